import type { GameLook } from "../look";

export const riveroPenta: GameLook = {
  id: "rivero-penta",
  table: () => import("./Table.svelte"),
  box: () => import("./Box.svelte"),
  hidden: true,
  turns: true,
};
