// The results of this device's games, one line each. They stay when the shelf makes room for newer tables.

import { kGames, type GameId } from "$/rules/catalog";
import { kept } from "./kept";
import { isPerson } from "./seats";
import type { SavedTable, Sitter } from "./shelf";

export interface Result {
  /** The table and the number of the game on it: a game has one result, however often it is told. */
  id: string;
  game: GameId;
  variant: string;
  /** Who sat where: a bot's level, 0 for a person. */
  seats: number[];
  winners: number[];
  scores: number[];
  reason: string | null;
  ended: number;
  /** Time spent on it, long pauses left out. */
  ms: number;
}

export const kLedgerKey = "pentario.ledger";
const kVersion = 1;
/** About half a megabyte; the oldest make room. */
const kMostResults = 3000;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number" && Number.isFinite(one));

export function isResult(value: unknown): value is Result {
  const result = value as Partial<Result> | null;
  return (
    typeof result?.id === "string" &&
    kGames.some((game) => game === result.game) &&
    typeof result.variant === "string" &&
    isNumbers(result.seats) &&
    isNumbers(result.winners) &&
    isNumbers(result.scores) &&
    (result.reason === null || typeof result.reason === "string") &&
    isNumbers([result.ended, result.ms])
  );
}

/** The results in a text that was kept; what is none of ours is left out. */
export function readLedger(text: string | null): Result[] {
  try {
    const ledger = JSON.parse(text ?? "null") as { version?: unknown; results?: unknown } | null;
    return ledger?.version === kVersion && Array.isArray(ledger.results) ? ledger.results.filter(isResult) : [];
  } catch {
    return [];
  }
}

export function writeLedger(results: readonly Result[]): string {
  return JSON.stringify({
    version: kVersion,
    results: results.toSorted((a, b) => a.ended - b.ended).slice(-kMostResults),
  });
}

const seatsOf = (sitters: readonly Sitter[]) => sitters.map((sitter) => (sitter.kind === "bot" ? sitter.level : 0));

/** What a finished table tells; `number` counts the games played on it from 1. */
export function resultOf({ id, game, variant, sitters, summary, touched, played }: SavedTable, number: number): Result {
  const { winners, scores, reason } = summary;
  return {
    id: `${id}/${number}`,
    game,
    variant,
    seats: seatsOf(sitters),
    winners,
    scores,
    reason,
    ended: touched,
    ms: played ?? 0,
  };
}

export const ledger = {
  all: (): Result[] => readLedger(kept.get(kLedgerKey)),

  /** A game has ended, or a finished one was taken back. Games among bots alone are nobody's results. */
  note(saved: SavedTable, number: number): void {
    if (!saved.sitters.some(isPerson)) return;
    const results = this.all();
    const at = results.findIndex(({ id }) => id === `${saved.id}/${number}`);
    if (!saved.summary.over && at < 0) return;
    const before = at < 0 ? undefined : results.splice(at, 1)[0];
    // Opening a finished table again is no later end.
    if (saved.summary.over) results.push({ ...resultOf(saved, number), ended: before?.ended ?? saved.touched });
    kept.set(kLedgerKey, writeLedger(results));
  },
};
