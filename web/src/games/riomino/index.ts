import { t } from "$/i18n/index.svelte";
import type { MoveOf, PositionOf } from "$/rules/catalog";
import type { Seat } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";
import { piles } from "./dice";
import type { GameLook } from "../look";
import { ending } from "./ending";

/** The die by its two values, and where it lies. */
function tell(move: MoveOf<"riomino">): string | null {
  if (move.verb !== "lay") return null;
  return t("riomino.told", { die: [...new Set(move.edges)].join("–"), place: move.to });
}

function hand(table: Table, seat: Seat): string {
  const stock = (table.state.position as PositionOf<"riomino">).stock[seat] ?? [];
  const some = piles(stock).filter(({ count }) => count > 0);
  const dice = some.map(({ face, count }) => t("voice.dice.some", { count, a: face[0]!, b: face[1]! })).join(", ");
  return dice && t("voice.dice", { dice });
}

/** The die, by its two values. */
function where(move: MoveOf<"riomino">): string {
  const values = move.verb === "lay" ? [...new Set(move.edges)].sort() : [];
  return t("puzzles.where.die", { low: values[0] ?? "", high: values.at(-1) ?? "" });
}

export const riomino: GameLook<"riomino"> = {
  id: "riomino",
  words: () => import("./words"),
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  kinds: () => import("./kinds"),
  tell,
  hand,
  unlogged: ["begins-by-lot"], // its table says who goes first, who is the other one
  material: "dice",
  ending,
  keys: [
    { keys: ["1 … 6"], does: "keys.dice" },
    { keys: ["R"], does: "keys.turn-die" },
  ],
  hidden: false,
  turns: true,
  lesson: { steps: 10, scores: false, variant: "starter", load: () => import("./lesson") },
  rulebook: () => import("./rulebook"),
  edit: () => import("./edit"),
  boards: { option: "board", page: () => import("$/boards/RioPage.svelte") },
  proved: true,
  records: ["fastest", "longest"],
  where,
};
