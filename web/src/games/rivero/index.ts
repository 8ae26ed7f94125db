import type { PositionOf } from "$/rules/catalog";
import { kCardKeys } from "../cards/keys";
import { sayHand } from "../cards/names";
import { tellCards } from "../cards/log";
import type { GameLook } from "../look";
import { ending } from "./ending";

export const rivero: GameLook<"rivero"> = {
  id: "rivero",
  words: () => import("./words"),
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  kinds: () => import("./kinds"),
  tell: (move) => (move.verb === "end" ? "" : tellCards("rivero", move)),
  hand: (table, seat) => sayHand((table.state.position as PositionOf<"rivero">).hands[seat] ?? []),
  material: "water",
  ending,
  keys: kCardKeys,
  hidden: true,
  turns: true,
  lesson: { steps: 15, scores: false, variant: "standard", load: () => import("./lesson") },
  rulebook: () => import("./rulebook"),
  edit: () => import("./edit"),
  boards: null,
  proved: false,
  records: ["fastest", "longest"],
  where: null,
};
