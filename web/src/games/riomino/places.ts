// Where dice can go, as the legal moves tell it.

import type { Cell } from "$/board/geometry";
import type { LegalMove } from "$/rules/wire";
import { faceOf, type Face, type Sides } from "./dice";

/** The dice that may be laid on each square, as they would lie. */
export type Places = ReadonlyMap<Cell, readonly Sides[]>;

/** A die on a square, as a move writes it: `1,0:0110`; nothing where the text is no placement. */
export function readPlacing(move: string): { cell: Cell; sides: Sides } | null {
  const [cell, sides] = move.split(":");
  return cell && sides ? { cell, sides } : null;
}
export const writePlacing = (cell: Cell, sides: Sides): string => `${cell}:${sides}`;

export function placesOf(moves: readonly LegalMove[]): Places {
  const places = new Map<Cell, Sides[]>();
  for (const { move } of moves) {
    const placing = readPlacing(move);
    if (!placing) continue;
    const there = places.get(placing.cell);
    if (there) there.push(placing.sides);
    else places.set(placing.cell, [placing.sides]);
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
