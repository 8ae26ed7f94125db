// The table of Rivero Penta: what can be pointed at is what the rules allow, in every position.

import "./still";
import { describe, expect, it } from "vitest";
import type { PositionOf } from "$/rules/catalog";
import { complete, nextSquares, open, readChoice, squaresOf, type Choice } from "$/games/rivero-penta/choices";
import { boxOf, columnsOf, fieldGeometry, tallnessOf } from "$/games/rivero-penta/field";
import { adriftIn } from "$/games/rivero-penta/foresee";
import { gainsOf } from "$/games/rivero-penta/gains";
import { namePlace } from "$/games/rivero-penta/places";
import { oceanOf, pairOf } from "$/games/rivero-penta/position";
import Table from "$/games/rivero-penta/Table.svelte";
import type { LegalMove, Step } from "$/rules/wire";
import { click, draws, sitDown, values, type Seen } from "./cards";
import { legal } from "./legal";

const read = (...moves: string[]): Choice[] => moves.map((move, i) => readChoice(legal("rivero-penta", move, i))!);

describe("Choices of Rivero Penta", () => {
  it("reads every kind of move", () => {
    expect(readChoice(legal("rivero-penta", "N10@-3,2", 5))).toEqual({
      move: "N10@-3,2",
      gain: 5,
      kind: "place",
      card: "N10",
      squares: ["-3,2"],
    });
    expect(readChoice(legal("rivero-penta", "discard A1", -3))).toMatchObject({
      kind: "discard",
      card: "A1",
      squares: [],
    });
    expect(readChoice(legal("rivero-penta", "move 1,0>-2,1", 0))).toMatchObject({
      kind: "move",
      card: null,
      squares: ["1,0", "-2,1"],
    });
    expect(readChoice(legal("rivero-penta", "tap 1,0 2,0 3,0", 3))).toMatchObject({
      kind: "tap",
      squares: ["1,0", "2,0", "3,0"],
    });
    expect(readChoice(legal("rivero-penta", "give-up", 0))).toMatchObject({ kind: "give-up", squares: [] });
    expect(readChoice(legal("rivero-penta", "draw N4"))).toBeNull();
  });
  it("goes on with what is picked, in order only where order counts", () => {
    const taps = read("tap 1,0 2,0 3,0", "tap 2,0 3,0 4,0");
    expect(open(taps, null, ["3,0", "2,0"])).toHaveLength(2);
    expect(open(taps, null, ["4,0"]).map((choice) => choice.move)).toEqual(["tap 2,0 3,0 4,0"]);
    const moves = read("move 1,0>2,1", "move 2,1>1,0");
    expect(open(moves, null, ["1,0"]).map((choice) => choice.move)).toEqual(["move 1,0>2,1"]);
    expect(complete(moves, ["2,1", "1,0"]).map((choice) => choice.move)).toEqual(["move 2,1>1,0"]);
    expect(complete(moves, [])).toEqual([]);
  });
  it("tells what a place would bring only where it ends the choice", () => {
    expect(nextSquares(read("pass", "tap 1,0 2,0 3,0"), ["1,0"])).toEqual(
      new Map([
        ["2,0", 0],
        ["3,0", 0],
      ]),
    );
    expect(nextSquares(read("pass", "tap 1,0 2,0 3,0"), ["1,0", "2,0"])).toEqual(new Map([["3,0", 1]]));
    expect(squaresOf(legal("rivero-penta", "move 1,0>-2,-1"))).toEqual(["1,0", "-2,-1"]);
  });
  it("calls adrift what leaves without being named", () => {
    expect(adriftIn({ "1,0": "N1", "2,0": "N2", "3,0": "=" }, { "1,0": "N1" }, ["2,0"])).toEqual(["3,0"]);
  });
});

describe("The field", () => {
  it("has all that lies there in view, and never fewer than seven columns", () => {
    expect(columnsOf([])).toEqual({ left: -3, right: 3 });
    expect(columnsOf(["4,1", "-6,0"])).toEqual({ left: -6, right: 4 });
  });
  it("finds squares by points, with y up and places higher than wide", () => {
    const columns = columnsOf([]);
    const field = fieldGeometry(columns, 1.5, boxOf(columns, 1.5));
    expect(field.centre("2,-1")).toEqual({ x: 2, y: 1.5 });
    expect(field.at({ x: 2.4, y: 2.2 })).toBe("2,-1");
    expect(field.at({ x: 2.4, y: 2.3 })).toBe("2,-2");
    expect(field.at({ x: 0, y: 5 })).toBeNull();
    expect(field.beside("0,2", 0, -1)).toBeNull();
    expect(field.beside("0,0", 1, 1)).toBe("1,-1");
  });
  it("has more columns where the room has them anyway, with the source in the middle", () => {
    expect(columnsOf([], { width: 900, height: 630 })).toEqual({ left: -4, right: 4 });
    expect(columnsOf([], { width: 300, height: 630 })).toEqual({ left: -3, right: 3 });
    expect(columnsOf(["7,0"], { width: 900, height: 630 })).toEqual({ left: -1, right: 7 });
  });
  it("fills its room with cloth and keeps the squares in the middle", () => {
    const box = boxOf({ left: -1, right: 7 }, 1.25, { width: 1000, height: 500 });
    expect(box.width / box.height).toBeCloseTo(2);
    expect(box.x + box.width / 2).toBeCloseTo(3);
    expect(box.y + box.height / 2).toBeCloseTo(0);
  });
  it("makes places higher on a narrow screen, within bounds", () => {
    expect(tallnessOf(columnsOf([]), { width: 0, height: 0 })).toBe(1.25);
    expect(tallnessOf(columnsOf([]), { width: 900, height: 500 })).toBe(1.25);
    expect(tallnessOf(columnsOf(["8,0", "-4,0"]), { width: 340, height: 900 })).toBe(1.75);
  });
});

describe("What is told of a place and of points", () => {
  it("names a place by how far it is from the source", () => {
    expect(["2,-1", "-3,0", "0,2", "0,0"].map(namePlace)).toEqual(["2 right, 1 down", "3 left", "2 up", ""]);
  });
  it("finds the points of the newest steps and the river that made them", () => {
    const step = (move: string, ...events: { code: string; args: Record<string, string | number> }[]) =>
      ({ ...legal("rivero-penta", move), events }) as unknown as Step<"rivero-penta">;
    const old = step("N1@1,0", { code: "rivero-penta.scored", args: { points: 3, squares: "1,0" } });
    const scored = step("N3@3,0", { code: "rivero-penta.scored", args: { points: 3, squares: "1,0 2,0 3,0" } });
    const tapped = step(
      "tap 1,0 2,0 3,0",
      { code: "rivero-penta.floats", args: { river: "river-nile", value: 7 } },
      { code: "rivero-penta.tapped", args: { points: 4 } },
    );
    const aside = step("discard N9", { code: "rivero-penta.penalty", args: { points: -3 } });
    expect(gainsOf([old, scored, tapped, aside], 1)).toEqual([
      { key: "1.0", from: "3,0", points: 3, squares: ["1,0", "2,0", "3,0"] },
      { key: "2.1", from: "2,0", points: 4, squares: [] },
    ]);
  });
});

/** The card is picked up, and exactly the places of its legal moves are lit. */
function checkHand({ table, page }: Seen, card: string): void {
  click(page, `[data-card="${card}"]`);
  const moves = table.moves as LegalMove<"rivero-penta">[];
  const places = moves.flatMap((move) => (move.verb === "place" && move.card === card ? [move.to] : []));
  expect(values(page, "data-lit")).toEqual(places.sort());
}

function checkPosition(seen: Seen): void {
  const { table, page } = seen;
  const position = table.state.position as PositionOf<"rivero-penta">;
  expect(values(page, "data-lies")).toEqual(Object.keys(position.table).sort());
  if (table.acting === null) return;
  expect(values(page, "data-card")).toEqual([...position.hands[table.acting]!].sort());
  const lit = new Set(
    (table.moves as LegalMove<"rivero-penta">[])
      .filter(({ verb }) => verb !== "place")
      .flatMap((move) => (move.verb === "move" ? [move.from] : squaresOf(move))),
  );
  if (lit.size > 0) expect(values(page, "data-lit")).toEqual([...lit].sort());
  else checkHand(seen, position.hands[table.acting]![0]!);
}

describe("The table of Rivero Penta", () => {
  const kOptions: Record<string, unknown>[] = [
    {},
    { identical: "run", refill: "hands" },
    { join_over_five: "exact", free_discard: "yes", loose_bridge: "under", long_penta: "no", bridge_at_source: "yes" },
  ];
  it.each(kOptions)("shows every position of a random game with %j", { timeout: 240_000 }, async (options) => {
    const seen = await sitDown("rivero-penta", "standard", 3, options, Table);
    const draw = draws(5);
    for (let i = 0; i < 45 && !seen.table.over; ++i) {
      checkPosition(seen);
      const moves = seen.table.moves.filter(({ move }) => move !== "give-up");
      expect(moves.length).toBeGreaterThan(0);
      expect(await seen.table.play(moves[draw(moves.length)]!.move)).toBeNull();
      await seen.settle();
    }
    seen.close();
  });

  it("counts what is in the piles for those who see everything and those who do not", async () => {
    const seen = await sitDown("rivero-penta", "standard", 4, {}, Table);
    const told = oceanOf(seen.table.state.position as PositionOf<"rivero-penta">);
    seen.table.viewer = null;
    await seen.table.retell();
    const all = seen.table.state.position as PositionOf<"rivero-penta">;
    expect(typeof all.ocean).not.toBe("number");
    expect(oceanOf(all)).toBe(told);
    expect(pairOf({ open: ["sun", "tap"] })).toEqual({ top: "tap", below: "sun" });
    expect(pairOf({ open: [] })).toEqual({ top: null, below: null });
    seen.close();
  });
});
