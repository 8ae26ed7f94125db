// The move that was made here and is not answered yet, kept until it is: also over a reload.

import { kept } from "$/table/kept";
import { isCount, isRecord, isTime } from "$/table/read";

export interface PendingMove {
  /** The server counts what has the same id once. */
  id: string;
  move: string;
  /** Of the view in which it was decided. */
  sequence: number;
  /** When it was made, by this device's clock. */
  made: number;
}

export const kPendingPrefix = "pentario.pending.";
/** Longer than this nobody remembers what he meant to play. */
const kStaleMs = 24 * 3_600_000;

function read(text: string | null): PendingMove | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (!isRecord(value)) return null;
    const { id, move, sequence, made } = value;
    const fits = typeof id === "string" && typeof move === "string" && isCount(sequence) && isTime(made);
    return fits ? { id, move, sequence, made } : null;
  } catch {
    return null;
  }
}

/** Of one seat at one table: of several people with one browser each has his own. */
export class PendingStore {
  readonly #name: string;

  constructor(table: string, key: string) {
    this.#name = `${kPendingPrefix}${table}.${key.slice(0, 6)}`;
  }

  read(now = Date.now()): PendingMove | null {
    const pending = read(kept.get(this.#name));
    if (pending && now - pending.made < kStaleMs) return pending;
    kept.remove(this.#name);
    return null;
  }
  keep(pending: PendingMove): void {
    kept.set(this.#name, JSON.stringify(pending));
  }
  /** Unless another tab has kept another one meanwhile. */
  forget(id: string): void {
    if (read(kept.get(this.#name))?.id === id) kept.remove(this.#name);
  }
}
