// What the editor must know of positions of RioMino.

import { emptied, type EditKind } from "$/edit/kinds";

export const kind: EditKind = {
  follows: ["dead"],
  own: ["table", "stock", "board"],
  optional: {},
  words: { phase: ["lot", "throw", "start"] },
  clear: (position) => ({ ...position, table: {}, stock: emptied(position.stock) }),
  carry: (from, to) => ({ ...to, table: from.table, stock: from.stock }),
  editor: () => import("./Editor.svelte"),
};
