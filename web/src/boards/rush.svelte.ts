// Boards of Penta Rush in the making: up to four, each of ten rows, `.` where nothing stands yet.

import type { Cell } from "$/board/geometry";
import { boardGeometry, kSide } from "$/games/penta-rush/shapes";
import type { Door } from "$/rules/door";
import type { Refusal } from "$/rules/wire";
import { describeRush, drawBoards, type DrawWish, type RushReport } from "./ask";

export type Rows = readonly string[];
export const kSymbols = ["a", "b", "c", "d", "e", "f"] as const;
export const kMostTogether = 4;
export const kNothing = ".";

const kEmpty: Rows = Array.from({ length: kSide }, () => kNothing.repeat(kSide));

export const rowsOf = (board: string): Rows => board.split("/");

export class RushMaker {
  boards = $state.raw<Rows[]>([kEmpty]);
  /** The one in front. */
  at = $state(0);
  /** What is known about each complete board. */
  reports = $state.raw<ReadonlyMap<string, RushReport>>(new Map());
  refusal = $state.raw<Refusal | null>(null);
  /** Boards looked at so far, while some are drawn. */
  seen = $state<number | null>(null);
  #stop: AbortController | undefined;

  constructor(readonly door: Door) {}

  get rows(): Rows {
    return this.boards[this.at]!;
  }
  get text(): string {
    return this.boards.map((rows) => rows.join("/")).join(";");
  }
  /** Squares of the board in front where nothing stands. */
  get left(): number {
    return this.rows.join("").split(kNothing).length - 1;
  }
  get complete(): boolean {
    return !this.text.includes(kNothing);
  }
  get report(): RushReport | undefined {
    return this.reports.get(this.rows.join("/"));
  }
  /** The square that a refusal names. */
  get faulty(): Cell | null {
    const { row, column } = this.refusal?.args ?? {};
    const cell =
      typeof row === "number" && typeof column === "number" ? boardGeometry.rows[row - 1]?.[column - 1] : undefined;
    return cell ?? null;
  }

  put(cell: Cell, symbol: string): void {
    const { x, y } = boardGeometry.centre(cell);
    const row = this.rows[y]!;
    if (row[x] === symbol) return;
    this.#change(this.rows.with(y, row.slice(0, x) + symbol + row.slice(x + 1)));
  }
  clear(): void {
    this.#change(kEmpty);
  }
  add(): void {
    if (this.boards.length >= kMostTogether) return;
    this.boards = [...this.boards, kEmpty];
    this.at = this.boards.length - 1;
  }
  drop(): void {
    if (this.boards.length === 1) return;
    this.boards = this.boards.toSpliced(this.at, 1);
    this.at = Math.min(this.at, this.boards.length - 1);
  }

  /** Takes boards as text; a refusal is shown and changes nothing. */
  async take(text: string): Promise<boolean> {
    const asked = await describeRush(this.door, text);
    this.refusal = asked.ok ? null : asked.error;
    if (!asked.ok) return false;
    this.reports = new Map(asked.boards.map((report) => [report.board, report]));
    this.boards = asked.boards.map(({ board }) => rowsOf(board));
    this.at = 0;
    return true;
  }

  async draw(wish: DrawWish): Promise<void> {
    this.stop();
    const stop = (this.#stop = new AbortController());
    this.seen = 0;
    const boards = await drawBoards(this.door, wish, stop.signal, (count) => {
      if (this.#stop === stop) this.seen = count;
    });
    if (this.#stop !== stop) return;
    this.seen = null;
    if (boards) await this.take(boards.join(";"));
  }
  stop(): void {
    this.#stop?.abort();
    this.#stop = undefined;
    this.seen = null;
  }

  #change(rows: Rows): void {
    this.boards = this.boards.with(this.at, rows);
    this.refusal = null;
    if (this.left === 0) void this.#describe(rows.join("/"));
  }
  async #describe(board: string): Promise<void> {
    if (this.reports.has(board)) return;
    const asked = await describeRush(this.door, board);
    if (asked.ok)
      this.reports = new Map([
        ...this.reports,
        ...asked.boards.map((report): [string, RushReport] => [report.board, report]),
      ]);
  }
}
