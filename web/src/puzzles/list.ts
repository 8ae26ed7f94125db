// The puzzles that are built in, as the rules list them.

import type { GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { PuzzleResult } from "./book";

export const kGrades = [1, 2, 3, 4, 5] as const;
export const kThemes = [
  "captures",
  "defence",
  "fours",
  "threes",
  "trade",
  "bridge",
  "drought",
  "two-cards",
  "move",
  "well",
] as const;
export type Theme = (typeof kThemes)[number];

export interface Puzzle<G extends GameId = GameId> {
  number: number;
  game: G;
  variant: string;
  /** From the easiest, 1. */
  grade: number;
  goal: "win" | "points";
  /** Moves of both sides until the win, or the points to book. */
  worth: number;
  themes: Theme[];
}

export interface PuzzleSet {
  puzzles: Puzzle[];
  /** The number of the day's. */
  today: number;
}

export async function listPuzzles(door: Door, day: number): Promise<PuzzleSet> {
  const listed = await door.ask<PuzzleSet>({ op: "puzzles", day });
  if (!listed.ok) throw new Error(listed.error.message);
  return listed;
}

/** The games that have puzzles, in the order of their numbers. */
export const gamesOf = (puzzles: readonly Puzzle[]): GameId[] => [...new Set(puzzles.map(({ game }) => game))];

export type Standing = "new" | "failed" | "solved";
export function standingOf(result: PuzzleResult | undefined): Standing {
  return !result ? "new" : result.solved ? "solved" : "failed";
}

/** The next one that is not solved, from the one after `number` on and round again. */
export function nextUnsolved(
  puzzles: readonly Puzzle[],
  results: ReadonlyMap<number, PuzzleResult>,
  number: number,
): Puzzle | null {
  const open = puzzles.filter((one) => one.number !== number && !results.get(one.number)?.solved);
  return open.find((one) => one.number > number) ?? open[0] ?? null;
}
