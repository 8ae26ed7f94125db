// RioMino's table: dice and boards as they are drawn, the die in hand, and every variant to its end.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { faceOf, kFaces, piles, quartersOf, sidesOf, turned, unturned } from "$/games/riomino/dice";
import { areaOf, boardOf, boxOf, groundOf, readDrawing, type RiominoTable } from "$/games/riomino/ground";
import { Hand } from "$/games/riomino/hand.svelte";
import { lightOf, placesOf } from "$/games/riomino/places";
import TableLook from "$/games/riomino/Table.svelte";
import { between } from "$/games/riomino/view.svelte";
import { Table } from "$/table/table.svelte";
import type { SavedTable } from "$/table/shelf";
import { legal } from "./legal";
import { doorHere } from "./rules";

const kRing = "o####/#####/#...#/#####/#####";
const kWide = "....#..../...###.../..#####../.#######./####o####/.#######./..#####../...###.../....#....";
const kTables: [variant: string, options: Record<string, string>][] = [
  ["wizard", {}],
  ["wizard", { begins: "lot" }],
  ["professional", {}],
  ["master", {}],
  ["expert", { begins: "1" }],
  ["junior", {}],
  ["junior", { start_turn: "chosen" }],
  ["starter", {}],
  ["starter", { board: kRing }],
  ["starter", { board: kWide }],
];

const moves = (...texts: string[]) => placesOf(texts.map((move) => legal("riomino", move)));

describe("A die", () => {
  it("turns a quarter clockwise", () => {
    expect(unturned("12")).toBe("1122");
    expect(turned("1122")).toBe("2112");
    expect(sidesOf("12", 3)).toBe("1221");
    expect(sidesOf("12", 7)).toBe("1221");
  });
  it("is known by its sides in every turn", () => {
    for (const face of kFaces)
      for (const quarters of [0, 1, 2, 3]) {
        expect(faceOf(sidesOf(face, quarters))).toBe(face);
        expect(quartersOf(sidesOf(face, quarters))).toBe(quarters);
      }
  });
  it("lies on the pile of its face, and a pile that is gone keeps its place", () => {
    expect(piles(["03", "23", "03"]).map(({ count }) => count)).toEqual([0, 0, 2, 0, 0, 1]);
  });
});

describe("A drawing", () => {
  it("names its squares from the middle, right and up", () => {
    expect(readDrawing("#.\no#\n")).toEqual(["0,1", "0,0", "1,0"]);
  });
  it("has a margin around its squares", () => {
    const box = boxOf(areaOf(["-1,0", "1,2"]));
    expect(box.x + 1).toBeCloseTo(-0.86);
    expect(box.y + 2).toBeCloseTo(-0.86);
    expect(box.width).toBeCloseTo(3.72);
    expect(box.height).toBe(box.width);
  });
  it("glides from one view to the next", () => {
    const from = { x: 0, y: 0, width: 5, height: 5 };
    const to = { x: -1, y: 0, width: 6, height: 5 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5).width).toBeCloseTo(5.875);
  });
});

describe("The lights", () => {
  const places = moves("1,0:0110", "0,1:1001", "0,1:2233");
  it("tell a square that fits, one that fits after turning, and one that takes another die", () => {
    expect(lightOf(places, "1,0", "01", "0110")).toBe("fits");
    expect(lightOf(places, "0,1", "01", "0110")).toBe("turn");
    expect(lightOf(places, "1,0", "23", "2233")).toBeNull();
    expect(lightOf(places, "1,0", null, null)).toBe("open");
    expect(lightOf(places, "5,5", null, null)).toBeNull();
  });
  it("leave out what is no placement", () => {
    expect(moves("start 0011").size).toBe(0);
  });
});

describe("The hand", () => {
  const places = moves("1,0:1100", "0,1:1001", "0,1:2233", "0,-1:2233");
  const hand = () => new Hand(() => places);
  it("takes a die as it fits somewhere, and turns the one it holds", () => {
    const one = hand();
    one.pick("01");
    expect(one.sides).toBe("1001");
    one.pick("01");
    expect(one.sides).toBe("1100");
  });
  it("lays a die that fits", () => {
    const one = hand();
    one.pick("01");
    expect(one.choose("0,1", ["01"])).toBe("0,1:1001");
  });
  it("turns a die for the square chosen before it lays it", () => {
    const one = hand();
    one.pick("01");
    expect(one.choose("1,0", ["01"])).toBeNull();
    expect(one.sides).toBe("1100");
    expect(one.choose("1,0", ["01"])).toBe("1,0:1100");
  });
  it("turns a carried die for the square below, and back by a key", () => {
    const one = hand();
    one.take("01");
    one.over("1,0");
    expect(one.sides).toBe("1100");
    one.turn(-1);
    expect(one.sides).toBe("1001");
    one.take("01");
    expect(one.sides).toBe("1001");
    one.drop();
    one.take("01");
    for (let quarters = 0; quarters < 5; ++quarters) one.turn(-1);
    expect(one.sides).toBe("0011");
  });
  it("tries what cannot be, so that the rules say why", () => {
    const one = hand();
    one.pick("01");
    expect(one.choose("0,-1", ["01"])).toBe("0,-1:1001");
    expect(hand().choose("4,4", ["03"])).toBe("4,4:0033");
  });
  it("takes the square first: what fits is shown, and a second choice lets go", () => {
    const one = hand();
    expect(one.choose("0,1", ["01", "23"])).toBeNull();
    expect([one.aim, one.face]).toEqual(["0,1", null]);
    one.pick("23");
    expect(one.sides).toBe("2233");
    one.drop();
    one.choose("0,1", []);
    one.choose("0,1", []);
    expect(one.aim).toBeNull();
  });
  it("takes the only die that fits on a square by itself", () => {
    const one = hand();
    one.choose("0,-1", ["23"]);
    expect([one.aim, one.sides]).toEqual(["0,-1", "2233"]);
  });
});

async function open(variant: string, options: Record<string, string>): Promise<Table<"riomino">> {
  const sitters = [0, 1].map(() => ({ kind: "person" as const, name: "" }));
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const saved: SavedTable = {
    id: "x",
    game: "riomino",
    variant,
    sitters,
    seed: "11",
    record: "",
    begun: 1,
    touched: 1,
    summary,
  };
  const habits = { hidden: false, turns: true, language: () => "en" };
  const opened = await Table.open<"riomino">({ ...saved, options }, doorHere(), habits);
  if (!(opened instanceof Table)) throw new Error(opened.message);
  await vi.waitFor(() => expect(opened.moves).not.toEqual([]));
  return opened;
}

describe("Every variant", () => {
  beforeAll(() => void vi.stubGlobal("matchMedia", () => ({ matches: true })));
  afterEach(() => document.body.replaceChildren());
  const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];

  function expectDrawn(table: Table<"riomino">) {
    const position: RiominoTable = table.state.position;
    expect(all("[data-die]").map((die) => [die.dataset.die, die.dataset.sides])).toEqual(
      Object.entries(position.table),
    );
    expect(all("[data-dead]").map((square) => square.dataset.dead)).toEqual(position.dead ?? []);
    expect(
      all("[data-light]")
        .map((light) => light.dataset.at)
        .sort(),
    ).toEqual([...placesOf(table.moves).keys()].sort());
    position.stock.forEach((dice, seat) =>
      expect(all(`[data-stock="${seat}"] .count`).map((count) => Number(count.textContent))).toEqual(
        piles(dice).map(({ count }) => count),
      ),
    );
    const drawn = new Set(all("[data-cell]").map((cell) => cell.dataset.cell));
    for (const cell of [...Object.keys(position.table), ...placesOf(table.moves).keys()]) expect(drawn).toContain(cell);
  }

  /** No square that is drawn empty is refused for lying outside. */
  async function expectInside(table: Table<"riomino">) {
    const places = placesOf(table.moves);
    const empty = groundOf(table.state.position)
      .places.rows.flat()
      .filter((cell) => !places.has(cell) && !table.state.position.table[cell]);
    for (const cell of empty)
      for (const face of new Set(table.state.position.stock[table.acting!]))
        for (const quarters of [0, 1, 2, 3]) {
          const refusal = await table.play(`${cell}:${sidesOf(face, quarters)}`);
          expect(refusal?.code).toMatch(/^riomino\.(touches-none|north|east|south|west|start-unlaid)$/);
        }
    table.forgive();
  }

  it.each(kTables)("%s %o is played to its end", { timeout: 60_000 }, async (variant, options) => {
    const table = await open(variant, options);
    const looks = mount(TableLook, { target: document.body, props: { table: table } });
    flushSync();
    const dice = table.state.position.stock.flat().length + 1;
    const board = boardOf(table.state.position);
    if (variant === "wizard") expect(board).toBeNull();
    else if (options.board) expect(board).toHaveLength([...options.board].filter((sign) => /[#o]/.test(sign)).length);
    else expect(board).toHaveLength(dice);
    for (let i = 0; !table.over; ++i) {
      expectDrawn(table);
      await expectInside(table);
      expect(await table.play(table.moves[(i * 7) % table.moves.length]!.move)).toBeNull();
      flushSync();
    }
    expectDrawn(table);
    expect(all("[data-die]").length).toBeGreaterThan(3);
    await unmount(looks);
  });

  it("lets whoever threw the start die turn it before it is laid", async () => {
    const table = await open("starter", { start_turn: "chosen" });
    const { thrown } = table.state.position as RiominoTable;
    const looks = mount(TableLook, { target: document.body, props: { table: table } });
    flushSync();
    expect(all("[data-die]")).toEqual([]);
    expect(all('[data-light="fits"]').map((light) => light.dataset.at)).toEqual(["0,0"]);
    expect(all("[data-stock] button:enabled")).toEqual([]);
    expect(document.querySelector<HTMLButtonElement>(".bar button")!.disabled).toBe(false);
    expect(await table.play(`0,0:${sidesOf(thrown!, 1)}`)).toBeNull();
    expect(table.state.position.table).toEqual({ "0,0": sidesOf(thrown!, 1) });
    await unmount(looks);
  });
});
