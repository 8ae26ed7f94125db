// The pictures of Rivero: what lies before the players, and the spring between them.

import type { Pictures } from "$/rulebook/picture";
import type { outline } from "./outline";

const kSpring = { "1b": ["D6"], "2b": ["A7"], "3b": ["D3"], "4b": ["N2"] };
const kHand = ["N5", "N9", "C1", "C8", "D10", "A4"];
const kFull = { ...kSpring, "2a": ["N8"], "2c": ["D4"], "2b": ["D2"] };

/** The first player's turn, as far as it has come. */
function table(phase: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    game: "rivero",
    variant: "standard",
    phase,
    to_move: 0,
    hands: [
      ["C8", "C2", "A9"],
      ["A1", "C3", "C5", "N10"],
    ],
    spring: kSpring,
    rivers: {},
    flask: [null, null],
    action: [null, null],
    groundwater: [[], []],
    ...more,
  };
}
const drawn = (more: Readonly<Record<string, unknown>>) => table("play", { option: "ocean", ...more });
const hand = (...cards: string[]) => [
  [...cards, "C8"],
  ["A1", "C3", "C5", "N10"],
];

const kBroken = { rivers: { "1.1": ["D5", "=", "D7"] }, bridges: { "1.1": ["C7"] }, action: [{ card: "tap" }, null] };

export const pictures: Pictures<typeof outline> = {
  rivero: {
    position: table("choose", { rivers: { "0.1": ["A3", "A4", "A5", "A6", "A7", "A8"] } }),
    parts: ["own"],
    claims: [],
  },
  start: {
    position: table("choose", { hands: [kHand, kHand] }),
    parts: ["other", "spring", "own"],
    claims: [{ move: "column 2", refused: "rivero.flask-free" }],
  },
  river: {
    position: table("choose", {
      rivers: { "0.1": ["N4", "N5", "N6"], "0.2": ["D5", "=", "D7"] },
      bridges: { "0.2": ["C7"] },
    }),
    parts: ["own"],
    claims: [],
  },
  "new-river": {
    position: drawn({ hands: hand("A5", "A6", "A7", "A9") }),
    played: "river A5 A6 A7",
    parts: ["own"],
    claims: [
      { move: "river A5 A6 A7", brings: [] },
      { move: "river A6 A7 A9", refused: "rivero.not-rising" },
      { move: "river A5 A6", refused: "rivero.river-short" },
    ],
  },
  joined: {
    position: drawn({ hands: hand("N7", "N9"), rivers: { "0.1": ["N4", "N5", "N6"] }, flask: ["0.1", null] }),
    played: "join N7 0.1",
    parts: ["own"],
    claims: [
      { move: "join N7 0.1", brings: [] },
      { move: "join N9 0.1", refused: "rivero.not-at-end" },
    ],
  },
  doubled: {
    position: drawn({ hands: hand("D7", "A7") }),
    played: "double D7 2b",
    parts: ["spring"],
    claims: [
      { move: "double D7 2b", brings: [] },
      { move: "double A7 2b", refused: "rivero.same-river" },
      { move: "double D7 1b", refused: "rivero.other-value" },
    ],
  },
  column: {
    position: table("choose", {
      hands: hand("D1", "D3"),
      rivers: { "0.1": ["A4", "A5", "A6"] },
      flask: ["0.1", null],
      spring: kFull,
    }),
    parts: ["spring", "own", "hand"],
    rings: ["column:2"],
    claims: [
      { move: "column 2", brings: [] },
      { move: "column 1", refused: "rivero.column-short" },
    ],
  },
  sun: {
    position: table("choose", {
      rivers: { "0.1": ["A5", "A6", "A7"] },
      action: [{ card: "sun", open: ["N6", "A4"] }, null],
    }),
    parts: ["own"],
    claims: [
      { move: "take", brings: [] },
      { move: "action", refused: "rivero.action-lies" },
    ],
  },
  "tap-before": {
    position: table("act", kBroken),
    parts: ["other"],
    claims: [{ move: "tap 1.1 low", brings: ["rivero.bridge-falls", "rivero.river-falls"] }],
  },
  "tap-after": { position: table("act", kBroken), played: "tap 1.1 low", parts: ["other", "own"], claims: [] },
  bridge: {
    position: table("act", {
      rivers: { "1.1": ["N3", "N4", "=", "N6", "N7"] },
      bridges: { "1.1": ["C7"] },
      action: [{ card: "bridge" }, null],
    }),
    parts: ["other"],
    claims: [
      { move: "bridge 1.1 N3", refused: "rivero.bridge-at-end" },
      { move: "bridge 1.1 N4", refused: "rivero.bridge-beside" },
    ],
  },
  joker: {
    position: drawn({
      hands: hand("N8"),
      rivers: { "0.1": ["N4", "N5", "N6"] },
      flask: ["0.1", null],
      action: [{ card: "bridge", joker: "C7" }, null],
    }),
    played: "join = N8 0.1",
    parts: ["own"],
    claims: [{ move: "join = N8 0.1", brings: ["rivero.action-leaves"] }],
  },
  replaced: {
    position: drawn({ hands: hand("D6"), rivers: { "1.1": ["D5", "=", "D7"] }, bridges: { "1.1": ["C7"] } }),
    played: "replace D6 1.1",
    parts: ["other", "hand"],
    claims: [{ move: "replace D6 1.1", brings: ["rivero.bridge-taken"] }],
  },
};
