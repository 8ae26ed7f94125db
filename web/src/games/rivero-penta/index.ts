import type { PositionOf } from "$/rules/catalog";
import { kCardKeys } from "../cards/keys";
import { sayHand } from "../cards/say";
import { tellCards } from "../cards/told";
import type { GameLook } from "../look";

export const riveroPenta: GameLook = {
  id: "rivero-penta",
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  tell: (move) => tellCards("rivero-penta", move) ?? move,
  hand: (table, seat) => sayHand((table.state.position as PositionOf<"rivero-penta">).hands[seat] ?? []),
  keys: kCardKeys,
  hidden: true,
  turns: true,
};
