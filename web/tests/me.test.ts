// Results kept for good, what they add up to, and everything as one file.

import { afterEach, describe, expect, it } from "vitest";
import { kBoardsKey, ownBoards, readBoards, takenTo, takeToSetup, type OwnBoard } from "$/boards/own";
import { afterImport, everything, forgetAll, holdingsOf, keepAll, readFile, writeFile } from "$/me/device";
import { allResults, byGame, byLevel, levelThatFits, soloOf, streaks } from "$/me/stats";
import { kLedgerKey, ledger, readLedger, writeLedger } from "$/table/ledger";
import type { Result } from "$/table/results";
import { shelf, type SavedTable, type Sitter } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import { doorHere } from "./rules";

const person: Sitter = { kind: "person", name: "" };
const bot: Sitter = { kind: "bot", level: 2 };
const kIdle = { over: false, moves: 0, scores: [], winners: [], reason: null };
const table = (id: string, sitters: Sitter[] = [person, person]): SavedTable => ({
  id,
  game: "pente",
  variant: "standard",
  sitters,
  seed: "7",
  record: "",
  begun: 1,
  touched: 1,
  summary: kIdle,
});
async function open(saved: SavedTable): Promise<Table> {
  const opened = await Table.open(saved, doorHere(), { hidden: false, turns: true, language: () => "en" });
  if (!(opened instanceof Table)) throw new Error(opened.message);
  return opened;
}
/** Seat 0 makes five in a row. */
const kFive = ["K10", "A1", "K11", "A3", "K12", "A5", "K13", "A7", "K14"];
async function playFive(on: Table, first = 0): Promise<void> {
  for (const [i, move] of kFive.entries()) expect(await on.play(move, (first + i) % 2)).toBeNull();
}
let made = 0;
const result = (seats: number[], winners: number[], more: Partial<Result> = {}): Result => ({
  id: `r${++made}/1`,
  game: "pente",
  variant: "standard",
  seats,
  winners,
  scores: [0, 0],
  reason: "five",
  ended: made,
  ms: 1000,
  ...more,
});

afterEach(() => localStorage.clear());

describe("The ledger", () => {
  it("has one result for a game, also when its table is opened again", async () => {
    const first = await open(table("a"));
    await playFive(first);
    expect(ledger.all()).toMatchObject([{ id: "a/1", game: "pente", seats: [0, 0], winners: [0], reason: "five" }]);
    const { ended } = ledger.all()[0]!;
    first.close();
    await open(shelf.find("a")!);
    expect(ledger.all()).toHaveLength(1);
    expect(ledger.all()[0]!.ended).toBe(ended);
  });

  it("loses the result with the last move taken back, and gets the new one", async () => {
    const on = await open(table("b"));
    await playFive(on);
    expect(await on.undo()).toBeNull();
    expect(ledger.all()).toEqual([]);
    expect(await on.play("K9", 0)).toBeNull();
    expect(ledger.all()).toMatchObject([{ id: "b/1", winners: [0] }]);
  });

  it("keeps every game of a series", async () => {
    const on = await open(table("c"));
    await playFive(on);
    expect(await on.again()).toBeNull();
    expect(ledger.all()).toHaveLength(1);
    await on.resign();
    expect(ledger.all().map(({ id, reason }) => [id, reason])).toEqual([
      ["c/1", "five"],
      ["c/2", "resigned"],
    ]);
  });

  it("knows nothing of games among bots, and of tables that are not for the shelf", async () => {
    ledger.note({ ...table("d", [bot, bot]), summary: { ...kIdle, over: true } }, 1);
    const away = await Table.open(table("e"), doorHere(), {
      hidden: false,
      turns: true,
      language: () => "en",
      keeps: false,
    });
    await playFive(away as Table);
    expect(ledger.all()).toEqual([]);
  });

  it("is bounded, and leaves out what is none of ours", () => {
    const many = Array.from({ length: 3100 }, (_, i) => result([0, 1], [0], { id: `x${i}/1`, ended: i }));
    const kept = readLedger(writeLedger(many));
    expect(kept).toHaveLength(3000);
    expect(kept.slice(0, 2).map(({ ended }) => ended)).toEqual([0, 101]); // the first win stays
    expect(readLedger(JSON.stringify({ version: 1, results: [{ id: 3 }, null, many[0]] }))).toHaveLength(1);
    expect(readLedger(JSON.stringify({ version: 2, results: many }))).toEqual([]);
    expect(readLedger("not json")).toEqual([]);
  });
});

describe("Statistics", () => {
  it("add finished tables of the shelf that the ledger does not know", () => {
    const over = { ...kIdle, over: true };
    const tables = [
      { ...table("old"), summary: over },
      { ...table("known"), summary: over },
      table("open"),
      { ...table("bots", [bot, bot]), summary: over },
    ];
    expect(
      allResults([result([0, 0], [0], { id: "known/2" })], tables)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["known/2", "old/1"]);
  });

  it("count wins, draws and losses by level, where one person played", () => {
    const results = [
      result([0, 2], [0]),
      result([2, 0], [0]),
      result([0, 2], []),
      result([0, 0], [0]),
      result([0, 3, 3], [1, 2]),
      result([0, 2, 3], [0]),
    ];
    expect(byLevel(results)).toEqual([
      { level: 2, won: 1, drawn: 1, lost: 1 },
      { level: 3, won: 0, drawn: 0, lost: 1 },
    ]);
    expect(streaks([...results, result([0, 1], [0]), result([0, 1], [0])])).toEqual({ best: 2, now: 2 });
  });

  it("know how often what was played, and the records alone", () => {
    const solo = (score: number, reason = "all-rounds") =>
      result([0], [0], { game: "penta-rush", variant: "solo", scores: [score], reason });
    const results = [solo(10), solo(16), solo(30, "resigned"), result([0, 1], [0])];
    expect(byGame(results).map(({ game, count, ms }) => [game, count, ms])).toEqual([
      ["pente", 1, 1000],
      ["penta-rush", 3, 3000],
    ]);
    expect(soloOf(results)).toEqual({ count: 2, best: 16, mean: 13, last: [10, 16] });
    expect(soloOf([])).toBeNull();
  });

  it("estimate the level that fits from few and from many games", () => {
    const times = (count: number, level: number, winners: number[]) =>
      Array.from({ length: count }, () => result([0, level], winners));
    expect(levelThatFits(times(2, 3, [0]))).toBeNull();
    expect(levelThatFits([...times(6, 4, [0]), ...times(6, 4, [1])])).toEqual({ level: 4, count: 12 });
    expect(levelThatFits(times(20, 1, [1]))?.level).toBe(1);
    expect(levelThatFits(times(20, 8, [0]))?.level).toBe(8);
    const climbs = levelThatFits([...times(9, 3, [0]), ...times(3, 3, [1])]);
    expect(climbs).toEqual({ level: 4, count: 12 });
    expect(levelThatFits([...times(40, 1, [1]), ...times(15, 5, [0]), ...times(15, 5, [1])])).toEqual({
      level: 5,
      count: 30,
    });
  });
});

describe("Own boards", () => {
  const board = (id: string, changed: number): OwnBoard => ({ id, game: "riomino", name: id, text: "o", changed });
  it("are kept, renamed and removed", () => {
    ownBoards.save(board("a", 1));
    ownBoards.save(board("b", 2));
    ownBoards.save({ ...board("a", 3), name: "Anna" });
    expect(ownBoards.of("riomino").map(({ name }) => name)).toEqual(["Anna", "b"]);
    expect(ownBoards.of("penta-rush")).toEqual([]);
    ownBoards.remove("a");
    expect(ownBoards.all().map(({ id }) => id)).toEqual(["b"]);
    expect(readBoards('{"version":1,"boards":[{"id":"x"},7]}')).toEqual([]);
  });
  it("go to the set-up of their own game, once", () => {
    takeToSetup("riomino", "o#", "starter");
    expect(takenTo("penta-rush")).toBeNull();
    expect(takenTo("riomino")).toMatchObject({ text: "o#", variant: "starter" });
    expect(takenTo("riomino")).toBeNull();
  });
});

describe("Everything as one file", () => {
  const fill = () => {
    localStorage.setItem("pentario.language", "fr");
    localStorage.setItem("pentario.table.a", JSON.stringify(table("a")));
    localStorage.setItem("pentario.something-new", '{"best":3,"days":["2026-01-01"]}');
    localStorage.setItem(kLedgerKey, writeLedger([result([0, 1], [0], { id: "a/1" })]));
    localStorage.setItem("other.site", "stays");
  };

  it("holds every key of ours, and comes back", async () => {
    fill();
    const text = writeFile(await everything(), 5);
    await forgetAll();
    expect(await everything()).toEqual({});
    expect(localStorage.getItem("other.site")).toBe("stays");
    const file = readFile(text);
    if (typeof file === "string") throw new Error(file);
    expect(holdingsOf(file.kept)).toEqual({
      tables: 1,
      results: 1,
      boards: 0,
      studies: 0,
      puzzles: 0,
      settings: 2,
    });
    expect(await keepAll(afterImport(await everything(), file.kept, "replace"))).toBe(true);
    expect(writeFile(await everything(), 5)).toBe(text);
  });

  it.each([
    ["", "not-json"],
    ["{", "not-json"],
    ["7", "not-ours"],
    ["null", "not-ours"],
    ['{"kept":{}}', "not-ours"],
    ['{"pentario":"everything","version":2}', "newer"],
    ['{"pentario":"everything","version":1,"at":1,"kept":[]}', "damaged"],
    ['{"pentario":"everything","version":1,"at":1,"kept":{"other":"x"}}', "damaged"],
    ['{"pentario":"everything","version":1,"at":1,"kept":{"pentario.x":3}}', "damaged"],
    ['{"pentario":"everything","version":1,"at":1,"kept":{"pentario.table.a":"{}"}}', "damaged"],
    ['{"pentario":"everything","version":1,"at":1,"kept":{}}', "empty"],
    ['{"pentario":"everything","version":1,"at":1e300,"kept":{"pentario.x":"3"}}', "damaged"],
    ['{"pentario":"everything","version":1,"at":1,"kept":{"pentario.x":"[1e999]"}}', "damaged"],
    ['{"pentario":"everything","version":1,"at":1,"kept":{"pentario.x":"{\\"at\\":[-1e300]}"}}', "damaged"],
  ])("is refused by name: %s is %s", (text, fault) => {
    expect(readFile(text)).toBe(fault);
  });

  it.each([
    ["touched", 1e300],
    ["begun", -1],
    ["played", 1e17],
    ["hints", 0.5],
    ["summary", { ...kIdle, scores: [1e308] }],
    ["summary", { ...kIdle, winners: [7] }],
    ["sitters", [{ kind: "bot", level: 99 }]],
  ])("with a table whose %s is out of all range is refused whole", (key, value) => {
    const kept = (one: object) => ({ "pentario.table.a": JSON.stringify(one) });
    expect(typeof readFile(writeFile(kept(table("a")), 1))).toBe("object");
    expect(readFile(writeFile(kept({ ...table("a"), [key]: value }), 1))).toBe("damaged");
    const study = { saved: { ...table("a"), [key]: value }, lines: [] };
    expect(readFile(writeFile({ "pentario.study.a": JSON.stringify(study) }, 1))).toBe("damaged");
  });

  it("leaves out results with numbers out of all range", () => {
    const good = result([0, 2], [0]);
    const bad = [{ ended: 1e300 }, { ms: -1 }, { seats: [0, 99] }, { winners: [-1] }, { scores: [1e308] }];
    const all = [good, ...bad.map((more) => ({ ...good, ...more }))];
    expect(readLedger(JSON.stringify({ version: 1, results: all }))).toEqual([good]);
  });

  it("is merged: the newer table, both ledgers, the better of two numbers, this device's own settings", () => {
    const newer = { ...table("a"), touched: 9 };
    const tried = (solved: boolean, day: number) => ({ solved, wrong: 0, day });
    const here = {
      "pentario.language": "fr",
      "pentario.table.a": JSON.stringify(table("a")),
      "pentario.table.b": JSON.stringify({ ...table("b"), touched: 20 }),
      "pentario.best.penta-rush": "12",
      "pentario.study.a": JSON.stringify({ saved: table("a"), lines: ["old"] }),
      [kLedgerKey]: writeLedger([result([0, 1], [0], { id: "a/1" })]),
      [kBoardsKey]: '{"version":1,"boards":[]}',
      "pentario.puzzles": JSON.stringify({
        version: 1,
        results: { 1: tried(true, 4), 2: tried(false, 9), 3: tried(false, 2) },
        days: [4],
      }),
    };
    const there = {
      "pentario.language": "de",
      "pentario.theme": "dark",
      "pentario.table.a": JSON.stringify(newer),
      "pentario.table.b": JSON.stringify(table("b")),
      "pentario.best.penta-rush": "15",
      "pentario.study.a": JSON.stringify({ saved: newer, lines: ["new"] }),
      [kLedgerKey]: writeLedger([result([0, 1], [1], { id: "b/1" })]),
      "pentario.puzzles": JSON.stringify({
        version: 1,
        results: { 1: tried(false, 8), 2: tried(true, 5), 3: tried(false, 7), 4: tried(true, 1) },
        days: [4, 5],
      }),
    };
    const both = afterImport(here, there, "merge");
    expect(both["pentario.language"]).toBe("fr");
    expect(both["pentario.theme"]).toBe("dark");
    expect(JSON.parse(both["pentario.table.a"]!)).toEqual(newer);
    expect(both["pentario.table.b"]).toBe(here["pentario.table.b"]);
    expect(both["pentario.best.penta-rush"]).toBe("15");
    expect(readLedger(both[kLedgerKey]!).map(({ id }) => id)).toEqual(["a/1", "b/1"]);
    expect(JSON.parse(both["pentario.puzzles"]!)).toEqual({
      version: 1,
      results: { 1: tried(true, 4), 2: tried(true, 5), 3: tried(false, 7), 4: tried(true, 1) },
      days: [4, 5],
    });
    expect(JSON.parse(both["pentario.study.a"]!)).toMatchObject({ saved: { touched: 9 }, lines: ["new"] });
    expect(afterImport(here, there, "replace")).toEqual(there);
  });
});
