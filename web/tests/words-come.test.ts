// Words come with those who say them: whatever is loaded by itself, a page or a game's table, brings the words that
// its files name, unless the first page has them.

import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { allWords } from "$/i18n/all";
import { kGames } from "$/rules/catalog";

const kMain = "src/main.ts";
const kImport = /(?:^|[\s;>])(?:import|export)\s(?!type\s)(?:[^;"'()]*?\sfrom\s)?\s*"([^"]+)"/g;
const kLater = /\bimport\(\s*"([^"]+)"\s*\)/g;
const kText = /["'`]([a-z][\w-]*(?:\.[\w-]+)*\.?)(["'`]|\$\{)/g;
/** What a game says of its table, although it stands in the list of all games. */
const isSaidAtTables = (file: string) => /^src\/(games|endings)\//.test(file);

const files = Object.keys(import.meta.glob(["../src/**/*.ts", "../src/**/*.svelte"])).map((file) => file.slice(3));
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const rooms = files.filter((file) => /= spoken\(\{/.test(texts.get(file)!));

function resolved(from: string, name: string): string | undefined {
  if (!/^[.$]/.test(name)) return undefined;
  const path = name.startsWith("$/") ? `src/${name.slice(2)}` : normalize(join(dirname(from), name));
  return [path, `${path}.ts`, `${path}/index.ts`].find((file) => texts.has(file));
}
const named = (file: string, pattern: RegExp) =>
  [...texts.get(file)!.matchAll(pattern)].flatMap(([, name]) => resolved(file, name!) ?? []);

/** All that comes with a file. */
function comesWith(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const other of named(file, kImport)) comesWith(other, seen);
  }
  return seen;
}

const roomOf = new Map<string, string>();
const twice: string[] = [];
beforeAll(async () => {
  for (const room of rooms)
    for (const words of Object.values((await import(`../${room}`)) as object))
      for (const key of Object.keys(words)) {
        if (roomOf.has(key)) twice.push(key);
        roomOf.set(key, room);
      }
});

/** The words that a file names, whole or by how they begin. */
function keysIn(file: string): string[] {
  if (rooms.includes(file) || file === "src/rules/catalog.ts") return [];
  return [...texts.get(file)!.matchAll(kText)].flatMap(([, text, end]) =>
    end === "${"
      ? [...roomOf.keys()].filter((key) => text!.includes(".") && key.startsWith(text!))
      : roomOf.has(text!)
        ? [text!]
        : [],
  );
}
const lacks = (some: Iterable<string>, has: ReadonlySet<string>) =>
  [...some].flatMap((file) => {
    const missing = keysIn(file).filter((key) => !has.has(roomOf.get(key)!));
    return missing.map((key) => `${file} says ${key} of ${roomOf.get(key)}`);
  });

const first = comesWith(kMain);
const entries = [...new Set(files.flatMap((file) => named(file, kLater)))];

describe("The words", () => {
  it("are all in the list that the compiler knows", () => {
    expect([...roomOf.keys()].sort()).toEqual(Object.keys(allWords).sort());
  });

  it("have no key twice", () => expect(twice).toEqual([]));

  it("of the first page come with it", () => {
    expect(
      lacks(
        [...first].filter((file) => !isSaidAtTables(file)),
        first,
      ),
    ).toEqual([]);
  });

  it("of tables, lessons and rules do not come with the first page", () => {
    const wanted = ["frame/words", "home/words", "i18n/frame", "opponents/words", "puzzles/day-words", "table/words"];
    expect(rooms.filter((room) => first.has(room)).sort()).toEqual(wanted.map((room) => `src/${room}.ts`));
  });

  it.each(kGames)("of %s come before its table is told of", (game) => {
    const has = new Set([...first, ...comesWith(`src/games/${game}/words.ts`)]);
    for (const room of ["endings", "puzzles"]) has.add(`src/${room}/words.ts`); // pages that ask a game for these
    const own = [...comesWith(`src/games/${game}/index.ts`)].filter(isSaidAtTables);
    expect(own.length).toBeGreaterThan(1);
    expect(lacks(own, has)).toEqual([]);
  });

  it.each(entries)("of %s come with it", (entry) => {
    const all = comesWith(entry);
    const own = [...all].filter((file) => !first.has(file));
    expect(lacks(own, new Set([...first, ...all]))).toEqual([]);
  });
});
