// What is kept with a table between two visits: the time of a round under way, the rounds that
// people have played alone in it, and how far the verdicts have been read; and the best score alone.

import { kept } from "$/table/kept";
import type { Seat } from "$/rules/wire";

export interface TimedMove {
  move: string;
  ms: number;
}

/** PR-21: one person's round against the stopwatch. Times count from the throw while the watch runs. */
export interface Watch {
  seat: Seat;
  moves: TimedMove[];
  elapsed: number;
  over: boolean;
}

export interface RushExtra {
  /** Milliseconds since the game began; absent where the last move tells it. */
  clock?: number;
  /** How many judged rounds have been looked at; absent: all. */
  read?: number;
  watches?: Watch[];
}

const isTime = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

function isWatch(value: unknown): value is Watch {
  const watch = value as Partial<Watch> | null;
  return (
    isTime(watch?.seat) &&
    isTime(watch.elapsed) &&
    typeof watch.over === "boolean" &&
    Array.isArray(watch.moves) &&
    watch.moves.every((one: Partial<TimedMove> | null) => typeof one?.move === "string" && isTime(one.ms))
  );
}

/** What fits of a text that was kept; the rest is as if it had not been. */
export function readExtra(text: string | undefined): RushExtra {
  let given: Partial<RushExtra> | null;
  try {
    given = JSON.parse(text ?? "null") as Partial<RushExtra> | null;
  } catch {
    given = null;
  }
  const extra: RushExtra = {};
  if (isTime(given?.clock)) extra.clock = given.clock;
  if (isTime(given?.read)) extra.read = given.read;
  if (Array.isArray(given?.watches) && given.watches.every(isWatch)) extra.watches = given.watches;
  return extra;
}

const kBestKey = "pentario.best.penta-rush";

/** PR-36: the best score alone on this device; null before the first. */
export function bestScore(): number | null {
  const text = kept.get(kBestKey);
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** Keeps a score that is better than all before it, and says whether it is. */
export function noteScore(score: number): boolean {
  const best = bestScore();
  if (best !== null && best >= score) return false;
  kept.set(kBestKey, String(score));
  return true;
}
