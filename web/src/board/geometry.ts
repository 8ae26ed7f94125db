// Where things lie on a board, in the board's own units. No rule of any game is known here.

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
/** A place on a board, by the name the game's notation gives it. */
export type Cell = string;

/** A board whose places lie on a grid with sides of one unit. */
export interface Geometry {
  /** What is drawn, with its margin. */
  box: Box;
  /** How large a place is, where that is not a unit each way. */
  cell?: { width: number; height: number };
  /** The places by rows, from the top. */
  rows: readonly (readonly Cell[])[];
  centre(cell: Cell): Point;
  /** The place nearest to a point, if it is no farther than half a unit in each direction. */
  at(point: Point): Cell | null;
  /** The place that many columns to the right and rows down; null beyond the rim or in a gap. */
  beside(cell: Cell, columns: number, rows: number): Cell | null;
}

/** A place and where it lies: column and row, counted to the right and down. */
export interface Spot {
  cell: Cell;
  column: number;
  row: number;
}

/** Any set of places; `margin` is the room left free around them. */
export function placesAt(spots: readonly Spot[], margin = 0.5): Geometry {
  const byCell = new Map(spots.map((spot) => [spot.cell, spot]));
  const byPlace = new Map(spots.map((spot) => [`${spot.column},${spot.row}`, spot.cell]));
  const columns = spots.map((spot) => spot.column);
  const rows = [...new Set(spots.map((spot) => spot.row))].sort((a, b) => a - b);
  const left = Math.min(...columns, 0);
  const top = rows[0] ?? 0;
  return {
    box: {
      x: left - margin,
      y: top - margin,
      width: Math.max(...columns, 0) - left + 2 * margin,
      height: (rows.at(-1) ?? 0) - top + 2 * margin,
    },
    rows: rows.map((row) =>
      spots
        .filter((spot) => spot.row === row)
        .sort((a, b) => a.column - b.column)
        .map((spot) => spot.cell),
    ),
    centre: (cell) => {
      const spot = byCell.get(cell);
      return { x: spot?.column ?? 0, y: spot?.row ?? 0 };
    },
    at: ({ x, y }) => byPlace.get(`${Math.round(x)},${Math.round(y)}`) ?? null,
    beside: (cell, right, down) => {
      const spot = byCell.get(cell);
      return (spot && byPlace.get(`${spot.column + right},${spot.row + down}`)) ?? null;
    },
  };
}

/** A full grid; `name` gives each place its notation, by column and row from the top left. */
export function grid(
  columns: number,
  rows: number,
  name: (column: number, row: number) => Cell,
  margin?: number,
): Geometry {
  const spots: Spot[] = [];
  for (let row = 0; row < rows; ++row)
    for (let column = 0; column < columns; ++column) spots.push({ cell: name(column, row), column, row });
  return placesAt(spots, margin);
}
