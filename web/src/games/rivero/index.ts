import type { GameLook } from "../look";

export const rivero: GameLook = {
  id: "rivero",
  table: () => import("./Table.svelte"),
  box: () => import("./Box.svelte"),
  hidden: true,
  turns: true,
};
