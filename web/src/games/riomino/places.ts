// Where dice can go, as the legal moves tell it.

import type { Cell } from "$/board/geometry";
import type { LegalMove } from "$/rules/wire";
import { faceOf, type Face, type Sides } from "./dice";

/** The dice that may be laid on each square, as they would lie. */
export type Places = ReadonlyMap<Cell, readonly Sides[]>;

export function placesOf(moves: readonly LegalMove<"riomino">[]): Places {
  const places = new Map<Cell, Sides[]>();
  for (const move of moves) {
    if (move.verb !== "lay") continue;
    const there = places.get(move.to);
    if (there) there.push(move.edges);
    else places.set(move.to, [move.edges]);
  }
  return places;
}

/** How a face could lie on a square. */
export const turnsFor = (places: Places, cell: Cell, face: Face): Sides[] =>
  (places.get(cell) ?? []).filter((sides) => faceOf(sides) === face);

/** The faces that fit on a square. */
export const facesFor = (places: Places, cell: Cell): Face[] => [...new Set((places.get(cell) ?? []).map(faceOf))];

/** The squares that take a face, in any turn. */
export const cellsFor = (places: Places, face: Face): Cell[] =>
  [...places.keys()].filter((cell) => turnsFor(places, cell, face).length > 0);

/** `fits` as the die is held, `turn` once it is turned, `open` with no die in hand. */
export type Light = "fits" | "turn" | "open";

export function lightOf(places: Places, cell: Cell, face: Face | null, sides: Sides | null): Light | null {
  if (!places.has(cell)) return null;
  if (face === null || sides === null) return "open";
  const turns = turnsFor(places, cell, face);
  if (turns.length === 0) return null;
  return turns.includes(sides) ? "fits" : "turn";
}
