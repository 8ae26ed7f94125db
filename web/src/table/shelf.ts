// The shelf: every table that was opened on this device, as start and moves.

import { kGames, kTopLevel, type GameId } from "$/rules/catalog";
import { kept } from "./kept";
import { countOr, isCount, isFigures, isRecord, isTime, timeOr } from "./read";

/** `remote`: a person at another device. */
export type Sitter = { kind: "person" | "remote"; name: string } | { kind: "bot"; level: number };

/** What the shelf tells of a table without opening it. */
export interface Summary {
  over: boolean;
  moves: number;
  /** Those of players, without chance's. */
  turns?: number;
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
  /** What was chosen when it was set up: a table without a record yet is begun by it. */
  options?: Record<string, unknown>;
  /** The record as the rules write it. */
  record: string;
  /** Counts what was kept: who keeps something that builds on an older count comes too late. */
  written?: number;
  begun: number;
  touched: number;
  summary: Summary;
  /** Time spent on the game under way, in milliseconds, long pauses left out. */
  played?: number;
  /** What a game's own driver wants to find again, such as the time of a round under way. */
  extra?: string;
  /** How many hints were taken in the game on the table. */
  hints?: number;
  /** It began in the middle, or by options that make it longer or easier: it sets no record. */
  apart?: true;
}

export const kTablePrefix = "pentario.table.";
/** Of the form in which tables are kept; the first one had no number. */
const kVersion = 2;
/** Finished tables beyond this many make room, the oldest first. */
const kMostFinished = 200;
/** As many seats as any game has. */
export const kMostSeats = 6;

export const isSitter = (value: unknown): value is Sitter => {
  if (!isRecord(value)) return false;
  if (value["kind"] === "person" || value["kind"] === "remote") return typeof value["name"] === "string";
  return value["kind"] === "bot" && isCount(value["level"], kTopLevel) && value["level"] > 0;
};

function isSummary(value: unknown): value is Summary {
  if (!isRecord(value)) return false;
  const { over, moves, turns, scores, winners, reason } = value;
  return (
    typeof over === "boolean" &&
    isCount(moves) &&
    (turns === undefined || isCount(turns)) &&
    isFigures(scores) &&
    isFigures(winners) &&
    winners.every((seat) => isCount(seat, kMostSeats - 1)) &&
    (reason === null || typeof reason === "string")
  );
}

/** Without these there is no game. */
function isGame(saved: Record<string, unknown>): boolean {
  const { id, game, variant, seed, record, sitters, options } = saved;
  return (
    typeof id === "string" &&
    kGames.some((known) => known === game) &&
    typeof variant === "string" &&
    typeof seed === "string" &&
    /^\d{1,19}$/.test(seed) &&
    typeof record === "string" &&
    (options === undefined || isRecord(options)) &&
    Array.isArray(sitters) &&
    sitters.length <= kMostSeats &&
    sitters.every(isSitter)
  );
}

/** The rest of a table that was kept, where it is what it should be; numbers out of all range are left out. */
function restOf(
  saved: Record<string, unknown>,
): Partial<SavedTable> & Pick<SavedTable, "begun" | "touched" | "summary"> {
  const { begun, touched, summary, played, extra, hints, apart, written } = saved;
  return {
    begun: timeOr(begun, 0),
    touched: timeOr(touched, timeOr(begun, 0)),
    summary: isSummary(summary) ? summary : { over: false, moves: 0, scores: [], winners: [], reason: null },
    ...(isTime(played) ? { played } : {}),
    ...(typeof extra === "string" ? { extra } : {}),
    ...(isCount(hints) ? { hints } : {}),
    ...(apart === true ? { apart } : {}),
    ...(written === undefined ? {} : { written: countOr(written, 0) }),
  };
}

/** Why a text is no table: one of a later version, or none of ours. */
export type Misfit = "newer" | "damaged";

/** A table as it was kept, in the form of now; of an older form what it did not have yet is left out. */
export function readTable(text: string): SavedTable | Misfit {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return "damaged";
  }
  if (!isRecord(saved)) return "damaged";
  const { version = 1 } = saved;
  if (isCount(version) && version > kVersion) return "newer";
  if (!isCount(version) || !isGame(saved)) return "damaged";
  const { id, game, variant, sitters, seed, record, options } = saved as unknown as SavedTable;
  const own = { id, game, variant, sitters, seed, record };
  return { ...own, ...(options ? { options } : {}), ...restOf(saved) };
}

/** A saved table; undefined if the text is none. */
export function readSaved(text: string | null): SavedTable | undefined {
  const read = text === null ? "damaged" : readTable(text);
  return typeof read === "string" ? undefined : read;
}

/** Whether a text is a table as it stands: what comes from elsewhere is not mended. */
export function isSavedWhole(text: string): boolean {
  const read = readSaved(text);
  if (!read) return false;
  const given = Object.entries(JSON.parse(text) as object).filter(([key]) => key !== "version");
  return given.every(([key, value]) => isAlike(value, read[key as keyof SavedTable]));
}
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** As it is kept. */
export const writeTable = (table: SavedTable): string => JSON.stringify({ version: kVersion, ...table });

const write = (table: SavedTable): boolean => kept.set(kTablePrefix + table.id, writeTable(table));

export const shelf = {
  /** All tables, the one last touched first. */
  all(): SavedTable[] {
    return kept
      .keys()
      .filter((key) => key.startsWith(kTablePrefix))
      .map((key) => readSaved(kept.get(key)))
      .filter((saved) => saved !== undefined)
      .sort((a, b) => b.touched - a.touched);
  },
  find(id: string): SavedTable | undefined {
    return readSaved(kept.get(kTablePrefix + id));
  },
  /** Why a table is not to be had. */
  whyNot(id: string): Misfit | "gone" | null {
    const text = kept.get(kTablePrefix + id);
    if (text === null) return "gone";
    const read = readTable(text);
    return typeof read === "string" ? read : null;
  },
  /** How many tables lie here that cannot be read; they stay as they are. */
  misfits(): number {
    return kept.keys().filter((key) => key.startsWith(kTablePrefix) && !readSaved(kept.get(key))).length;
  },
  /** False when this device has no room for it. */
  save(table: SavedTable): boolean {
    if (table.summary.over) this.tidy();
    return write(table);
  },
  /** Keeps a table, unless another tab has kept something since the count stood at `before`. */
  keep(table: SavedTable, before: number): "kept" | "lost" | "elsewhere" {
    const stored = readTable(kept.get(kTablePrefix + table.id) ?? "");
    if (stored === "newer") return "lost";
    if (stored !== "damaged" && (stored.written ?? 0) !== before) return "elsewhere";
    return this.save(table) ? "kept" : "lost";
  },
  /** Tells what another tab has kept of a table; returns how to end it. */
  watch(id: string, told: (stored: SavedTable) => void): () => void {
    const hear = ({ key }: StorageEvent) => {
      const stored = key === kTablePrefix + id ? this.find(id) : undefined;
      if (stored) told(stored);
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  },
  remove(id: string): void {
    kept.remove(kTablePrefix + id);
  },
  tidy(): void {
    const finished = this.all().filter((saved) => saved.summary.over);
    for (const old of finished.slice(kMostFinished)) this.remove(old.id);
  },
};
