// The shelf: every table that was opened on this device, as start and moves.

import { kGames, type GameId } from "$/rules/catalog";
import { kept } from "./kept";

export type Sitter = { kind: "person"; name: string } | { kind: "bot"; level: number };

/** What the shelf tells of a table without opening it. */
export interface Summary {
  over: boolean;
  moves: number;
  scores: number[];
  winners: number[];
  /** How it ended, as a code of the rules or of the table. */
  reason: string | null;
}

export interface SavedTable {
  id: string;
  game: GameId;
  variant: string;
  sitters: Sitter[];
  /** Seeds chance; a string of digits, since a number has no room for 63 bits. */
  seed: string;
  /** The record as the rules write it. */
  record: string;
  begun: number;
  touched: number;
  summary: Summary;
  /** Time spent on the game under way, in milliseconds, long pauses left out. */
  played?: number;
  /** What a game's own driver wants to find again, such as the time of a round under way. */
  extra?: string;
  /** How many hints were taken in the game on the table. */
  hints?: number;
}

const kPrefix = "pentario.table.";
/** Finished tables beyond this many make room, the oldest first. */
const kMostFinished = 200;

export const isSitter = (value: unknown): value is Sitter => {
  const sitter = value as Partial<{ kind: string; name: unknown; level: unknown }> | null;
  return sitter?.kind === "person"
    ? typeof sitter.name === "string"
    : sitter?.kind === "bot" && typeof sitter.level === "number";
};

/** A saved table, or nothing when the text is none of ours. */
export function readSaved(text: string | null): SavedTable | undefined {
  if (text === null) return undefined;
  try {
    const saved = JSON.parse(text) as Partial<SavedTable> | null;
    const fits =
      typeof saved?.id === "string" &&
      kGames.some((game) => game === saved.game) &&
      typeof saved.variant === "string" &&
      typeof saved.seed === "string" &&
      /^\d{1,19}$/.test(saved.seed) &&
      typeof saved.record === "string" &&
      typeof saved.touched === "number" &&
      Array.isArray(saved.sitters) &&
      saved.sitters.every(isSitter) &&
      typeof saved.summary?.over === "boolean" &&
      Array.isArray(saved.summary.scores) &&
      Array.isArray(saved.summary.winners);
    return fits ? (saved as SavedTable) : undefined;
  } catch {
    return undefined;
  }
}

export const shelf = {
  /** All tables, the one last touched first. */
  all(): SavedTable[] {
    return kept
      .keys()
      .filter((key) => key.startsWith(kPrefix))
      .map((key) => readSaved(kept.get(key)))
      .filter((saved) => saved !== undefined)
      .sort((a, b) => b.touched - a.touched);
  },
  find(id: string): SavedTable | undefined {
    return readSaved(kept.get(kPrefix + id));
  },
  /** False when this device has no room for it. */
  save(table: SavedTable): boolean {
    if (table.summary.over) this.tidy();
    return kept.set(kPrefix + table.id, JSON.stringify(table));
  },
  remove(id: string): void {
    kept.remove(kPrefix + id);
  },
  tidy(): void {
    const finished = this.all().filter((saved) => saved.summary.over);
    for (const old of finished.slice(kMostFinished)) this.remove(old.id);
  },
};
