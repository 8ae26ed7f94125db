// Penta Rush: tiles, rings, squares in work, and what is read from games and kept texts.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { bestScore, noteScore, readExtra } from "$/games/penta-rush/extra";
import { nextOver, readStrike, ringsOn, tilesByWorth, tilesOf } from "$/games/penta-rush/plan";
import "$/games/penta-rush/words";
import { fatesOf, lastVerdict, readTimes, wordsFor, wordsForAll, type RushPosition } from "$/games/penta-rush/rounds";
import {
  kShapes,
  letterOf,
  letterPlace,
  outlinePath,
  symbolAt,
  tilePoints,
  tileSquares,
  waysOf,
} from "$/games/penta-rush/shapes";
import { HeldTile } from "$/games/penta-rush/held.svelte";
import { Trace } from "$/games/penta-rush/trace.svelte";
import type { Rules } from "$/rules/wasm";
import type { LegalMoves, Step, TableState } from "$/rules/wire";
import { grant, rules } from "./rules";

let table: Rules;
const start = (variant = "base", players = 2) =>
  grant<{ state: TableState<"penta-rush"> }>(table, { op: "new", game: "penta-rush", variant, players, seed: 7 }).state;
const play = (seat: number | string, move: string, ms?: number) =>
  grant<{ state: TableState<"penta-rush"> }>(table, { op: "play", seat, move, ms }).state;
const story = (seat?: number) => grant<{ steps: Step<"penta-rush">[] }>(table, { op: "story", seat }).steps;

beforeAll(async () => {
  table = await rules();
});

describe("The tiles", () => {
  it("have the letters that the rules give to every way up", () => {
    start();
    const { moves } = grant<{ moves: LegalMoves[] }>(table, { op: "moves", seat: 0 });
    const rings = moves.find(({ verb }) => verb === "ring")!.moves;
    const seen = new Set<string>();
    for (let i = 0; i < rings.length; i += 23) {
      const squares = rings[i]!.split(" ").slice(1);
      const { shape } = play(0, rings[i]!).events[0]!.args;
      play(0, rings[i]!.replace("ring", "erase"));
      expect(letterOf(squares)).toBe(shape);
      seen.add(String(shape));
      if (i / 23 > 90) start();
    }
    expect(seen.size).toBe(kShapes.length);
  });
  it("have five squares, and points that the rules give", () => {
    for (const shape of kShapes) {
      expect(tileSquares[shape]).toHaveLength(5);
      expect(tilePoints[shape]).toBeGreaterThanOrEqual(1);
    }
    expect(tilesByWorth.map((shape) => tilePoints[shape])).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
  });
  it("lie in as many ways as they have, each once", () => {
    expect(kShapes.map((shape) => waysOf(shape).length)).toEqual([8, 2, 8, 8, 8, 4, 4, 4, 4, 1, 8, 4]);
    for (const shape of kShapes) expect(waysOf(shape)[0]).toEqual(tileSquares[shape]);
  });
  it("snap to the squares below, turn around their middle and are pushed back over the rim", () => {
    const held = new HeldTile();
    expect(held.squares).toBeNull();
    held.take("I");
    held.over({ x: 4.2, y: 4.9 });
    expect(held.squares).toEqual(["e7", "e6", "e5", "e4", "e3"]);
    held.turn(1);
    expect(held.squares?.toSorted()).toEqual(["c5", "d5", "e5", "f5", "g5"]);
    held.turn(-1);
    held.over({ x: 9.3, y: 9.3 });
    expect(held.squares).toEqual(["j5", "j4", "j3", "j2", "j1"]);
    held.drop();
    expect(held.squares).toBeNull();
  });
  it("are nothing where squares make none", () => {
    expect(letterOf(["a1", "b1", "c1", "d1", "j9"])).toBe("");
  });
});

describe("A ring", () => {
  it("goes once around its squares", () => {
    const path = outlinePath(["a1", "b1", "c1", "d1", "e1"]);
    expect(path.match(/Q/g)).toHaveLength(4);
    expect(outlinePath(["b1", "a2", "b2", "c2", "b3"]).match(/Q/g)).toHaveLength(12);
    expect(path.startsWith("M") && path.endsWith("Z")).toBe(true);
  });
  it("has its letter at the topmost square, on the left", () => {
    expect(letterPlace(["b3", "c3", "a1", "a2", "b2"])).toEqual({ x: 1, y: 7 });
  });
  it("lies over the symbols that the position has there", () => {
    const { boards } = start().position;
    expect(symbolAt(boards[0]!, "a10")).toBe(boards[0]![0]![0]);
    expect(symbolAt(boards[0]!, "j1")).toBe(boards[0]![9]![9]);
  });
});

describe("Squares in work", () => {
  let made: string[][];
  let wiped: string[];
  let trace: Trace;
  const begin = () => {
    made = [];
    wiped = [];
    trace = new Trace(
      (squares) => made.push(squares),
      (square) => square === "j10" && wiped.push(square) > 0,
    );
  };
  it("become an outline when the pointer lets go after five", () => {
    begin();
    for (const square of ["a1", "b1", "c1", "b1", "b2", "b3", "b4", null]) trace.over(square);
    expect(made).toEqual([["a1", "b1", "c1", "b2", "b3"]]);
    expect(trace.squares).toEqual([]);
  });
  it("are taken and given back by taps", () => {
    begin();
    for (const square of ["a1", "b1", "a1"]) {
      trace.over(square);
      trace.over(null);
      trace.pick(square); // the board tells this too
    }
    expect(trace.squares).toEqual(["b1"]);
    expect(made).toEqual([]);
  });
  it("are taken by keys, also after the pointer", async () => {
    begin();
    trace.over("a1");
    trace.over(null);
    await Promise.resolve();
    for (const square of ["a2", "a3", "a4", "a5"]) trace.pick(square);
    expect(made).toEqual([["a1", "a2", "a3", "a4", "a5"]]);
  });
  it("stay when a drag ends early, and are joined in the picture", () => {
    begin();
    for (const square of ["a1", "a2", "b2", null]) trace.over(square);
    expect(trace.squares).toEqual(["a1", "a2", "b2"]);
    expect(trace.links).toEqual([
      ["a2", "b2"],
      ["a2", "a1"],
    ]);
    trace.clear();
    expect(trace.squares).toEqual([]);
  });
  it("do not begin where a tap means something else", () => {
    begin();
    trace.pick("j10");
    expect(wiped).toEqual(["j10"]);
    expect(trace.squares).toEqual([]);
    trace.pick("a1");
    trace.pick("j10");
    expect(trace.squares).toEqual(["a1", "j10"]);
  });
});

describe("A round", () => {
  it("has its times from the moves that were kept", () => {
    start();
    play(1, "ring a1 b1 c1 d1 e1", 1500);
    play(0, "flip", 4000);
    expect(readTimes(story(), 2)).toEqual({
      last: 4000,
      thrown: 0,
      flip: { at: 4000, sandMs: 30_000 },
      acted: [4000, 1500],
    });
    play("clock", "time", 34_000);
    expect(readTimes(story(), 2)).toEqual({ last: 34_000, thrown: 34_000, flip: null, acted: [34_000, 34_000] });
  });
  it("is told by the fate of each outline and by what concerns one or all", () => {
    start();
    expect(lastVerdict(story(0))).toBeNull();
    play(0, "ring b5 c5 d5 e5 f5");
    play(0, "ring a1 b1 c1 d1 e1");
    play(1, "flip");
    play(0, "done");
    const verdict = lastVerdict(story(0))!;
    expect(verdict.round).toBe(1);
    const fates = fatesOf(verdict, 0);
    expect(fates.map(({ shape, counts, points }) => [shape, counts, points])).toEqual([
      ["I", true, 4],
      ["I", false, 0],
    ]);
    expect(fates[1]!.text).toContain("does not fit the throw");
    expect(fatesOf(verdict, 1)).toEqual([]);
    expect(wordsFor(verdict, 0)).toEqual([]);
    expect(wordsFor(verdict, 1)).toEqual(["Timer turned: 1 point"]);
    expect(wordsForAll(verdict).length).toBeGreaterThan(0);
    expect(wordsForAll(verdict).join()).not.toContain("a1 b1");
  });
});

describe("A board", () => {
  const position = {
    outlines: [[["a1", "b1", "c1", "d1", "e1"]]],
    plan: [
      {
        ringed: [["a3", "b3", "c3", "a4", "a5"]],
        struck: [["j1", "j2", "j3", "j4", "i4"]],
        bare: ["X"],
        timer: 0,
      },
    ],
  } as unknown as RushPosition;
  it("shows what is drawn, scored and struck", () => {
    expect(ringsOn(position, 0, null).map(({ kind }) => kind)).toEqual(["hatched", "earlier", "drawn"]);
    const { I, V, L, X, F } = tilesOf(position, 0);
    expect([I, V, L, X, F]).toEqual(["drawn", "ringed", "struck", "struck", "free"]);
  });
  it("shows fates instead of what was drawn, each area once", () => {
    const fate = { squares: ["a5", "a4", "a3", "b3", "c3"], shape: "V", counts: true, points: 3, text: "" };
    expect(ringsOn(position, 0, [fate]).map(({ kind }) => kind)).toEqual(["hatched", "counts"]);
  });
});

describe("Strikes", () => {
  const strikes = ["strike I a1 a2 a3 a4 a5", "strike I a2 a3 a4 a5 a6", "strike X"].map(readStrike);
  it("are read as shape and place", () => {
    expect(strikes[1]!.squares).toEqual(["a2", "a3", "a4", "a5", "a6"]);
    expect(strikes[2]).toEqual({ move: "strike X", shape: "X", squares: [] });
  });
  it("follow each other over a square", () => {
    expect(nextOver(strikes, null, "a2")).toBe(strikes[0]);
    expect(nextOver(strikes, strikes[0]!, "a2")).toBe(strikes[1]);
    expect(nextOver(strikes, strikes[1]!, "a2")).toBe(strikes[0]);
    expect(nextOver(strikes, strikes[0]!, "j1")).toBeNull();
  });
});

describe("What is kept", () => {
  it("is read again, and what does not fit is left out", () => {
    const watch = { seat: 1, moves: [{ move: "flip", ms: 5 }], elapsed: 5, over: true };
    expect(readExtra(JSON.stringify({ clock: 9, read: 2, watches: [watch] }))).toEqual({
      clock: 9,
      read: 2,
      watches: [watch],
    });
    expect(readExtra(undefined)).toEqual({});
    expect(readExtra("{")).toEqual({});
    expect(readExtra('{"clock":-1,"read":"2","watches":[{"seat":0}]}')).toEqual({});
    expect(readExtra('{"watches":[null]}')).toEqual({});
  });
  it("has the best score alone", () => {
    expect(bestScore()).toBeNull();
    expect([noteScore(12), noteScore(12), noteScore(11), noteScore(13)]).toEqual([true, false, false, true]);
    expect(bestScore()).toBe(13);
  });
});

describe("The six symbols", () => {
  const css = readFileSync("src/style/colours.css", "utf8");
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  it.each([0, 1])("can be told from their square in theme %d", (theme) => {
    const body = css.split(':root[data-theme="dark"]')[theme]!;
    const colour = (name: string) => new RegExp(`--rush-${name}: (#[0-9a-f]{6})`).exec(body)![1]!;
    for (const name of ["a", "b", "c", "d", "e", "f", "ring"]) {
      const [low, high] = [luminance(colour(name)), luminance(colour("square"))].sort((a, b) => a - b);
      expect((high! + 0.05) / (low! + 0.05), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});
