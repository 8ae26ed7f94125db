// The pictures of Penta Rush: one board with shapes for the throw of two circles, a diamond, a
// triangle and a square.

import type { Picture, Pictures } from "$/rulebook/picture";
import type { outline } from "./outline";

const kDice = "aabcd";

/** Shapes that fit the throw, each on squares of its own. */
const kP = ["a9", "a10", "b8", "b9", "b10"];
const kL = ["d7", "d8", "d9", "d10", "e7"];
const kMirroredL = ["g10", "h7", "h8", "h9", "h10"];
const kX = ["b5", "c4", "c5", "c6", "d5"];
const kU = ["f4", "f5", "g4", "h4", "h5"];
const kT = ["a2", "b2", "c1", "c2", "c3"];
const kI = ["f1", "g1", "h1", "i1", "j1"];
/** Five squares that are not what the dice show. */
const kWrong = ["j6", "j7", "j8", "j9", "j10"];
/** Fits the throw together with one square of the L. */
const kOver = ["e8", "e9", "f9", "f10", "e7"];

/** The rest of the board shows stars and waves, so that nothing fits by chance. */
function boardWith(shapes: readonly (readonly string[])[]): string[] {
  const rows = Array.from({ length: 10 }, (_, row) =>
    Array.from({ length: 10 }, (__, column): string => ((row + column) % 2 ? "e" : "f")),
  );
  for (const shape of shapes)
    shape.forEach((square, i) => {
      rows[10 - Number(square.slice(1))]![square.charCodeAt(0) - 97] = kDice[i]!;
    });
  return rows.map((row) => row.join(""));
}
const kBoard = boardWith([kP, kL, kMirroredL, kX, kU, kT, kI, kOver]);

/** A round in which the others are done: the first player says so too, and the round is judged. */
function round(outlines: readonly (readonly string[])[], number = 1) {
  const scores = Array.from({ length: number - 1 }, () => 6);
  return {
    game: "penta-rush",
    variant: "base",
    round: number,
    phase: "search",
    dice: kDice,
    boards: [kBoard, kBoard],
    outlines: [outlines, []],
    done: [1],
    flipped_by: null,
    scores: [scores, scores],
  };
}

const kPlan = {
  ...round([]),
  variant: "puzzle",
  round: 3,
  scores: [
    [1, 0],
    [1, 0],
  ],
  plan: [
    { ringed: [kL], struck: [kU], timer: 0 },
    { ringed: [kL], struck: [kU], timer: 0 },
  ],
};

const judged = (outlines: readonly (readonly string[])[], ...brings: Picture["claims"]): Picture => ({
  position: round(outlines),
  played: "done",
  claims: brings,
});

export const pictures: Pictures<typeof outline> = {
  tiles: { position: round([]), parts: ["tiles"], claims: [] },
  shape: {
    position: round([kX]),
    parts: ["board"],
    claims: [{ move: "ring a1 b2 c3 d4 e5", refused: "penta-rush.no-shape" }],
  },
  mirror: judged([kL, kMirroredL], {
    move: "done",
    brings: [
      "penta-rush.done",
      "penta-rush.all-done",
      "penta-rush.counts",
      "penta-rush.twice",
      "penta-rush.round-score",
      "penta-rush.round-score",
    ],
  }),
  fits: judged([kT], {
    move: "done",
    brings: [
      "penta-rush.done",
      "penta-rush.all-done",
      "penta-rush.counts",
      "penta-rush.round-score",
      "penta-rush.round-score",
    ],
  }),
  misfits: judged([kWrong], {
    move: "done",
    brings: [
      "penta-rush.done",
      "penta-rush.all-done",
      "penta-rush.misfits",
      "penta-rush.round-score",
      "penta-rush.round-score",
    ],
  }),
  overlap: judged([kL, kOver, kP], {
    move: "done",
    brings: [
      "penta-rush.done",
      "penta-rush.all-done",
      "penta-rush.overlaps",
      "penta-rush.overlaps",
      "penta-rush.counts",
      "penta-rush.round-score",
      "penta-rush.round-score",
    ],
  }),
  six: judged([kP, kL, kU, kT, kI, kX], {
    move: "done",
    brings: [
      "penta-rush.done",
      "penta-rush.all-done",
      "penta-rush.counts",
      "penta-rush.counts",
      "penta-rush.counts",
      "penta-rush.counts",
      "penta-rush.counts",
      "penta-rush.dearest",
      "penta-rush.round-score",
      "penta-rush.round-score",
    ],
  }),
  last: {
    position: round([kX, kT], 5),
    played: "done",
    claims: [
      {
        move: "done",
        brings: [
          "penta-rush.done",
          "penta-rush.all-done",
          "penta-rush.counts",
          "penta-rush.counts",
          "penta-rush.doubled",
          "penta-rush.round-score",
          "penta-rush.round-score",
        ],
      },
    ],
  },
  covered: {
    position: { ...kPlan, outlines: [[kOver], []] },
    played: "done",
    parts: ["dice", "board", "tiles"],
    claims: [
      {
        move: "done",
        brings: [
          "penta-rush.done",
          "penta-rush.all-done",
          "penta-rush.covered",
          "penta-rush.round-score",
          "penta-rush.round-score",
          "penta-rush.must-strike",
          "penta-rush.must-strike",
        ],
      },
    ],
  },
  strike: {
    position: {
      ...kPlan,
      phase: "strike",
      done: [],
      scores: [
        [1, 0, 0],
        [1, 0, 0],
      ],
    },
    played: "strike V h7 h8 h9 i9 j9",
    parts: ["board", "tiles"],
    claims: [
      { move: "strike V h7 h8 h9 i9 j9", brings: ["penta-rush.struck"] },
      { move: "strike V d7 e7 f7 f8 f9", refused: "penta-rush.square-taken" },
      { move: "strike L a1 a2 a3 a4 b4", refused: "penta-rush.shape-gone" },
    ],
  },
};
