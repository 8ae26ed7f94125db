import { tellCards } from "../cards/told";
import type { GameLook } from "../look";

export const riveroPenta: GameLook = {
  id: "rivero-penta",
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  tell: (move) => tellCards("rivero-penta", move) ?? move,
  hidden: true,
  turns: true,
};
