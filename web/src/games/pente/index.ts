import type { GameLook } from "../look";

export const pente: GameLook = {
  id: "pente",
  table: () => import("./Table.svelte"),
  mark: () => import("./SeatMark.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  hidden: false,
  turns: true,
};
