// What the dice lie on: the board of a level, or the cloth of the wizard with
// its floating frame. For drawing only: what may be laid where, the rules say.

import { placesAt, type Box, type Cell, type Geometry, type Spot } from "$/board/geometry";
import { kFacts, type PositionOf } from "$/rules/catalog";

export type RiominoTable = PositionOf<"riomino">;

/** Rows and columns of the wizard's frame (RM-14). */
export const kFrame = kFacts.riomino.wizard.frame!;
/** Room around the squares, in squares, for the rim and the numbers. */
const kMargin = 0.36;

/** From and to, both included. */
export interface Span {
  from: number;
  to: number;
}
export interface Area {
  x: Span;
  y: Span;
}

export const cellAt = (x: number, y: number): Cell => `${x},${y}`;
export function placeOf(cell: Cell): { x: number; y: number } {
  const [x, y] = cell.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

/** The squares of a drawing: rows from the top, `o` the middle, `.` none. */
export function readDrawing(drawing: string): Cell[] {
  const rows = drawing.split(/\s+/).filter(Boolean);
  const middle = rows.findIndex((row) => row.includes("o"));
  const column = rows[middle]?.indexOf("o") ?? 0;
  return rows.flatMap((row, i) =>
    [...row].flatMap((sign, j) => (sign === "." ? [] : [cellAt(j - column, middle - i)])),
  );
}

/** The squares of the board; nothing where the dice lie on cloth. */
export const boardOf = ({ board, variant }: Pick<RiominoTable, "board" | "variant">): readonly Cell[] | null =>
  board ?? kFacts.riomino[variant].board ?? null;

export const width = ({ from, to }: Span): number => to - from + 1;

function spanOf(numbers: readonly number[]): Span {
  return { from: Math.min(...numbers, 0), to: Math.max(...numbers, 0) };
}
export function areaOf(cells: readonly Cell[]): Area {
  const places = cells.map(placeOf);
  return { x: spanOf(places.map(({ x }) => x)), y: spanOf(places.map(({ y }) => y)) };
}

/** Where the frame can still come to lie around dice that cover so much. */
const reachOf = ({ from, to }: Span): Span => ({ from: to - kFrame + 1, to: from + kFrame - 1 });

/** Dice and the squares beside them, as far as the frame reaches; as still as can be. */
function viewOf(dice: Span): Span {
  const most = reachOf(dice);
  const from = Math.max(dice.from - 1, most.from);
  const to = Math.min(dice.to + 1, most.to);
  const size = Math.max(kFrame, to - from + 1);
  const left = Math.min(Math.max(-Math.floor(kFrame / 2), to - size + 1), from);
  return { from: left, to: left + size - 1 };
}

export interface Ground {
  /** The board's squares; nothing on cloth. */
  board: readonly Cell[] | null;
  /** What the dice cover. */
  dice: Area;
  /** What is shown. */
  view: Area;
  places: Geometry;
}

function spotsOf(cells: readonly Cell[]): Spot[] {
  return cells.map((cell) => ({ cell, column: placeOf(cell).x, row: -placeOf(cell).y }));
}
function cellsOf({ x, y }: Area): Cell[] {
  const cells: Cell[] = [];
  for (let row = y.to; row >= y.from; --row)
    for (let column = x.from; column <= x.to; ++column) cells.push(cellAt(column, row));
  return cells;
}
export function boxOf({ x, y }: Area): Box {
  const around = 0.5 + kMargin;
  return {
    x: x.from - around,
    y: -y.to - around,
    width: width(x) - 1 + 2 * around,
    height: width(y) - 1 + 2 * around,
  };
}

export function groundOf(position: RiominoTable): Ground {
  const board = boardOf(position);
  const dice = areaOf(Object.keys(position.table));
  const view = board ? areaOf(board) : { x: viewOf(dice.x), y: viewOf(dice.y) };
  return { board, dice, view, places: placesAt(spotsOf(board ?? cellsOf(view))) };
}
