// What the results on this device add up to.

import { kGames, kTopLevel, type GameId } from "$/rules/catalog";
import { levelOf, resultOf, verdictOf, type Result, type Verdict } from "$/table/results";
import { isPerson } from "$/table/seats";
import type { SavedTable } from "$/table/shelf";

export type Tally = Record<Verdict, number>;

/** The ledger, with finished tables of the shelf that were played before there was one; the oldest first. */
export function allResults(kept: readonly Result[], tables: readonly SavedTable[]): Result[] {
  const known = new Set(kept.map(({ id }) => id.split("/")[0]));
  const older = tables
    .filter(({ id, summary, sitters }) => summary.over && sitters.some(isPerson) && !known.has(id))
    .map((saved) => resultOf(saved, 1));
  return [...kept, ...older].sort((a, b) => a.ended - b.ended);
}

export interface LevelRow extends Tally {
  level: number;
}

/** Results against the computer, by its level, the weakest first. */
export function byLevel(results: readonly Result[]): LevelRow[] {
  const rows = new Map<number, LevelRow>();
  for (const result of results) {
    const level = levelOf(result);
    if (level === null) continue;
    const row = rows.get(level) ?? { level, won: 0, drawn: 0, lost: 0 };
    ++row[verdictOf(result)];
    rows.set(level, row);
  }
  return [...rows.values()].sort((a, b) => a.level - b.level);
}

export interface GameRow {
  game: GameId;
  count: number;
  ms: number;
  variants: { variant: string; count: number }[];
}

/** How often each game and variant was played; those never played are left out. */
export function byGame(results: readonly Result[]): GameRow[] {
  return kGames.flatMap((game) => {
    const mine = results.filter((result) => result.game === game);
    const names = [...new Set(mine.map(({ variant }) => variant))];
    const variants = names
      .map((variant) => ({ variant, count: mine.filter((result) => result.variant === variant).length }))
      .sort((a, b) => b.count - a.count);
    return mine.length > 0 ? [{ game, count: mine.length, ms: timeOf(mine), variants }] : [];
  });
}

export const timeOf = (results: readonly Result[]): number => results.reduce((sum, { ms }) => sum + ms, 0);

/** Games won in a row against the computer: the most ever, and those up to now. */
export function streaks(results: readonly Result[]): { best: number; now: number } {
  let best = 0;
  let now = 0;
  for (const result of results) {
    if (levelOf(result) === null) continue;
    now = verdictOf(result) === "won" ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { best, now };
}

export interface Solo {
  count: number;
  best: number;
  mean: number;
  /** The last ones, the newest at the end. */
  last: number[];
}
const kSoloShown = 20;

/** Scores of Penta Rush alone (PR-36), those of games played to their end. */
export function soloOf(results: readonly Result[]): Solo | null {
  const scores = results
    .filter(({ game, variant, reason }) => game === "penta-rush" && variant === "solo" && reason !== "resigned")
    .map((result) => result.scores[0] ?? 0);
  if (scores.length === 0) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return { count: scores.length, best: Math.max(...scores), mean, last: scores.slice(-kSoloShown) };
}

// --- the level that fits

/** Games the estimate looks back on, and the fewest it wants. */
const kLookBack = 30;
const kFewest = 3;
/** A level higher means odds so many times worse: three to one is what `make levels` aims at for a step. */
const kStep = 3;

const chanceAgainst = (level: number, strength: number) => 1 / (1 + kStep ** (level - strength));

export interface Fit {
  level: number;
  count: number;
}

/** The level that a person would beat every second time, by the last games of two against it; null when they are few. */
export function levelThatFits(results: readonly Result[]): Fit | null {
  const games = results.filter((result) => result.seats.length === 2 && levelOf(result) !== null).slice(-kLookBack);
  if (games.length < kFewest) return null;
  const points = games.map((result) => ({
    level: levelOf(result)!,
    share: { won: 1, drawn: 0.5, lost: 0 }[verdictOf(result)],
  }));
  // Nobody is weaker than nobody or stronger than everybody: a win below the lowest, a loss above the top.
  points.push({ level: 0, share: 1 }, { level: kTopLevel + 1, share: 0 });
  const likelihood = (strength: number) =>
    points.reduce((sum, { level, share }) => {
      const chance = chanceAgainst(level, strength);
      return sum + share * Math.log(chance) + (1 - share) * Math.log(1 - chance);
    }, 0);
  const levels = Array.from({ length: kTopLevel }, (_, i) => i + 1);
  const level = levels.reduce((best, one) => (likelihood(one) > likelihood(best) ? one : best));
  return { level, count: games.length };
}
