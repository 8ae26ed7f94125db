// The pictures of Rivero Penta: the field around the source, with the first player to act.

import type { Picture, Pictures } from "$/rulebook/picture";
import type { outline } from "./outline";

type Field = Readonly<Record<string, string>>;

const kAround: Field = { "1,0": "N4", "-1,0": "D2", "0,1": "C8", "0,-1": "A5" };
const kOther = ["C10", "A10", "D10", "C1"];
const kRest = ["C6", "D8", "A9", "A2"];

interface Table {
  /** One card of the hand; the others are of no account. */
  card?: string;
  /** The open pair of action cards: the new one lies on the other. */
  pair?: readonly [string, string];
}

/** A field in the middle of a turn: in the action where a pair lies open, otherwise with a card to play. */
function field(table: Field, { card = "C3", pair }: Table = {}) {
  const bridges = Object.values(table).filter((lies) => lies === "=").length;
  const [top, below] = pair ?? ["sun", "bridge"];
  const open = [below, top];
  const left = (action: string) =>
    6 - open.filter((one) => one === action).length - (action === "bridge" ? bridges : 0);
  return {
    game: "rivero-penta",
    variant: "standard",
    table,
    hands: [[card, ...kRest], kOther],
    scores: [10, 10],
    ocean: "rest",
    discard: [],
    closed: { sun: left("sun"), tap: left("tap"), bridge: left("bridge") },
    open,
    to_move: 0,
    phase: pair ? "action" : "play",
    plays_left: 1,
    placed: [],
    penalty: false,
    turn: 9,
  };
}

/** The picture of a card that brings so much on a place. */
const scoring = (table: Field, card: string, place: string, gain: number): Picture => ({
  position: field(table, { card }),
  lit: card,
  claims: [{ move: `${card}@${place}`, brings: ["rivero-penta.scored"], gain }],
});

const kThree: Field = { ...kAround, "2,0": "N5" };
const kRiver: Field = { ...kThree, "3,0": "N6" };
const kFour: Field = { ...kRiver, "4,0": "N7" };

export const pictures: Pictures<typeof outline> = {
  start: { position: field(kAround), claims: [] },
  link: {
    position: field(kAround, { card: "N5" }),
    lit: "N5",
    claims: [
      { move: "N5@2,0", brings: [] },
      { move: "N5@0,-2", brings: [] },
      { move: "N5@-2,0", refused: "rivero-penta.no-link" },
    ],
  },
  "ten-one": {
    position: field({ ...kAround, "1,0": "D9", "2,0": "D10" }, { card: "D1" }),
    lit: "D1",
    claims: [{ move: "D1@3,0", brings: ["rivero-penta.scored"], gain: 3 }],
  },
  clash: {
    position: field({ ...kAround, "1,0": "N1", "0,1": "A9" }, { card: "N2" }),
    played: "N2@1,1",
    claims: [{ move: "N2@1,1", brings: [] }],
  },
  "beside-source": {
    position: field({ "1,0": "N4", "-1,0": "D2", "0,1": "C8" }, { card: "A7" }),
    lit: "A7",
    claims: [{ move: "A7@0,-1", brings: [] }],
  },
  twice: {
    position: field({ ...kAround, "2,0": "N5", "-1,0": "C5" }, { card: "N5" }),
    crosses: ["-2,0"],
    claims: [{ move: "N5@-2,0", refused: "rivero-penta.twice-in-row" }],
  },
  "full-row": {
    position: field({ ...kFour, "-1,0": "D4", "-2,0": "D5", "-3,0": "A5", "-4,0": "A6", "0,-1": "C4" }, { card: "N8" }),
    crosses: ["5,0"],
    claims: [{ move: "N8@5,0", refused: "rivero-penta.row-full" }],
  },
  three: scoring(kThree, "N6", "3,0", 3),
  four: scoring(kRiver, "N7", "4,0", 5),
  five: scoring(kFour, "N8", "5,0", 8),
  joined: scoring(
    { "-1,0": "C3", "1,0": "N5", "0,-1": "A5", "-2,1": "D2", "-1,1": "D3", "1,1": "D5", "2,1": "D6" },
    "D4",
    "0,1",
    8,
  ),
  both: {
    position: field({ ...kThree, "2,1": "C5", "3,1": "N7", "3,2": "N8" }, { card: "N6" }),
    lit: "N6@3,0",
    claims: [{ move: "N6@3,0", brings: ["rivero-penta.scored"], gain: 6 }],
  },
  moved: {
    position: field(kThree, { pair: ["sun", "tap"] }),
    played: "move 2,0>0,-2",
    claims: [
      { move: "move 2,0>0,-2", brings: [] },
      { move: "move 1,0>3,0", refused: "rivero-penta.would-float" },
    ],
  },
  drought: {
    position: field(kRiver, { pair: ["sun", "sun"] }),
    rings: ["2,0", "3,0"],
    claims: [
      { move: "remove 2,0 3,0", brings: [], gain: 0 },
      { move: "remove 1,0 2,0", refused: "rivero-penta.would-float" },
    ],
  },
  drained: {
    position: field({ ...kFour, "5,0": "N8", "1,1": "C4" }, { pair: ["sun", "sun"] }),
    rings: ["1,0", "2,0", "3,0", "4,0", "5,0"],
    claims: [{ move: "drain 1,0 2,0 3,0 4,0 5,0", brings: ["rivero-penta.drained"], gain: 5 }],
  },
  tapped: {
    position: field({ ...kRiver, "3,1": "C6", "4,1": "C7" }, { pair: ["tap", "tap"] }),
    rings: ["1,0", "2,0", "3,0"],
    crosses: ["3,1", "4,1"],
    claims: [
      {
        move: "tap 1,0 2,0 3,0",
        brings: ["rivero-penta.floats", "rivero-penta.floats", "rivero-penta.tapped"],
        gain: 5,
      },
    ],
  },
  bridge: {
    position: field(kThree, { pair: ["bridge", "bridge"] }),
    lit: "",
    claims: [{ move: "bridge 3,0", brings: [] }],
  },
  "over-bridge": {
    position: field({ ...kThree, "3,0": "=" }, { card: "N9" }),
    lit: "N9",
    claims: [
      { move: "N9@4,0", brings: ["rivero-penta.scored"], gain: 3 },
      { move: "C6@4,0", refused: "rivero-penta.bridge-river" },
    ],
  },
};
