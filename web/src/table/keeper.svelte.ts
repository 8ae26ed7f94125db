// What is kept of a table: its record, which grows with every move, who sits there, and how it stands.

import type { Actor, TableState } from "$/rules/wire";
import { GrowingRecord } from "./growing";
import { ledger } from "./ledger";
import { shelf, type SavedTable, type Summary } from "./shelf";

/** Who does nothing for longer has left the table: the rest is no time of play. */
const kLongestPauseMs = 120_000;

interface Moved {
  seat: Actor;
}

export class Keeper {
  saved = $state.raw<SavedTable>()!;
  /** False when this device has no room to keep the game. */
  kept = $state(true);
  readonly record = new GrowingRecord();
  #lastNoted: number | null = null;

  constructor(
    saved: SavedTable,
    /** Whether it is for the shelf. */
    readonly keeps: boolean,
  ) {
    this.saved = saved;
  }

  /** How the table stands after a change. False where another tab has kept something since: then that holds. */
  note(state: TableState, steps: readonly Moved[]): boolean {
    const now = Date.now();
    const wasOver = this.saved.summary.over;
    const pause = this.#lastNoted === null || wasOver ? 0 : Math.min(now - this.#lastNoted, kLongestPauseMs);
    this.#lastNoted = now;
    const summary = summaryOf(state, steps);
    const played = (this.saved.played ?? 0) + pause;
    if (!this.keep({ record: this.record.text, touched: now, summary, played })) return false;
    if (this.keeps && (summary.over || wasOver)) ledger.note(this.saved, state.series.games + (summary.over ? 0 : 1));
    return true;
  }

  /** Keeps something with the table; false as above. */
  keep(more: Partial<SavedTable>): boolean {
    const saved = { ...this.saved, ...more };
    if (!this.keeps) {
      this.saved = saved;
      return true;
    }
    const before = saved.written ?? 0;
    const next = { ...saved, written: before + 1 };
    const kept = shelf.keep(next, before);
    if (kept === "elsewhere") return false;
    this.saved = next;
    this.kept = kept === "kept";
    return true;
  }

  /** Calls when another tab has gone on with the game; returns how to leave. */
  watch(ongo: () => void): () => void {
    if (!this.keeps) return () => undefined;
    return shelf.watch(this.saved.id, (stored) => {
      if ((stored.written ?? 0) <= (this.saved.written ?? 0)) return;
      const goesOn = stored.record !== this.saved.record;
      this.saved = stored;
      if (goesOn) ongo();
    });
  }

  /** What lies on the shelf holds. */
  giveWay(): void {
    this.saved = shelf.find(this.saved.id) ?? this.saved;
  }
}

/** What the shelf tells of a table without opening it. */
export function summaryOf({ outcome, ending, scores, moves_played }: TableState, steps?: readonly Moved[]): Summary {
  const turns = steps?.filter(({ seat }) => typeof seat === "number").length;
  return {
    over: outcome !== null || ending !== null,
    moves: moves_played,
    ...(turns === undefined ? {} : { turns }),
    scores,
    winners: ending?.winners ?? outcome?.winners ?? [],
    reason: outcome?.reason ?? ending?.kind ?? null,
  };
}
