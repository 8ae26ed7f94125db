// What the editor must know of positions of Pente.

import { carried, emptied, type EditKind, type Lists } from "$/edit/kinds";
import { boardOf } from "./points";

export const kind: EditKind = {
  follows: ["colour", "rows"],
  own: ["stones"],
  optional: { phase: "play", stones_left: 1, sides: [1, 0] },
  words: { phase: ["opening", "offer", "extend", "choose", "play"], three: ["free", "any"] },
  clear: (position) => ({
    ...position,
    stones: emptied(position.stones),
    captures: (position.captures as number[]).map(() => 0),
    to_move: 0,
  }),
  carry: (from, to) => ({ ...to, size: from.size ?? to.size, stones: carried(from.stones, to.stones) }),
  /** Stones beyond a smaller board leave it. */
  settle: (position) => {
    const there = new Set(boardOf(position.size as number).rows.flat());
    return {
      ...position,
      stones: (position.stones as Lists).map((points) => points.filter((point) => there.has(point))),
    };
  },
  editor: () => import("./Editor.svelte"),
};
