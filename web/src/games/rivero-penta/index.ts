import { kFacts, type PositionOf } from "$/rules/catalog";
import { kCardKeys } from "../cards/keys";
import { sayHand } from "../cards/names";
import { tellCards } from "../cards/log";
import type { GameLook } from "../look";
import { ending } from "./ending";
import { namePlace } from "./places";
import { whereOnField } from "./where";

export const riveroPenta: GameLook<"rivero-penta"> = {
  id: "rivero-penta",
  words: () => import("./words"),
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  goal: () => kFacts["rivero-penta"].standard.goal,
  box: () => import("./Box.svelte"),
  kinds: () => import("./kinds"),
  tell: (move) => tellCards("rivero-penta", move, namePlace),
  hand: (table, seat) => sayHand((table.state.position as PositionOf<"rivero-penta">).hands[seat] ?? []),
  material: "water",
  ending,
  keys: kCardKeys,
  hidden: true,
  turns: true,
  lesson: { steps: 14, scores: true, variant: "standard", load: () => import("./lesson") },
  rulebook: () => import("./rulebook"),
  edit: () => import("./edit"),
  boards: null,
  proved: false,
  records: ["fastest", "best", "longest"],
  where: (move, { table }) => whereOnField(move, table),
};
