// What lies on a seat's board, and what that says about its tiles.

import type { Cell } from "$/board/geometry";
import { partsOf } from "$/rules/parts";
import type { Seat } from "$/rules/wire";
import type { Fate, RushPosition } from "./rounds";
import { kShapes, letterOf, sameSquares, tilePoints, type Shape } from "./shapes";

/** Five squares with a meaning. */
export interface Ring {
  squares: readonly Cell[];
  kind: "drawn" | "counts" | "lost" | "earlier" | "hatched" | "ghost";
  /** What it has brought. */
  points?: number;
}

export type TileState = "free" | "drawn" | "ringed" | "struck";

export const boardOf = (position: RushPosition, seat: Seat): readonly string[] =>
  position.boards[seat] ?? position.boards[0] ?? [];

/** Areas of earlier rounds, what is drawn now, or what a verdict says about it. */
export function ringsOn(position: RushPosition, seat: Seat, fates: readonly Fate[] | null): Ring[] {
  const plan = position.plan?.[seat];
  const judged = fates ?? [];
  const isNew = (squares: readonly Cell[]) => !judged.some((fate) => sameSquares(fate.squares, squares));
  const drawn = fates ? [] : (position.outlines[seat] ?? []);
  return [
    ...(plan?.struck ?? []).map((squares): Ring => ({ squares, kind: "hatched" })),
    ...(plan?.ringed ?? []).filter(isNew).map((squares): Ring => ({ squares, kind: "earlier" })),
    ...judged.map(({ squares, counts, points }): Ring => ({ squares, kind: counts ? "counts" : "lost", points })),
    ...drawn.map((squares): Ring => ({ squares, kind: "drawn" })),
  ];
}

/** How each tile stands for a seat. */
export function tilesOf(position: RushPosition, seat: Seat): Record<Shape, TileState> {
  const states = Object.fromEntries(kShapes.map((shape) => [shape, "free"])) as Record<Shape, TileState>;
  const mark = (shapes: readonly string[], state: TileState) => {
    for (const shape of kShapes) if (shapes.includes(shape)) states[shape] = state;
  };
  const plan = position.plan?.[seat];
  mark((position.outlines[seat] ?? []).map(letterOf), "drawn");
  mark((plan?.struck ?? []).map(letterOf), "struck");
  mark(plan?.bare ?? [], "struck");
  mark((plan?.ringed ?? []).map(letterOf), "ringed");
  return states;
}

/** The cheap ones first. */
export const tilesByWorth: readonly Shape[] = kShapes.toSorted((a, b) => tilePoints[a] - tilePoints[b]);

/** A strike that the rules allow: the shape, and where it is hatched. */
export interface Strike {
  move: string;
  shape: string;
  squares: Cell[];
}

export function readStrike(move: string): Strike {
  const parts = partsOf("penta-rush", move);
  if (parts?.verb === "strike") return { move, shape: parts.shape, squares: parts.squares };
  return { move, shape: parts?.verb === "strike-bare" ? parts.shape : "", squares: [] };
}

/** The next of the strikes that go over a square, after the one shown. */
export function nextOver(strikes: readonly Strike[], shown: Strike | null, square: Cell): Strike | null {
  const over = strikes.filter((strike) => strike.squares.includes(square));
  const at = over.findIndex((strike) => strike.move === shown?.move);
  return over[(at + 1) % over.length] ?? null;
}
