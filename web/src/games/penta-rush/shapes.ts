// The twelve tiles as they are drawn, squares on the board, and rings around them. What a tile is
// worth, and whether an outline counts is for the rules to say.

import { grid, type Cell, type Geometry, type Point } from "$/board/geometry";
import { kFacts } from "$/rules/catalog";

export const kShapes = ["F", "I", "L", "N", "P", "T", "U", "V", "W", "X", "Y", "Z"] as const;
export type Shape = (typeof kShapes)[number];

/** Each tile as it stands in its letter, rows from the top. */
const kDrawn: Record<Shape, readonly string[]> = {
  F: [".##", "##.", ".#."],
  I: ["#", "#", "#", "#", "#"],
  L: ["#.", "#.", "#.", "##"],
  N: [".#", ".#", "##", "#."],
  P: ["##", "##", "#."],
  T: ["###", ".#.", ".#."],
  U: ["#.#", "###"],
  V: ["#..", "#..", "###"],
  W: ["#..", "##.", ".##"],
  X: [".#.", "###", ".#."],
  Y: [".#", "##", ".#", ".#"],
  Z: ["##.", ".#.", ".##"],
};

/** The squares of a tile, counted to the right and down. */
export const tileSquares: Record<Shape, readonly Point[]> = Object.fromEntries(
  kShapes.map((shape) => [
    shape,
    kDrawn[shape].flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [{ x, y }] : []))),
  ]),
) as unknown as Record<Shape, Point[]>;

/** What each tile is worth. */
export const tilePoints = kFacts["penta-rush"].base.points as Record<Shape, number>;

/** Moved into the corner and sorted: equal for equal ways up. */
function settled(squares: readonly Point[]): string {
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  return squares
    .map(({ x, y }) => `${x - left},${y - top}`)
    .sort()
    .join(" ");
}

/** Every way up a tile can lie: turned clockwise, then from its other side. Each once, moved into the corner. */
export function waysOf(shape: Shape): Point[][] {
  const ways = new Map<string, Point[]>();
  let squares: readonly Point[] = tileSquares[shape];
  for (let way = 0; way < 8; ++way) {
    if (way === 4) squares = squares.map(({ x, y }) => ({ x: -x, y }));
    const left = Math.min(...squares.map(({ x }) => x));
    const top = Math.min(...squares.map(({ y }) => y));
    const key = settled(squares);
    if (!ways.has(key))
      ways.set(
        key,
        squares.map(({ x, y }) => ({ x: x - left, y: y - top })),
      );
    squares = squares.map(({ x, y }) => ({ x: -y, y: x }));
  }
  return [...ways.values()];
}

const byWayUp = new Map(kShapes.flatMap((shape) => waysOf(shape).map((squares) => [settled(squares), shape] as const)));

// --- the board

export const kSide = 10;

/** Named from the lower left corner, with room for the names of columns and rows. */
export const boardGeometry: Geometry = {
  ...grid(kSide, kSide, (column, row) => `${String.fromCharCode(97 + column)}${kSide - row}`),
  box: { x: -0.98, y: -0.62, width: 10.6, height: 10.6 },
};

/** The letter of the tile that lies on these squares, to be written in its ring. */
export function letterOf(squares: readonly Cell[]): Shape | "" {
  return byWayUp.get(settled(squares.map(boardGeometry.centre))) ?? "";
}

export const sameSquares = (a: readonly Cell[], b: readonly Cell[]) =>
  a.length === b.length && a.every((square) => b.includes(square));

/** The symbol on a square, from a board as a position has it: ten rows, the top one first. */
export function symbolAt(board: readonly string[], square: Cell): string {
  const { x, y } = boardGeometry.centre(square);
  return board[y]?.[x] ?? "";
}

// --- rings

/** The corners of the rim, clockwise. */
function corners(squares: readonly Point[]): Point[] {
  const within = new Set(squares.map(({ x, y }) => `${x},${y}`));
  const has = (x: number, y: number) => within.has(`${x},${y}`);
  const next = new Map<string, Point>();
  for (const { x, y } of squares) {
    if (!has(x, y - 1)) next.set(`${x},${y}`, { x: x + 1, y });
    if (!has(x + 1, y)) next.set(`${x + 1},${y}`, { x: x + 1, y: y + 1 });
    if (!has(x, y + 1)) next.set(`${x + 1},${y + 1}`, { x, y: y + 1 });
    if (!has(x - 1, y)) next.set(`${x},${y + 1}`, { x, y });
  }
  const rim: Point[] = [];
  const first = squares.reduce((a, b) => (b.y < a.y || (b.y === a.y && b.x < a.x) ? b : a));
  let at: Point = { x: first.x, y: first.y };
  do {
    rim.push(at);
    at = next.get(`${at.x},${at.y}`)!;
  } while (at.x !== first.x || at.y !== first.y);
  return rim.filter((point, i) => {
    const before = rim.at(i - 1)!;
    const after = rim[(i + 1) % rim.length]!;
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));
  });
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** A smooth line along the rim of adjoining squares, `inset` within it; squares have their corner at whole numbers. */
export function ringPath(squares: readonly Point[], inset = 0.04, radius = 0.3): string {
  const rim = corners(squares);
  const way = (from: Point, to: Point) => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) });
  const parts = rim.map((point, i) => {
    const come = way(rim.at(i - 1)!, point);
    const go = way(point, rim[(i + 1) % rim.length]!);
    // Clockwise the inside lies to the right: a quarter turn of the direction.
    const x = point.x + inset * (-come.y - go.y);
    const y = point.y + inset * (come.x + go.x);
    const start = `${round(x - come.x * radius)} ${round(y - come.y * radius)}`;
    return `${start}Q${round(x)} ${round(y)} ${round(x + go.x * radius)} ${round(y + go.y * radius)}`;
  });
  return `M${parts.join("L")}Z`;
}

/** The ring of an outline on the board, whose squares have their middle at whole numbers. */
export function outlinePath(squares: readonly Cell[], inset?: number): string {
  return ringPath(
    squares.map((square) => {
      const { x, y } = boardGeometry.centre(square);
      return { x: x - 0.5, y: y - 0.5 };
    }),
    inset,
  );
}

/** The square nearest to the middle of an outline. */
export function middleOf(squares: readonly Cell[]): Point {
  const places = squares.map(boardGeometry.centre);
  const mean = (of: (place: Point) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const [x, y] = [mean((place) => place.x), mean((place) => place.y)];
  const far = (place: Point) => Math.hypot(place.x - x, place.y - y);
  return places.reduce((a, b) => (far(b) < far(a) ? b : a));
}

/** Where a ring's letter stands: at its topmost square, the leftmost of those. */
export function letterPlace(squares: readonly Cell[]): Point {
  return squares.map(boardGeometry.centre).reduce((a, b) => (b.y < a.y || (b.y === a.y && b.x < a.x) ? b : a));
}
