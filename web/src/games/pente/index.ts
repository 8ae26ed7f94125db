import type { GameLook } from "../look";
import { isPoint } from "./points";

export const pente: GameLook = {
  id: "pente",
  table: () => import("./Table.svelte"),
  mark: () => import("./SeatMark.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  tell: (move) => (isPoint(move) ? move : ""), // a choice has its event
  hidden: false,
  turns: true,
};
