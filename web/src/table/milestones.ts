// What was special about a game: the first win against a level, wins in a row, records. All of it is
// read from the ledger, so that it is the same whenever it is asked.

import { looks } from "$/games";
import { kTopLevel, type GameId } from "$/rules/catalog";
import { levelOf, verdictOf, type Result } from "./results";

/** What a game has records of: the win in fewest moves, the highest score, the most moves. */
export type RecordKind = "fastest" | "best" | "longest";

/** Of the person who sat alone against the computer, or quite alone. */
export type Milestone =
  | { kind: "first-win"; level: number }
  /** So many games won in a row; `best`: never so many before. */
  | { kind: "streak"; count: number; best: boolean }
  /** `before` is the record that was broken. */
  | { kind: "fastest"; moves: number; before: number }
  | { kind: "best"; score: number; before: number }
  | { kind: "longest"; moves: number; before: number };

/** Fewer wins in a row are nothing special. */
const kFirstStreak = 3;
/** A record wants so many games before it. */
const kFewestBefore = 3;

const isOwn = ({ seats }: Result) => seats.filter((level) => level === 0).length === 1;
const isWon = (result: Result) => verdictOf(result) === "won";
const isFought = (result: Result) => isOwn(result) && result.seats.length > 1;

/** Whether the records of one count for the other. */
const isAlike = (a: Result, b: Result) =>
  a.game === b.game && a.variant === b.variant && a.seats.length === b.seats.length;

/** The figure a result puts up for a record; null where it cannot. The higher, the better. */
const kFigures: Record<RecordKind, (result: Result) => number | null> = {
  fastest: (result) => (isFought(result) && isWon(result) && result.moves ? -result.moves : null),
  best: (result) => result.scores[result.seats.indexOf(0)] ?? null,
  longest: (result) => result.moves ?? null,
};

function figureOf(kind: RecordKind, result: Result): number | null {
  if (!isOwn(result) || result.apart || result.hints || result.reason === "resigned") return null;
  return kFigures[kind](result);
}

/** The highest figure among results that are alike; null where there are too few. */
function recordBefore(kind: RecordKind, result: Result, before: readonly Result[]): number | null {
  const figures = before
    .filter((one) => isAlike(one, result))
    .map((one) => figureOf(kind, one))
    .filter((figure) => figure !== null);
  return figures.length < kFewestBefore ? null : Math.max(...figures);
}

function recordsOf(result: Result, before: readonly Result[]): Milestone[] {
  return looks[result.game].records.flatMap((kind): Milestone[] => {
    const now = figureOf(kind, result);
    const then = now === null ? null : recordBefore(kind, result, before);
    if (now === null || then === null || now <= then) return [];
    if (kind === "best") return [{ kind, score: now, before: then }];
    return [{ kind, moves: Math.abs(now), before: Math.abs(then) }];
  });
}

/** The first win against this level in this game, whatever the variant. */
function firstWinOf(result: Result, before: readonly Result[]): Milestone[] {
  const level = levelOf(result);
  const isSame = (one: Result) => one.game === result.game && levelOf(one) === level && isWon(one);
  return level !== null && isWon(result) && !before.some(isSame) ? [{ kind: "first-win", level }] : [];
}

/** Wins at the end of each of these games, counted in a row. */
function runs(results: readonly Result[]): number[] {
  let now = 0;
  return results.map((result) => (now = isWon(result) ? now + 1 : 0));
}

function streakOf(result: Result, before: readonly Result[]): Milestone[] {
  if (!isFought(result)) return [];
  const lengths = runs([...before.filter((one) => one.game === result.game && isFought(one)), result]);
  const count = lengths.pop()!;
  return count < kFirstStreak ? [] : [{ kind: "streak", count, best: lengths.every((one) => one < count) }];
}

/**
 * What the game that was finished last on a table was; nothing before it is in the ledger, and nothing
 * where several people or none sat there.
 */
export function milestones(saved: { id: string }, results: readonly Result[]): Milestone[] {
  const at = results.findLastIndex(({ id }) => id.startsWith(`${saved.id}/`));
  const result = results[at];
  if (!result || !isOwn(result)) return [];
  const before = results.slice(0, at);
  return [...firstWinOf(result, before), ...streakOf(result, before), ...recordsOf(result, before)];
}

/** The results without which a first win would be told twice, or a record forgotten. */
export function lasting(results: readonly Result[]): Set<Result> {
  const most = new Map<string, { result: Result; figure: number }>();
  const offer = (key: string, result: Result, figure: number) => {
    const holder = most.get(key);
    if (!holder || figure > holder.figure) most.set(key, { result, figure });
  };
  for (const result of results) {
    const { game, variant, seats } = result;
    const level = levelOf(result);
    if (level !== null && isWon(result)) offer(`first/${game}/${level}`, result, 0);
    for (const kind of looks[game].records) {
      const figure = figureOf(kind, result);
      if (figure !== null) offer(`${kind}/${game}/${variant}/${seats.length}`, result, figure);
    }
  }
  return new Set([...most.values()].map(({ result }) => result));
}

/** The level to offer next: one up after two wins in a row at a level, one down after two losses. */
export interface Offer {
  level: number;
  /** What came of the last games. */
  after: "won" | "lost";
}

const kInARow = 2;

/** Null where the level fits, or where there is none higher or lower. */
export function levelToOffer(game: GameId, results: readonly Result[]): Offer | null {
  const last = results.filter((result) => result.game === game && isFought(result)).slice(-kInARow);
  const [level, ...others] = [...new Set(last.map(levelOf))];
  const [after, ...elsewise] = [...new Set(last.map(verdictOf))];
  if (last.length < kInARow || level == null || others.length + elsewise.length > 0) return null;
  if (after === "won" && level < kTopLevel) return { level: level + 1, after };
  return after === "lost" && level > 1 ? { level: level - 1, after } : null;
}
