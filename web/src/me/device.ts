// Everything this device keeps, as one file: every key of ours goes along, also of rooms yet to come.

import { kBoardsKey, readBoards, writeBoards } from "$/boards/own";
import { isStudyWhole, kStudyPrefix, studyTexts } from "$/study/studies";
import { kept } from "$/table/kept";
import { kAskedKey } from "$/table/lasting";
import { kLedgerKey, readLedger, writeLedger } from "$/table/ledger";
import { isTime } from "$/table/read";
import { isSavedWhole, readSaved } from "$/table/shelf";

const kPrefix = "pentario.";
const kTables = "pentario.table.";
const kMark = "everything";
const kVersion = 1;
/** Far more than a device can keep. */
export const kLargestFile = 32 * 1024 * 1024;

export type Kept = Readonly<Record<string, string>>;

export interface DeviceFile {
  /** When it was written. */
  at: number;
  kept: Kept;
}

export const kFaults = ["too-large", "not-json", "not-ours", "newer", "damaged", "empty"] as const;
export type FileFault = (typeof kFaults)[number];

/** All that is kept here. */
export async function everything(): Promise<Kept> {
  const studies = await studyTexts.entries();
  const mine = kept.keys().filter((key) => key.startsWith(kPrefix) && key !== kAskedKey);
  const others = mine.flatMap((key): [string, string][] => {
    const text = kept.get(key);
    return text === null ? [] : [[key, text]];
  });
  return Object.fromEntries([...others, ...studies].sort(([one], [other]) => (one < other ? -1 : 1)));
}

export const writeFile = (all: Kept, at: number): string =>
  JSON.stringify({ pentario: kMark, version: kVersion, at, kept: all }, null, 1);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is in a file, or why it is none. */
export function readFile(text: string): DeviceFile | FileFault {
  if (text.length > kLargestFile) return "too-large";
  const value = parse(text);
  if (value === undefined) return "not-json";
  const file = value as Partial<{ pentario: unknown; version: unknown; at: unknown; kept: unknown }> | null;
  if (file === null || typeof file !== "object" || file.pentario !== kMark || typeof file.version !== "number")
    return "not-ours";
  if (file.version > kVersion) return "newer";
  if (!isTime(file.at) || typeof file.kept !== "object" || file.kept === null || Array.isArray(file.kept))
    return "damaged";
  const entries = Object.entries(file.kept as Record<string, unknown>);
  if (!entries.every(([key, text]) => key.startsWith(kPrefix) && typeof text === "string" && isWhole(key, text)))
    return "damaged";
  return entries.length === 0 ? "empty" : { at: file.at, kept: Object.fromEntries(entries) as Kept };
}

/** What the rooms that keep lists of things can check is checked, and every number anywhere. */
function isWhole(key: string, text: string): boolean {
  if (!hasPlainNumbers(parse(text))) return false;
  if (key.startsWith(kTables)) return isSavedWhole(text) && readSaved(text)?.id === key.slice(kTables.length);
  if (key.startsWith(kStudyPrefix)) return isStudyWhole(text);
  if (key === kLedgerKey || key === kBoardsKey) return parse(text) !== undefined;
  return true;
}

/** Nothing that we keep counts further than a date does. */
function hasPlainNumbers(text: unknown): boolean {
  const all = [text];
  for (let value; all.length > 0;) {
    value = all.pop();
    if (typeof value === "number" && !isTime(Math.abs(value))) return false;
    if (typeof value === "object" && value !== null) for (const one of Object.values(value)) all.push(one);
  }
  return true;
}

export type Holding = "tables" | "results" | "boards" | "studies" | "puzzles" | "settings";
export type Holdings = Record<Holding, number>;

/** How many of what, for people. */
export function holdingsOf(all: Kept): Holdings {
  const keys = Object.keys(all);
  const starting = (prefix: string) => keys.filter((key) => key.startsWith(prefix)).length;
  const tables = starting(kTables);
  const studies = starting("pentario.study");
  const puzzles = starting("pentario.puzzle");
  const lists = [kLedgerKey, kBoardsKey].filter((key) => keys.includes(key)).length;
  return {
    tables,
    results: readLedger(all[kLedgerKey] ?? null).length,
    boards: readBoards(all[kBoardsKey] ?? null).length,
    studies,
    puzzles,
    settings: keys.length - tables - studies - puzzles - lists,
  };
}

// --- bringing together

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const isMap = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** When a thing was last changed, where it says so. */
function timeIn(value: Json | undefined): number | null {
  if (!isMap(value)) return null;
  const time = [value.touched, value.changed, value.day].find((one) => typeof one === "number");
  return typeof time === "number" ? time : timeIn(value.saved);
}

/** Of two: what was solved stays solved; the newer where both say when; lists and maps are joined, of numbers the larger. */
export function join(here: Json, there: Json): Json {
  const solved = [here, there].filter((one) => isMap(one) && one.solved === true);
  if (solved.length === 1) return solved[0]!;
  const [now, then] = [timeIn(here), timeIn(there)];
  if (now !== null && then !== null) return then > now ? there : here;
  if (Array.isArray(here) && Array.isArray(there)) {
    const known = new Set(here.map((one) => JSON.stringify(one)));
    return [...here, ...there.filter((one) => !known.has(JSON.stringify(one)))];
  }
  if (isMap(here) && isMap(there)) {
    const mine = here;
    const both = Object.entries(there).map(([key, value]): [string, Json] => [
      key,
      key in mine ? join(mine[key]!, value) : value,
    ]);
    return { ...mine, ...Object.fromEntries(both) };
  }
  return typeof here === "number" && typeof there === "number" ? Math.max(here, there) : here;
}

function byId<T extends { id: string }>(here: readonly T[], there: readonly T[], time: (one: T) => number): T[] {
  const all = new Map(here.map((one) => [one.id, one]));
  for (const one of there) {
    const mine = all.get(one.id);
    if (!mine || time(one) > time(mine)) all.set(one.id, one);
  }
  return [...all.values()];
}

function joinTexts(key: string, here: string, there: string): string {
  if (key === kLedgerKey) return writeLedger(byId(readLedger(here), readLedger(there), ({ ended }) => ended));
  if (key === kBoardsKey) return writeBoards(byId(readBoards(here), readBoards(there), ({ changed }) => changed));
  const [mine, theirs] = [parse(here), parse(there)] as [Json | undefined, Json | undefined];
  // A setting is a plain word: this device's own stays.
  if (mine === undefined || theirs === undefined) return here;
  return JSON.stringify(join(mine, theirs));
}

export type ImportWay = "merge" | "replace";

/** What this device will keep after a file came in. */
export function afterImport(here: Kept, there: Kept, way: ImportWay): Kept {
  if (way === "replace") return there;
  const both = Object.entries(there).map(([key, text]): [string, string] => [
    key,
    key in here ? joinTexts(key, here[key]!, text) : text,
  ]);
  return { ...here, ...Object.fromEntries(both) };
}

/** Puts it there; false, and all as before, when this device has no room for it. */
export async function keepAll(next: Kept): Promise<boolean> {
  const before = await everything();
  if (await putAll(next)) return true;
  await putAll(before);
  return false;
}

/** Puts that there and nothing else; false at the first thing that finds no room. */
async function putAll(all: Kept): Promise<boolean> {
  await forgetAll();
  for (const [key, text] of Object.entries(all)) {
    const fits = key.startsWith(kStudyPrefix) ? await studyTexts.set(key, text) : kept.set(key, text);
    if (!fits) return false;
  }
  return true;
}

export async function forgetAll(): Promise<void> {
  for (const key of await studyTexts.keys()) await studyTexts.remove(key);
  for (const key of kept.keys()) if (key.startsWith(kPrefix)) kept.remove(key);
}
