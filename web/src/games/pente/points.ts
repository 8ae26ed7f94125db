// Where things lie on a Pente board, and whose they are. Nothing here judges a move.

import { grid, type Cell, type Geometry } from "$/board/geometry";
import type { PositionOf } from "$/rules/catalog";
import type { Seat } from "$/rules/wire";

export type Position = PositionOf<"pente">;
/** Which of the stones: an index into the position's lists. */
export type Colour = number;

/** PE-01: the letter I is left out. */
export const kColumns = "ABCDEFGHJKLMNOPQRST";
/** The rim of wood around the outermost lines, where the coordinates stand. */
export const kRim = 1;

export function boardOf(size: number): Geometry {
  return grid(size, size, (column, row) => `${kColumns[column]}${size - row}`, kRim);
}

/** The dots on the wood: the centre, and three and six points from it along the diagonals. */
export function stars(size: number): Cell[] {
  const middle = (size - 1) / 2;
  const far = size > 13 ? [3, 6] : [3];
  const corners = far.flatMap((by) => [-by, by].flatMap((x) => [-by, by].map((y) => [x, y] as const)));
  return [[0, 0] as const, ...corners].map(([x, y]) => `${kColumns[middle + x]}${middle + 1 + y}`);
}

/** The colour of the stone on each point that has one. */
export function stonesOn(position: Position): Map<Cell, Colour> {
  return new Map(position.stones.flatMap((points, colour) => points.map((point) => [point, colour] as const)));
}

/** The colour a seat plays: its own, that of its team, or the one it chose. */
export function colourOf(position: Position, seat: Seat): Colour {
  return position.sides?.[seat] ?? seat % position.stones.length;
}

export function seatsOf(position: Position, colour: Colour, players: number): Seat[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) => colourOf(position, seat) === colour);
}
