import type { GameLook } from "../look";

export const pente: GameLook = {
  id: "pente",
  table: () => import("./Table.svelte"),
  box: () => import("./Box.svelte"),
  hidden: false,
  turns: true,
};
