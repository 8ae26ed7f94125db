// A board of RioMino in the making, on the grid of all squares within reach of its middle.

import type { Cell } from "$/board/geometry";
import { boardOf, cellAt, placeOf, readDrawing } from "$/games/riomino/ground";
import type { Door } from "$/rules/door";
import type { Refusal } from "$/rules/wire";
import { describeRio, type RioReport } from "./ask";

/** Squares from the middle to the rim of the grid; the rules say what is too wide. */
export const kReach = 4;
export const kMiddle = cellAt(0, 0);

export const kMirrors = ["none", "left-right", "four", "turn"] as const;
export type Mirror = (typeof kMirrors)[number];
export const kPresets = ["middle", "starter", "junior", "expert", "master", "professional", "all"] as const;
export type Preset = (typeof kPresets)[number];

const kNumbers = Array.from({ length: 2 * kReach + 1 }, (_, i) => i - kReach);

/** A square and those it is mirrored to. */
export function mirrored(cell: Cell, mirror: Mirror): Cell[] {
  const { x, y } = placeOf(cell);
  const all = {
    none: [[x, y]],
    "left-right": [
      [x, y],
      [-x, y],
    ],
    four: [
      [x, y],
      [-x, y],
      [x, -y],
      [-x, -y],
    ],
    turn: [
      [x, y],
      [-x, -y],
    ],
  }[mirror];
  return [...new Set(all.map(([a, b]) => cellAt(a! || 0, b! || 0)))]; // no -0
}

/** As the option wants it: rows from the top. */
export function drawingOf(squares: ReadonlySet<Cell>): string {
  const places = [...squares].map(placeOf);
  const within = (values: number[]) => kNumbers.filter((n) => n >= Math.min(...values) && n <= Math.max(...values));
  const columns = within(places.map(({ x }) => x));
  const rows = within(places.map(({ y }) => y)).reverse();
  const sign = (cell: Cell) => (cell === kMiddle ? "o" : squares.has(cell) ? "#" : ".");
  return rows.map((y) => columns.map((x) => sign(cellAt(x, y))).join("")).join("/");
}

function squaresOf(preset: Preset): readonly Cell[] {
  if (preset === "middle") return [kMiddle];
  if (preset === "all") return kNumbers.flatMap((y) => kNumbers.map((x) => cellAt(x, y)));
  return boardOf({ variant: preset } as Parameters<typeof boardOf>[0]) ?? [kMiddle];
}

export class RioMaker {
  squares = $state.raw<ReadonlySet<Cell>>(new Set([kMiddle]));
  mirror = $state<Mirror>("none");
  /** What is known about the drawing, or what is wrong with it. */
  report = $state.raw<RioReport | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Why a typed board was not taken. */
  refused = $state.raw<Refusal | null>(null);
  /** Whether a stroke under way lays squares or takes them off. */
  #laying: boolean | null = null;

  constructor(readonly door: Door) {}

  get text(): string {
    return drawingOf(this.squares);
  }
  /** The square that the refusal names. */
  get faulty(): Cell | null {
    const square = this.refusal?.args?.square;
    return typeof square === "string" ? square : null;
  }

  begin(preset: Preset): void {
    this.#set(new Set(squaresOf(preset)));
  }
  /** A square the pointer comes over: the first of a stroke decides what the stroke does; null ends it. */
  stroke(cell: Cell | null): void {
    if (cell === null) {
      this.#laying = null;
      return;
    }
    this.#laying ??= !this.squares.has(cell);
    this.#lay(cell, this.#laying);
  }
  toggle(cell: Cell): void {
    this.#lay(cell, !this.squares.has(cell));
  }
  /** Takes a board as text; a refusal is told and changes nothing. */
  async take(text: string): Promise<boolean> {
    const asked = await describeRio(this.door, text.trim());
    this.refused = asked.ok ? null : asked.error;
    if (asked.ok) this.#set(new Set(readDrawing(asked.boards[0]!.board.replaceAll("/", "\n"))));
    return asked.ok;
  }

  #lay(cell: Cell, laying: boolean): void {
    const next = new Set(this.squares);
    for (const one of mirrored(cell, this.mirror)) {
      if (one === kMiddle) continue;
      if (laying) next.add(one);
      else next.delete(one);
    }
    this.#set(next);
  }
  #set(squares: ReadonlySet<Cell>): void {
    this.squares = squares;
    void this.#describe(drawingOf(squares));
  }
  async #describe(drawing: string): Promise<void> {
    const asked = await describeRio(this.door, drawing);
    if (drawing !== this.text) return; // drawn on meanwhile
    this.report = asked.ok ? (asked.boards[0] ?? null) : null;
    this.refusal = asked.ok ? null : asked.error;
  }
}
