import type { PositionOf } from "$/rules/catalog";
import { kCardKeys } from "../cards/keys";
import { sayHand } from "../cards/say";
import { tellCards } from "../cards/told";
import type { GameLook } from "../look";

export const rivero: GameLook = {
  id: "rivero",
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  tell: (move) => tellCards("rivero", move) ?? move,
  hand: (table, seat) => sayHand((table.state.position as PositionOf<"rivero">).hands[seat] ?? []),
  keys: kCardKeys,
  hidden: true,
  turns: true,
};
