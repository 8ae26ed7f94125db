// Pente's table: its helpers against the real rules, and every variant played on the drawn board.

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import PenteTable from "$/games/pente/Table.svelte";
import SeatMark from "$/games/pente/SeatMark.svelte";
import SeatTray from "$/games/pente/Seat.svelte";
import { boardOf, colourOf, stars, stonesOn, type Position } from "$/games/pente/points";
import { takenAt } from "$/games/pente/foresee";
import {
  calls,
  cleared,
  gainsOf,
  inTray,
  lastTurn,
  takerOf,
  trayOf,
  winningRows,
  type PenteStep,
} from "$/games/pente/story";
import { partners } from "$/games/pente/teams";
import type { GameInfo, Outcome } from "$/rules/wire";
import { Table } from "$/table/table.svelte";
import { Rising } from "$/board/rising.svelte";
import { pente } from "$/games/pente";
import { doorHere, grant, rules } from "./rules";

Object.assign(globalThis, { matchMedia: () => ({ matches: true }) }); // no motion: jsdom has none
const table = await rules();
const { variants } = grant<{ games: GameInfo[] }>(table, { op: "games" }).games.find((info) => info.game === "pente")!;

interface Laid {
  state: { to_move: number[]; position: Position; outcome: Outcome | null; scores: number[] };
}
const begin = (variant: string, players = 2, options = {}) =>
  grant<Laid>(table, { op: "new", game: "pente", variant, players, options, seed: "1" }).state;
const play = (seat: number, move: string) => grant<Laid>(table, { op: "play", seat, move }).state;
const story = () => grant<{ steps: PenteStep[] }>(table, { op: "story" }).steps;
function playAll(variant: string, moves: string, players = 2, options = {}) {
  let state = begin(variant, players, options);
  for (const move of moves.split(" ")) state = play(state.to_move[0]!, move);
  return state;
}

describe("points", () => {
  it("are named from below, without I", () => {
    const board = boardOf(19);
    expect(board.rows[0]?.slice(7, 10)).toEqual(["H19", "J19", "K19"]);
    expect(board.centre("A1")).toEqual({ x: 0, y: 18 });
  });
  it("have dots that lie on every size of board", () => {
    for (const size of [9, 11, 13, 15, 17, 19]) {
      const places = new Set(boardOf(size).rows.flat());
      expect(
        stars(size).every((point) => places.has(point)),
        `${size}`,
      ).toBe(true);
      expect(stars(size)).toHaveLength(size > 13 ? 9 : 5);
    }
    expect(stars(19)[0]).toBe("K10");
  });
});

describe("what the moves show", () => {
  it("tells what a stone would take before it is laid, and what it brought after", async () => {
    const { to_move } = playAll("standard", "K10 L10 A1 M10");
    expect(await takenAt(doorHere(Promise.resolve(table)), to_move[0]!, "N10")).toEqual(["L10", "M10"]);
    play(to_move[0]!, "N10");
    expect(gainsOf(story(), 4)).toEqual([{ key: "4", from: "N10", points: 1 }]);
    expect(gainsOf(story(), 5)).toEqual([]);
  });
  it("lets a gain rise once, and again when it is told anew", () => {
    const rising = new Rising<{ key: string }>();
    const gain = { key: "4" };
    rising.tell([gain]);
    rising.tell([gain]);
    expect(rising.now).toEqual([gain]);
    rising.gone(gain);
    rising.tell([]);
    rising.tell([gain]);
    expect(rising.now).toEqual([gain]);
  });
  it.each([
    ["standard", 5, false],
    ["keryo", 15, false],
    ["team", undefined, false],
    ["points", undefined, false],
    ["gomoku", undefined, true],
  ])("shows the captures that win beside the score: %s", (variant, goal, isScoreless) => {
    const state = begin(variant, variant === "team" ? 4 : 2);
    const laid = { state } as unknown as Table;
    expect(pente.goal!(laid)).toBe(goal);
    expect(pente.scoreless!(laid)).toBe(isScoreless);
  });
  it("marks all stones of the last turn", () => {
    playAll("connect6", "K10 A1 A2 B1 B2");
    expect(lastTurn(story())).toEqual(["B1", "B2"]);
    expect(lastTurn([])).toEqual([]);
  });
  it("tells where stones were taken, by whom, and puts them into the tray", () => {
    const state = playAll("standard", "K10 L10 A1 M10 N10");
    expect(cleared(story())).toEqual(["L10", "M10"]);
    expect(takerOf(story().slice(-1), "M10")).toBe(0);
    expect(takerOf(story().slice(-1), "A1")).toBeNull();
    expect(inTray(state.position, story(), [0], trayOf(state.position)!)).toEqual([[1, 1]]);
    expect(inTray(state.position, story(), [1], trayOf(state.position)!)).toEqual([]);
  });
  it("gives a stone lost to PE-44 to the other", () => {
    playAll("poof", "K10 A1 D10 C10 T19 F10 E10");
    expect(cleared(story()).sort()).toEqual(["D10", "E10"]);
    expect(takerOf(story().slice(-1), "D10")).toBe(1);
  });
  it("shows which colours a tray holds where there are many", () => {
    const state = playAll("points-many", "K10 L10 M10 N10 A1 B1 C1 D1 O10", 3);
    const mine = state.position.captures.findIndex((count) => count > 0);
    if (mine < 0) expect.fail("nothing was taken");
    expect(inTray(state.position, story(), [mine], trayOf(state.position)!)[0]).toEqual([1, 2]);
  });
  it("calls out tria and tessera with the sentence of the rules", () => {
    playAll("standard", "K10 A1 L10 A3 M10");
    expect(calls(story())).toMatchObject([{ code: "tria", seat: 0, point: "M10" }]);
    expect(calls(story())[0]?.text).toContain("tria");
    playAll("standard", "K10 A1 L10 A3 M10 A5 N10");
    expect(calls(story()).map((call) => call.code)).toEqual(["tessera"]);
  });
  it("traces the row that won", () => {
    const state = playAll("standard", "K10 A1 L10 A3 M10 A5 N10 A7 O10");
    const rows = winningRows(state.position, lastTurn(story()));
    expect(rows).toEqual([["K10", "L10", "M10", "N10", "O10"]]);
    expect(winningRows(begin("standard").position, [])).toEqual([]);
  });
  it("knows who sits opposite", () => {
    expect([0, 1, 2, 3].map((seat) => partners(2, 4, seat))).toEqual([[2], [3], [0], [1]]);
    expect(partners(0, 2, 0)).toEqual([]);
  });
});

describe("trays", () => {
  /** Closes a pair in, with that many taken before. */
  function closeIn(variant: string, colours: number, before: number): Laid["state"] {
    const stones = Array.from({ length: colours }, (_, colour) =>
      colour === 0 ? ["D5"] : colour === 1 ? ["E5", "F5"] : [],
    );
    const captures = stones.map((_, colour) => (colour === 0 ? before : 0));
    const position = { game: "pente", variant, stones, captures, to_move: 0 };
    grant(table, { op: "load", position });
    return play(0, "G5");
  }
  const wins = (variant: string, colours: number, before: number) =>
    closeIn(variant, colours, before).outcome?.reason === "captures";
  it("have as many holes as the rules want for a win", () => {
    for (const { name, max_players } of variants) {
      const colours = name === "pairs" ? 2 : max_players;
      const tray = trayOf({ variant: name as Position["variant"] });
      if (!tray) {
        expect(closeIn(name, colours, 0).position.stones[1], name).toEqual(["E5", "F5"]);
        continue;
      }
      const taken = 2 / tray.each; // what a pair adds
      expect(wins(name, colours, tray.holes - taken), name).toBe(true);
      expect(wins(name, colours, tray.holes - taken - 1), name).toBe(false);
    }
  });
});

async function open(variant: string, players: number, options: object): Promise<Table> {
  const sitters = Array.from({ length: players }, (_, i) => ({ kind: "person" as const, name: `P${i}` }));
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const saved = {
    id: "t",
    game: "pente" as const,
    variant,
    sitters,
    seed: "3",
    record: "",
    begun: 1,
    touched: 1,
    summary,
  };
  const habits = { hidden: false, turns: true, language: () => "en" };
  const opened = await Table.open({ ...saved, options: { ...options } }, doorHere(Promise.resolve(table)), habits);
  if (!(opened instanceof Table)) throw new Error(opened.message);
  return opened;
}
function drawn(on: HTMLElement) {
  const of = (key: string) =>
    [...on.querySelectorAll<SVGElement>(`[data-${key}]`)].map((one) => one.dataset[key]!).sort();
  return { stones: of("stone"), barred: of("barred"), only: of("only"), choices: of("choice"), rows: of("row") };
}
/** What must be seen, from the position and the moves that the rules give. */
function check(played: Table, on: HTMLElement) {
  const position = played.state.position as Position;
  const seen = drawn(on);
  const stones = stonesOn(position);
  expect(seen.stones).toEqual([...stones.keys()].sort());
  const offered = (played as Table<"pente">).moves;
  const choices = offered.filter(({ verb }) => verb !== "lay");
  expect(seen.choices).toEqual(choices.map(({ move }) => move).sort());
  const points = offered.flatMap((one) => (one.verb === "lay" ? [one.to] : []));
  const shut = boardOf(position.size)
    .rows.flat()
    .filter((cell) => !stones.has(cell) && !points.includes(cell));
  if (points.length === 0) expect([...seen.barred, ...seen.only]).toEqual([]);
  else if (points.length === 1 && shut.length > 0) expect(seen.only).toEqual(points);
  else expect(seen.barred).toEqual(shut.sort());
  const rowEnds = ["four", "five", "six"].includes(played.state.outcome?.reason ?? "");
  expect(seen.rows.length > 0).toBe(rowEnds);
}
/** Far more than a walk takes, on any machine. */
const kPatience = 60_000;

async function walk(variant: string, players: number, options: object, seed: number): Promise<void> {
  const played = await open(variant, players, options);
  const on = document.createElement("div");
  const parts = [
    mount(PenteTable, { target: on, props: { table: played } }),
    ...played.saved.sitters.flatMap((_, seat) =>
      [SeatTray, SeatMark].map((Part) => mount(Part, { target: on, props: { table: played, seat } })),
    ),
  ];
  for (let move = 0; move < 250 && !played.over; ++move) {
    flushSync();
    check(played, on);
    const seat = played.state.to_move[0] as number;
    const position = played.state.position as Position;
    const { move: text } = grant<{ move: string }>(table, { op: "bot", seat, level: 2, seed: seed + move });
    expect(await played.play(text, seat)).toBeNull();
    const last = played.steps.findLast((step) => step.seat === seat) as PenteStep;
    const laid = last.position.stones[position.colour ?? colourOf(position, seat)];
    if (last.verb === "lay" && cleared(played.steps as PenteStep[]).length === 0) expect(laid).toContain(last.to);
  }
  expect(played.over).toBe(true);
  flushSync();
  check(played, on);
  for (const part of parts) await unmount(part);
}

describe("every variant can be played to the end, and shows what the rules say", () => {
  const tables = variants.flatMap(({ name, min_players, max_players }) =>
    [...new Set([min_players, max_players])].map((players) => ({ name, players })),
  );
  it.each(tables)("$name for $players", ({ name, players }) => walk(name, players, { size: 9 }, 1), kPatience);
  it.each([11, 15, 19])("on %i lines", (size) => walk("standard", 2, { size }, 2), kPatience);
  it("with every three barred", () => walk("complication", 2, { size: 11, three: "any" }, 5), kPatience);
});
