// A tile that is dragged over the board: it is turned and flipped while it is held, and snaps to the squares below.

import type { Cell, Point } from "$/board/geometry";
import { boardGeometry, kSide, waysOf, type Shape } from "./shapes";

export class HeldTile {
  shape = $state<Shape | null>(null);
  /** One of the ways up it can lie. */
  #way = $state(0);
  /** Its middle, in the board's units; nothing beside the board. */
  #middle = $state.raw<Point | null>(null);

  readonly points: readonly Point[] = $derived.by(() => {
    const ways = this.shape === null ? [] : waysOf(this.shape);
    return ways.at(this.#way % ways.length) ?? [];
  });
  readonly size = $derived({
    x: Math.max(...this.points.map(({ x }) => x)) + 1,
    y: Math.max(...this.points.map(({ y }) => y)) + 1,
  });
  /** The squares it would lie on: pushed back inside where it leans over the rim. */
  readonly squares: readonly Cell[] | null = $derived.by(() => {
    const middle = this.#middle;
    if (middle === null || this.shape === null) return null;
    const first = (at: number, size: number) => Math.max(0, Math.min(kSide - size, Math.round(at - (size - 1) / 2)));
    const left = first(middle.x, this.size.x);
    const top = first(middle.y, this.size.y);
    return this.points.flatMap(({ x, y }) => boardGeometry.at({ x: left + x, y: top + y }) ?? []);
  });

  take(shape: Shape): void {
    if (shape !== this.shape) this.#way = 0;
    this.shape = shape;
    this.#middle = null;
  }
  over(middle: Point | null): void {
    this.#middle = middle;
  }
  /** To the next way up: four turns, then the other side. */
  turn(by: 1 | -1): void {
    this.#way += by;
  }
  drop(): void {
    this.shape = null;
    this.#middle = null;
  }
}
