import type { GameLook } from "../look";

export const rivero: GameLook = {
  id: "rivero",
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  hidden: true,
  turns: true,
};
