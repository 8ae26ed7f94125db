// Squares taken for an outline that is not complete: by dragging over them, by taps or by keys.

import { boardGeometry } from "./shapes";
import type { Cell } from "$/board/geometry";

/** An outline has this many squares (PR-07); the fifth one completes it. */
const kPerShape = 5;

export class Trace {
  squares = $state.raw<Cell[]>([]);
  #dragged: Cell[] = [];
  #byPointer = false;

  constructor(
    /** Five squares are taken. */
    readonly complete: (squares: Cell[]) => void,
    /** A square was tapped while none is taken; true when that was meant otherwise. */
    readonly tapped: (square: Cell) => boolean,
  ) {}

  /** Neighbours among the squares taken, to be joined in the picture. */
  get links(): [Cell, Cell][] {
    return this.squares.flatMap((a) =>
      [boardGeometry.beside(a, 1, 0), boardGeometry.beside(a, 0, 1)].flatMap((b): [Cell, Cell][] =>
        b !== null && this.squares.includes(b) ? [[a, b]] : [],
      ),
    );
  }

  /** The pointer has come to a square, or let go. */
  over(square: Cell | null): void {
    if (square === null) return this.#release();
    this.#byPointer = true;
    this.#dragged.push(square);
    if (this.#dragged.length === 1) return;
    for (const entered of this.#dragged) this.#take(entered);
  }

  /** A square was chosen by keys; what the pointer chose has been dealt with. */
  pick(square: Cell): void {
    if (!this.#byPointer) this.#tap(square);
  }

  clear(): void {
    this.squares = [];
    this.#dragged = [];
  }

  #release(): void {
    const [first, ...more] = this.#dragged;
    this.#dragged = [];
    queueMicrotask(() => (this.#byPointer = false)); // the board still tells where the pointer let go
    if (first && more.length === 0) this.#tap(first);
    else this.#finish();
  }

  #tap(square: Cell): void {
    if (this.squares.includes(square)) this.squares = this.squares.filter((other) => other !== square);
    else if (this.squares.length > 0 || !this.tapped(square)) this.#take(square);
    this.#finish();
  }

  #take(square: Cell): void {
    if (this.squares.length < kPerShape && !this.squares.includes(square)) this.squares = [...this.squares, square];
  }

  #finish(): void {
    if (this.squares.length < kPerShape) return;
    const squares = this.squares;
    this.clear();
    this.complete(squares);
  }
}
