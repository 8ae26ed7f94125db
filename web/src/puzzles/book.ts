// What this device keeps about puzzles: how each one went, and on which days the day's was solved.
// Days are those of the device's own calendar, counted from 1970-01-01. What cannot be read is begun
// anew.

import { kGames, type GameId } from "$/rules/catalog";
import { kept } from "$/table/kept";

export const kPuzzlesKey = "pentario.puzzles";
const kVersion = 1;
const kMostDays = 4000;
const kDayMs = 86_400_000;

/** How one puzzle went. */
export interface PuzzleResult {
  game: GameId;
  grade: number;
  solved: boolean;
  /** Wrong answers before it was solved, over all visits. */
  wrong: number;
  /** Solved without a wrong answer and without having seen the solution before. */
  clean: boolean;
  /** When it was last tried. */
  day: number;
}

export interface PuzzleBook {
  results: ReadonlyMap<number, PuzzleResult>;
  /** The days whose puzzle was solved on that day, ascending. */
  days: readonly number[];
}

/** The date on the device's calendar, whatever its hour and whether summer time has begun. */
export const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / kDayMs;
export const today = (): number => dayOf(new Date());

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

function isResult(value: unknown): value is PuzzleResult {
  const one = value as Partial<PuzzleResult> | null;
  return (
    kGames.some((game) => game === one?.game) &&
    isCount(one?.grade) &&
    typeof one?.solved === "boolean" &&
    typeof one.clean === "boolean" &&
    isCount(one.wrong) &&
    isCount(one.day)
  );
}

/** A text that was kept; null if it does not fit. */
export function readBook(text: string | null): PuzzleBook | null {
  try {
    const given = JSON.parse(text ?? "") as { version?: unknown; results?: unknown; days?: unknown } | null;
    if (given?.version !== kVersion || !Array.isArray(given.days) || !given.days.every(isCount)) return null;
    const results = Object.entries((given.results ?? {}) as Record<string, unknown>);
    if (!results.every(([number, one]) => /^\d{1,5}$/.test(number) && isResult(one))) return null;
    return {
      results: new Map(results.map(([number, one]) => [Number(number), one as PuzzleResult])),
      days: [...new Set<number>(given.days)].sort((a, b) => a - b),
    };
  } catch {
    return null;
  }
}

export const puzzleBook = (): PuzzleBook => readBook(kept.get(kPuzzlesKey)) ?? { results: new Map(), days: [] };

/** False when it will be lost with the page. */
function write({ results, days }: PuzzleBook): boolean {
  const book = { version: kVersion, results: Object.fromEntries(results), days: days.slice(-kMostDays) };
  return kept.set(kPuzzlesKey, JSON.stringify(book));
}

interface Tried {
  number: number;
  game: GameId;
  grade: number;
}

const blank = ({ game, grade }: Tried): PuzzleResult => ({ game, grade, solved: false, wrong: 0, clean: true, day: 0 });

/** A wrong answer was given, or the solution was asked for. What was solved stays solved. */
export function noteFailed(puzzle: Tried, day = today()): boolean {
  const book = puzzleBook();
  const before = book.results.get(puzzle.number) ?? blank(puzzle);
  if (before.solved) return true;
  const after = { ...before, wrong: before.wrong + 1, clean: false, day };
  return write({ ...book, results: new Map(book.results).set(puzzle.number, after) });
}

/** It was solved; `daily` is the day whose puzzle it is. */
export function noteSolved(puzzle: Tried, daily: number | null, day = today()): boolean {
  const book = puzzleBook();
  const before = book.results.get(puzzle.number) ?? blank(puzzle);
  const results = new Map(book.results).set(puzzle.number, { ...before, solved: true, day });
  const days = daily === null || book.days.includes(daily) ? book.days : [...book.days, daily].sort((a, b) => a - b);
  return write({ results, days });
}

/** Days in a row with the day's puzzle solved, up to today; today's may still be to come. */
export function streakOf(days: readonly number[], now: number): number {
  const solved = new Set(days);
  const last = solved.has(now) ? now : now - 1;
  let length = 0;
  while (solved.has(last - length)) ++length;
  return length;
}

/** The longest of all streaks. */
export function longestStreak(days: readonly number[]): number {
  return days.reduce((most, day) => Math.max(most, streakOf(days, day)), 0);
}

/** For pages that count: everything in numbers. */
export interface PuzzleTally {
  solved: number;
  /** Tried, and not solved yet. */
  failed: number;
  /** Solved at the first try. */
  clean: number;
  byGame: Partial<Record<GameId, { solved: number; failed: number; clean: number }>>;
  streak: number;
  longest: number;
  todaySolved: boolean;
}

export function puzzleTally(now = today(), book = puzzleBook()): PuzzleTally {
  const tally: PuzzleTally = {
    solved: 0,
    failed: 0,
    clean: 0,
    byGame: {},
    streak: streakOf(book.days, now),
    longest: longestStreak(book.days),
    todaySolved: book.days.includes(now),
  };
  for (const { game, solved, clean } of book.results.values()) {
    const own = (tally.byGame[game] ??= { solved: 0, failed: 0, clean: 0 });
    for (const count of [tally, own]) {
      if (!solved) ++count.failed;
      else ++count.solved;
      if (solved && clean) ++count.clean;
    }
  }
  return tally;
}
