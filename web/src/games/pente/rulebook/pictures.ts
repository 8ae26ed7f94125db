// The pictures of Pente: small boards of nine lines, but where the distance to the centre matters.

import type { Pictures } from "$/rulebook/picture";
import type { outline } from "./outline";

interface Board {
  size?: number;
  variant?: string;
  captures?: readonly number[];
}

/** A board on which the first player is to move. */
function board(stones: readonly (readonly string[])[], { size = 9, variant = "standard", captures }: Board = {}) {
  return { game: "pente", variant, size, stones, captures: captures ?? stones.map(() => 0), to_move: 0 };
}

export const pictures: Pictures<typeof outline> = {
  five: {
    position: board([
      ["C5", "D5", "E5", "G5"],
      ["E6", "F6", "E4", "C7"],
    ]),
    played: "F5",
    claims: [{ move: "F5", brings: [], ends: "five" }],
  },
  first: {
    position: board([[], []]),
    played: "E5",
    claims: [
      { move: "E5", brings: [] },
      { move: "D4", refused: "pente.not-centre" },
    ],
  },
  tria: {
    position: board([
      ["D5", "E5"],
      ["C3", "G7"],
    ]),
    played: "F5",
    claims: [{ move: "F5", brings: ["pente.tria"] }],
  },
  tessera: {
    position: board([
      ["C5", "D5", "E5"],
      ["C3", "G7", "D7"],
    ]),
    played: "F5",
    claims: [{ move: "F5", brings: ["pente.tessera"] }],
  },
  pair: {
    position: board([
      ["C5", "G7"],
      ["D5", "E5", "E3"],
    ]),
    played: "F5",
    claims: [{ move: "F5", brings: ["pente.captured"] }],
  },
  double: {
    position: board([
      ["C5", "F8"],
      ["D5", "E5", "F6", "F7"],
    ]),
    played: "F5",
    claims: [{ move: "F5", brings: ["pente.captured", "pente.captured"] }],
  },
  "not-three": {
    position: board([
      ["B5", "E7"],
      ["C5", "D5", "E5"],
    ]),
    played: "F5",
    claims: [{ move: "F5", brings: [] }],
  },
  safe: {
    position: board([
      ["D5", "G3"],
      ["C5", "F5", "D7"],
    ]),
    played: "E5",
    claims: [{ move: "E5", brings: [] }],
  },
  "fifth-pair": {
    position: board(
      [
        ["C3", "G7"],
        ["D4", "E5", "F2"],
      ],
      { captures: [4, 2] },
    ),
    played: "F6",
    claims: [{ move: "F6", brings: ["pente.captured"], ends: "captures" }],
  },
  far: {
    position: board([["G7"], ["H8"]], { size: 13, variant: "tournament" }),
    lit: "",
    claims: [
      { move: "J9", refused: "pente.too-near" },
      { move: "K7", brings: [] },
    ],
  },
  mixed: {
    position: board([["C5", "G3"], ["D5", "F7"], ["E5"], ["C7"]], { variant: "team" }),
    played: "F5",
    claims: [{ move: "F5", brings: ["pente.captured"] }],
  },
  many: {
    position: board(
      [
        ["C5", "D5", "E5"],
        ["C6", "D7", "E4"],
        ["G3", "G4", "B7"],
      ],
      { variant: "points-many" },
    ),
    played: "F5",
    claims: [{ move: "F5", brings: [], ends: "four" }],
  },
  six: {
    position: board(
      [
        ["B5", "C5", "D5", "F5", "G5"],
        ["D6", "E7", "F3", "C3", "H6"],
      ],
      { variant: "complication" },
    ),
    played: "E5",
    claims: [{ move: "E5", brings: [], ends: null }],
  },
  "double-three": {
    position: board(
      [
        ["C5", "D5", "E6", "E7"],
        ["B2", "H8", "B8", "H2"],
      ],
      { variant: "complication" },
    ),
    crosses: ["E5"],
    claims: [{ move: "E5", refused: "pente.double-three" }],
  },
  keryo: {
    position: board(
      [
        ["B5", "E7"],
        ["C5", "D5", "E5"],
      ],
      { variant: "keryo" },
    ),
    played: "F5",
    claims: [{ move: "F5", brings: ["pente.captured-three"] }],
  },
  axis: {
    position: board([["G7"], ["H8"]], { size: 13, variant: "g-pente" }),
    lit: "",
    claims: [
      { move: "K7", refused: "pente.on-axis" },
      { move: "K8", brings: [] },
    ],
  },
  poof: {
    position: board(
      [
        ["D5", "G3"],
        ["C5", "F5", "D7"],
      ],
      { variant: "poof" },
    ),
    played: "E5",
    claims: [{ move: "E5", brings: ["pente.poofed"] }],
  },
  boat: {
    position: board(
      [
        ["C5", "D5", "E5", "G5", "E6"],
        ["E7", "C7", "G7", "H3"],
      ],
      { variant: "boat" },
    ),
    played: "F5",
    claims: [{ move: "F5", brings: ["pente.breakable"], ends: null }],
  },
};
