// The field as a board: squares around the source, x to the right and y up.

import type { Box, Cell, Geometry } from "$/board/geometry";

/** The columns in view. */
export interface Columns {
  left: number;
  right: number;
}

const kUp = 2; // rows above the source, and below it
const kRows = 2 * kUp + 1;
const kLeastColumns = 7;
const kMargin = 0.12;
/** How high a square is, for its width. */
const kLeastTall = 1.25;
const kMostTall = 1.75;

export interface Square {
  x: number;
  y: number;
}
export function readSquare(cell: Cell): Square {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { x, y };
}
export const cellOf = ({ x, y }: Square): Cell => `${x},${y}`;

/** The room there is, in pixels; none before it is measured. */
export interface Room {
  width: number;
  height: number;
}
const kNoRoom: Room = { width: 0, height: 0 };
const isMeasured = ({ width, height }: Room) => width > 0 && height > 0;

/** How many columns a room has beside five rows of its height: an odd number, with the source in the middle. */
function columnsIn(room: Room): number {
  if (!isMeasured(room)) return kLeastColumns;
  const column = room.height / (kRows * kLeastTall + 2 * kMargin);
  const fit = Math.floor(room.width / column - 2 * kMargin);
  return Math.max(kLeastColumns, fit % 2 === 0 ? fit - 1 : fit);
}

/** What must be seen, and as many columns more as the room has anyway, evenly added. */
export function columnsOf(cells: Iterable<Cell>, room: Room = kNoRoom): Columns {
  let left = 0;
  let right = 0;
  for (const cell of cells) {
    const { x } = readSquare(cell);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  const least = columnsIn(room);
  while (right - left + 1 < least) {
    if (-left <= right) --left;
    else ++right;
  }
  return { left, right };
}

/** What is drawn: the squares in the middle of a cloth that fills the room. */
export function boxOf({ left, right }: Columns, tall: number, room: Room = kNoRoom): Box {
  const width = right - left + 1 + 2 * kMargin;
  const height = kRows * tall + 2 * kMargin;
  const wide = isMeasured(room) ? Math.max(width, (height * room.width) / room.height) : width;
  const high = isMeasured(room) ? Math.max(height, (width * room.height) / room.width) : height;
  return { x: (left + right - wide) / 2, y: -high / 2, width: wide, height: high };
}

/** How high a square is drawn: as cards are, or higher where the room is narrow. */
export function tallnessOf({ left, right }: Columns, room: Room): number {
  if (!isMeasured(room)) return kLeastTall;
  const square = room.width / (right - left + 1 + 2 * kMargin);
  return Math.min(kMostTall, Math.max(kLeastTall, (room.height / square - 2 * kMargin) / kRows));
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
