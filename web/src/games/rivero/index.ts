import { tellCards } from "../cards/told";
import type { GameLook } from "../look";

export const rivero: GameLook = {
  id: "rivero",
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  tell: (move) => tellCards("rivero", move) ?? move,
  hidden: true,
  turns: true,
};
