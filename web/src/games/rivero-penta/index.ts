import type { GameLook } from "../look";

export const riveroPenta: GameLook = {
  id: "rivero-penta",
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  hidden: true,
  turns: true,
};
