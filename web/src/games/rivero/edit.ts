// What the editor must know of positions of Rivero.

import { emptied, type EditKind } from "$/edit/kinds";

export const kind: EditKind = {
  follows: ["ocean", "seen", "shown", "with", "made"],
  own: ["hands", "spring", "rivers", "groundwater", "flask", "action"],
  optional: { option: "ocean", unused: [], doubled: true, extra: true, done: "spring", discard: [], bridges: {} },
  words: {
    phase: ["choose", "play", "act", "end"],
    option: ["ocean", "column"],
    done: ["spring", "exchange", "ground", "lift"],
  },
  clear: (position) => ({
    ...position,
    hands: emptied(position.hands),
    spring: {},
    rivers: {},
    groundwater: emptied(position.groundwater),
    flask: [null, null],
  }),
  carry: (from, to) => ({
    ...to,
    hands: from.hands,
    spring: from.spring,
    rivers: from.rivers,
    groundwater: from.groundwater,
  }),
  editor: () => import("./Editor.svelte"),
};
