import type { GameLook } from "../look";

export const riomino: GameLook = {
  id: "riomino",
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  hidden: false,
  turns: true,
};
