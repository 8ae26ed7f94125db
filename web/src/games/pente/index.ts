import { t } from "$/i18n/index.svelte";
import { kFacts, type PositionOf } from "$/rules/catalog";
import type { Table } from "$/table/table.svelte";
import type { GameLook } from "../look";
import { ending } from "./ending";

const factsOf = (table: Table) => kFacts.pente[(table.state.position as PositionOf<"pente">).variant];

/** Captures that win; what partners take counts together, and their tray tells it. */
function goal(table: Table): number | undefined {
  const { captures, score } = factsOf(table);
  return score === "captures" && captures > 0 ? captures : undefined;
}

export const pente: GameLook<"pente"> = {
  id: "pente",
  words: () => import("./words"),
  table: () => import("./Table.svelte"),
  mark: () => import("./SeatMark.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  kinds: () => import("./kinds"),
  tell: (move) => (move.verb === "lay" ? move.to : ""), // a choice has its event
  material: "stone",
  ending,
  goal,
  scoreless: (table) => factsOf(table).captures === 0,
  hidden: false,
  turns: true,
  lesson: { steps: 12, scores: true, variant: "standard", load: () => import("./lesson") },
  rulebook: () => import("./rulebook"),
  edit: () => import("./edit"),
  boards: null,
  proved: true,
  records: ["fastest", "longest"],
  where: (move) => t("puzzles.where.column", { column: move.verb === "lay" ? move.to[0]! : "" }),
};
