// What the editor must know of positions of Penta Rush.

import { carried, emptied, type EditKind } from "$/edit/kinds";

export const kind: EditKind = {
  follows: ["changes"],
  own: ["boards", "outlines", "dice"],
  optional: {},
  seats: { done: "some", flipped_by: "one" },
  words: { phase: ["roll", "search", "strike", "over"] },
  clear: (position) => ({
    ...position,
    outlines: emptied(position.outlines ?? position.scores),
    done: [],
    flipped_by: null,
  }),
  carry: (from, to) => ({ ...to, boards: carried(from.boards, to.boards) }),
  editor: () => import("./Editor.svelte"),
};
