// The field as a board: squares around the source, x to the right and y up.

import type { Box, Cell, Geometry } from "$/board/geometry";

/** The columns in view. */
export interface Columns {
  left: number;
  right: number;
}

const kUp = 2; // rows above the source, and below it
const kLeastColumns = 7;
const kMargin = 0.12;

export interface Square {
  x: number;
  y: number;
}
export function readSquare(cell: Cell): Square {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { x, y };
}
export const cellOf = ({ x, y }: Square): Cell => `${x},${y}`;

/** What must be seen, and not fewer columns than a small field has, evenly added. */
export function columnsOf(cells: Iterable<Cell>): Columns {
  let left = 0;
  let right = 0;
  for (const cell of cells) {
    const { x } = readSquare(cell);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  while (right - left + 1 < kLeastColumns) {
    if (-left <= right) --left;
    else ++right;
  }
  return { left, right };
}

export function boxOf({ left, right }: Columns, tall: number): Box {
  return {
    x: left - 0.5 - kMargin,
    y: -(kUp + 0.5) * tall - kMargin,
    width: right - left + 1 + 2 * kMargin,
    height: (2 * kUp + 1) * tall + 2 * kMargin,
  };
}

/** How high a square is drawn: as cards are, or higher where the room is narrow. */
export function tallnessOf({ left, right }: Columns, width: number, height: number): number {
  if (width <= 0 || height <= 0) return 1.3;
  const square = width / (right - left + 1 + 2 * kMargin);
  return Math.min(1.75, Math.max(1.3, (height / square - 2 * kMargin) / (2 * kUp + 1)));
}

/** The squares of these columns; `box` is what is seen of them now. */
export function fieldGeometry({ left, right }: Columns, tall: number, box: Box): Geometry {
  const isThere = ({ x, y }: Square) => x >= left && x <= right && Math.abs(y) <= kUp;
  const find = (square: Square) => (isThere(square) ? cellOf(square) : null);
  const rows: Cell[][] = [];
  for (let y = kUp; y >= -kUp; --y) {
    const row: Cell[] = [];
    for (let x = left; x <= right; ++x) row.push(cellOf({ x, y }));
    rows.push(row);
  }
  return {
    box,
    cell: { width: 1, height: tall },
    rows,
    centre: (cell) => {
      const { x, y } = readSquare(cell);
      return { x, y: -y * tall || 0 };
    },
    at: ({ x, y }) => find({ x: Math.round(x), y: -Math.round(y / tall) || 0 }),
    beside: (cell, right, down) => {
      const { x, y } = readSquare(cell);
      return find({ x: x + right, y: y - down });
    },
  };
}
