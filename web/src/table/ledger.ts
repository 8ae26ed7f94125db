// The results of this device's games, one line each. They stay when the shelf makes room for newer tables.

import { kept } from "./kept";
import { lasting } from "./milestones";
import { isResult, resultOf, type Result } from "./results";
import { isPerson } from "./seats";
import type { SavedTable } from "./shelf";

export const kLedgerKey = "pentario.ledger";
const kVersion = 1;
/** About half a megabyte; the oldest make room, except first wins and records. */
const kMostResults = 3000;

/** The results in a text that was kept; what is none of ours is left out. */
export function readLedger(text: string | null): Result[] {
  try {
    const ledger = JSON.parse(text ?? "null") as { version?: unknown; results?: unknown } | null;
    return ledger?.version === kVersion && Array.isArray(ledger.results) ? ledger.results.filter(isResult) : [];
  } catch {
    return [];
  }
}

/** As many as there is room for, the oldest first. */
function bounded(results: readonly Result[]): Result[] {
  const sorted = results.toSorted((a, b) => a.ended - b.ended);
  if (sorted.length <= kMostResults) return sorted;
  const stay = lasting(sorted);
  let spare = sorted.length - kMostResults;
  return sorted.filter((result) => stay.has(result) || spare-- <= 0);
}

export const writeLedger = (results: readonly Result[]): string =>
  JSON.stringify({ version: kVersion, results: bounded(results) });

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
