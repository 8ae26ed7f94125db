// First wins, wins in a row and records, read from the ledger; and the level to offer next.

import { afterEach, describe, expect, it } from "vitest";
import { ledger, readLedger, writeLedger } from "$/table/ledger";
import { beginTable } from "$/table/begin";
import { levelToOffer, milestones, type Milestone } from "$/table/milestones";
import type { Result } from "$/table/results";
import { shelf } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import { doorHere } from "./rules";

let made = 0;
const kMe = 0;
/** A game of the person in seat 0 against level 3, unless said otherwise. */
const game = (winner: number | null, more: Partial<Result> = {}): Result => ({
  id: `g${++made}/1`,
  game: "pente",
  variant: "standard",
  seats: [kMe, 3],
  winners: winner === null ? [] : [winner],
  scores: [0, 0],
  reason: "five",
  ended: made,
  ms: 1000,
  moves: 30,
  ...more,
});
const won = (more: Partial<Result> = {}) => game(0, more);
const lost = (more: Partial<Result> = {}) => game(1, more);
const drawn = (more: Partial<Result> = {}) => game(null, more);

const lastOf = (...results: Result[]): Milestone[] => milestones({ id: results.at(-1)!.id.split("/")[0]! }, results);
const kindsOf = (...results: Result[]) => lastOf(...results).map(({ kind }) => kind);

afterEach(() => localStorage.clear());

describe("A first win", () => {
  it("is told once for each level of each game", () => {
    expect(lastOf(won())).toEqual([{ kind: "first-win", level: 3 }]);
    expect(lastOf(lost(), drawn(), won())).toEqual([{ kind: "first-win", level: 3 }]);
    expect(kindsOf(won(), won())).toEqual([]);
    expect(kindsOf(won({ seats: [kMe, 2] }), won())).toEqual(["first-win"]);
    expect(kindsOf(won({ game: "riomino" }), won())).toEqual(["first-win"]);
    expect(kindsOf(won({ variant: "keryo" }), won())).toEqual([]);
  });

  it("is nobody's where it was lost or drawn, where people played each other, or bots of several levels", () => {
    expect(kindsOf(lost())).toEqual([]);
    expect(kindsOf(drawn())).toEqual([]);
    expect(kindsOf(won({ seats: [0, 0] }))).toEqual([]);
    expect(kindsOf(won({ seats: [0, 2, 3] }))).toEqual([]);
  });

  it("is the last game's of a table, and is told again as it was", () => {
    const first = lost({ id: "t/1" });
    const second = won({ id: "t/2" });
    const later = won();
    expect(milestones({ id: "t" }, [first, second, later])).toEqual([{ kind: "first-win", level: 3 }]);
    expect(milestones({ id: "unknown" }, [first])).toEqual([]);
  });
});

describe("Wins in a row", () => {
  it("are told from the third on, within one game, and whether there were never so many", () => {
    const five = Array.from({ length: 5 }, () => won());
    expect(lastOf(...five.slice(0, 2))).toEqual([]);
    expect(lastOf(...five.slice(0, 3))).toEqual([{ kind: "streak", count: 3, best: true }]);
    expect(lastOf(...five, lost(), won(), won(), won())).toEqual([{ kind: "streak", count: 3, best: false }]);
    expect(lastOf(...five, lost({ game: "riomino" }), won())).toEqual([{ kind: "streak", count: 6, best: true }]);
    expect(kindsOf(won(), won(), drawn(), won())).toEqual([]);
  });
});

describe("A record", () => {
  const kSome = [won({ moves: 40 }), won({ moves: 31 }), won({ moves: 36 }), lost({ moves: 60 })];

  it("is the fastest win, and the longest game", () => {
    expect(lastOf(...kSome, won({ moves: 29 }))).toEqual([{ kind: "fastest", moves: 29, before: 31 }]);
    expect(kindsOf(...kSome, won({ moves: 31 }))).toEqual([]);
    expect(kindsOf(...kSome, lost({ moves: 9 }))).toEqual([]);
    expect(lastOf(...kSome, lost({ moves: 61 }))).toEqual([{ kind: "longest", moves: 61, before: 60 }]);
  });

  it("is the best score where that is what a game is about", () => {
    const solo = (score: number, more: Partial<Result> = {}) =>
      game(null, { game: "penta-rush", variant: "solo", seats: [kMe], scores: [score], reason: "all-rounds", ...more });
    const some = [solo(12), solo(18), solo(15)];
    expect(lastOf(...some, solo(19))).toEqual([{ kind: "best", score: 19, before: 18 }]);
    expect(lastOf(...some, solo(18))).toEqual([]);
    expect(lastOf(...some, solo(30, { reason: "resigned" }))).toEqual([]);
    expect(lastOf(...some, solo(30, { apart: true }))).toEqual([]);
    expect(kindsOf(...kSome, won({ scores: [5, 0], moves: 35 }))).not.toContain("best");
  });

  it("wants three alike before it, and no hints, other options, or figures that are not known", () => {
    expect(kindsOf(...kSome.slice(0, 2), won({ moves: 9 }))).not.toContain("fastest");
    const fast = (more: Partial<Result>) => kindsOf(...kSome, lost(), won({ moves: 9, ...more }));
    expect(fast({})).toEqual(["fastest"]);
    expect(fast({ hints: 1 })).toEqual([]);
    expect(fast({ apart: true })).toEqual([]);
    expect(fast({ variant: "keryo" })).toEqual([]);
    expect(fast({ moves: undefined })).toEqual([]);
  });
});

describe("The ledger", () => {
  it("counts the moves of players, not those of chance, and the hints", async () => {
    const id = beginTable({
      game: "pente",
      variant: "standard",
      sitters: [
        { kind: "person", name: "" },
        { kind: "person", name: "" },
      ],
      options: {},
    });
    const habits = { hidden: false, turns: true, language: () => "en" };
    const table = await Table.open(shelf.find(id)!, doorHere(), habits);
    if (!(table instanceof Table)) throw new Error(table.message);
    table.countHint();
    expect(await table.play("K10")).toBeNull();
    await table.resign();
    expect(shelf.find(id)!.summary).toMatchObject({ turns: 1, moves: 2 });
    expect(ledger.all()).toMatchObject([{ moves: 1, hints: 1 }]);
    expect(ledger.all()[0]).not.toHaveProperty("apart");
  });

  it("marks tables with other options", () => {
    const options = { begins: "0", size: "13" };
    const plan = { game: "pente", variant: "standard", sitters: [], options } as const;
    expect(shelf.find(beginTable({ ...plan, sitters: [] }))).toMatchObject({ apart: true });
    expect(shelf.find(beginTable({ ...plan, sitters: [], options: { begins: "0" } }))).not.toHaveProperty("apart");
  });

  it("makes room, and keeps first wins and records for all time", () => {
    const first = won({ moves: 50 });
    const fast = won({ moves: 5 });
    const many = [first, lost(), fast, ...Array.from({ length: 3000 }, () => won())];
    const kept = readLedger(writeLedger(many));
    expect(kept).toHaveLength(3000);
    expect(kept.slice(0, 2)).toEqual([first, fast]);
    expect(kept[2]).toEqual(many[5]);
    expect(kindsOf(...kept, won())).not.toContain("first-win");
  });

  it("reads results of before there were records, and leaves out figures that cannot be", () => {
    const { moves: _, ...old } = won();
    const text = JSON.stringify({ version: 1, results: [old, won({ moves: -1 }), won({ hints: 0.5 })] });
    expect(readLedger(text)).toEqual([old]);
  });
});

describe("The level to offer next", () => {
  const offer = (...results: Result[]) => levelToOffer("pente", results);
  it("is one higher after two wins, and one lower after two losses", () => {
    expect(offer(won(), won())).toEqual({ level: 4, after: "won" });
    expect(offer(won(), lost(), lost())).toEqual({ level: 2, after: "lost" });
    expect(offer(lost(), lost({ game: "riomino", seats: [0, 5] }), lost())).toEqual({ level: 2, after: "lost" });
  });
  it("is none otherwise", () => {
    expect(offer()).toBeNull();
    expect(offer(won())).toBeNull();
    expect(offer(won(), lost())).toBeNull();
    expect(offer(drawn(), drawn())).toBeNull();
    expect(offer(won({ seats: [0, 2] }), won())).toBeNull();
    expect(offer(won({ seats: [0, 2, 5] }), won({ seats: [0, 2, 5] }))).toBeNull();
    expect(offer(won({ seats: [0, 8] }), won({ seats: [0, 8] }))).toBeNull();
    expect(offer(lost({ seats: [0, 1] }), lost({ seats: [0, 1] }))).toBeNull();
  });
});
