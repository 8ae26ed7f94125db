import type { GameLook } from "../look";

export const pentaRush: GameLook = {
  id: "penta-rush",
  table: () => import("./Table.svelte"),
  box: () => import("./Box.svelte"),
  hidden: true,
  turns: false,
};
