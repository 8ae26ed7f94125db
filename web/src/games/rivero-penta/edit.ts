// What the editor must know of positions of Rivero Penta.

import { emptied, type EditKind } from "$/edit/kinds";

export const kind: EditKind = {
  follows: ["seen"],
  own: ["table", "hands", "discard", "open", "closed", "ocean"],
  optional: {},
  words: { phase: ["setup", "action", "play"] },
  clear: (position) => ({
    ...position,
    table: {},
    hands: emptied(position.hands),
    discard: [],
    placed: [],
    ocean: "rest",
  }),
  carry: (_, to) => to,
  editor: () => import("./Editor.svelte"),
};
