// The driver of a table, with the real rules behind it: bots, covers, undo, the shelf.

import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameId } from "$/rules/catalog";
import { shelf, readSaved, type SavedTable, type Sitter } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import { doorHere } from "./rules";

const person = (name = ""): Sitter => ({ kind: "person", name });
const bot = (level = 1): Sitter => ({ kind: "bot", level });
const kIdle = { over: false, moves: 0, scores: [], winners: [], reason: null };

function saved(game: GameId, sitters: Sitter[], record = ""): SavedTable {
  return { id: "t", game, variant: "standard", sitters, seed: "7", record, begun: 1, touched: 1, summary: kIdle };
}
async function open(game: GameId, sitters: Sitter[], hidden: boolean, record = ""): Promise<Table> {
  const table = await Table.open(saved(game, sitters, record), doorHere(), {
    hidden,
    turns: true,
    language: () => "en",
  });
  if (!(table instanceof Table)) throw new Error(table.message);
  return table;
}
/** Until a person may act, or it is over. */
const settled = (table: Table) =>
  vi.waitFor(() => expect(table.over || (table.acting !== null && table.moves.length > 0)).toBe(true), 20_000);

afterEach(() => localStorage.clear());

describe("A table", () => {
  it("lets the bot answer and gives the turn back", async () => {
    const table = await open("pente", [person(), bot()], false);
    await settled(table);
    expect(table.moves.map(({ move }) => move)).toEqual(["K10"]);
    expect(await table.play("K10")).toBeNull();
    await vi.waitFor(() => expect(table.state.moves_played).toBe(2), 20_000);
    await settled(table);
    expect(table.steps.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.news).toHaveLength(1);
  });

  it("shows a refusal and changes nothing", async () => {
    const table = await open("pente", [person(), person()], false);
    await settled(table);
    const before = table.state;
    expect((await table.play("A1"))?.code).toBe("pente.not-centre");
    expect(table.refusal?.rule).toBe("PE-03");
    expect(table.state).toBe(before);
    table.forgive();
    expect(table.refusal).toBeNull();
  });

  it("keeps how many hints were taken in a game, and begins the next one with none", async () => {
    const table = await open("pente", [person(), person()], false);
    table.countHint();
    table.countHint();
    expect(shelf.find("t")?.hints).toBe(2);
    await settled(table);
    await table.play("K10");
    await table.resign();
    expect(shelf.find("t")?.hints).toBe(2);
    await table.again();
    expect(shelf.find("t")?.hints).toBe(0);
  });

  it("takes back to the person's own last decision, the bot's answer included", async () => {
    const table = await open("pente", [person(), bot()], false);
    await settled(table);
    await table.play("K10");
    await vi.waitFor(() => expect(table.state.moves_played).toBe(2), 20_000);
    await settled(table);
    expect(await table.undo()).toBeNull();
    expect(table.state.moves_played).toBe(0);
    expect(table.acting).toBe(0);
    expect((await table.undo())?.code).toBe("nothing-to-undo");
  });

  it("does not take back what has shown something hidden, and leaves all as it was", async () => {
    const table = await open("rivero-penta", [person(), bot()], true);
    await settled(table);
    for (let step = 0; step < 6 && !table.over; ++step) {
      await table.play(table.moves[0]!.move);
      await settled(table);
    }
    const before = table.state;
    const refusal = await table.undo();
    if (refusal) {
      expect(refusal.code).toBe("seen-since");
      await settled(table);
      expect(table.state.position).toEqual(before.position);
      expect(table.state.moves_played).toBe(before.moves_played);
    } else expect(table.state.moves_played).toBeLessThan(before.moves_played);
  });

  it("ends by resigning, and goes on with the next game", async () => {
    const table = await open("pente", [person("Anna"), person("Bert")], false);
    await settled(table);
    await table.resign();
    expect(table.over).toBe(true);
    expect(table.saved.summary).toMatchObject({ over: true, winners: [1], reason: "resigned" });
    await table.again();
    await settled(table);
    expect(table.state.series.games).toBe(1);
    expect(table.steps).toEqual([]);
  });
});

describe("Hidden hands", () => {
  it("are covered when a table is opened and when the device goes to the other", async () => {
    const table = await open("rivero-penta", [person("Anna"), person("Bert")], true);
    const first = table.covered;
    expect(first).not.toBeNull();
    expect(table.acting).toBeNull();
    await table.uncover();
    expect(table.viewer).toBe(first);
    await settled(table);
    while (table.covered === null && !table.over) await table.play(table.moves[0]!.move);
    expect(table.covered).toBe(1 - first!);
  });

  it("are in the page only for the person who looks", async () => {
    const table = await open("rivero-penta", [person("Anna"), person("Bert")], true);
    await table.uncover();
    const { hands } = table.state.position as { hands: string[][] };
    expect(hands[table.viewer!]).not.toContain("?");
    expect(new Set(hands[1 - table.viewer!])).toEqual(new Set(["?"]));
  });

  it("need no cover where one person plays against bots", async () => {
    const table = await open("rivero-penta", [bot(), person()], true);
    await settled(table);
    expect(table.covered).toBeNull();
    expect(table.viewer).toBe(1);
  });
});

describe("The shelf", () => {
  it("has the table as it stands, and opens it there again", async () => {
    const table = await open("pente", [person(), person()], false);
    await settled(table);
    await table.play("K10");
    await table.play("L11");
    const kept = shelf.find("t")!;
    expect(kept.summary.moves).toBe(2);
    const again = await open("pente", kept.sitters, false, kept.record);
    expect(again.state.position).toEqual(table.state.position);
    expect(again.steps.map(({ move }) => move)).toEqual(["K10", "L11"]);
  });

  it("does not take for a table what is none", () => {
    const good = saved("pente", [person()]);
    expect(readSaved(JSON.stringify(good))).toEqual(good);
    for (const bad of [
      null,
      "",
      "{",
      "null",
      "[]",
      "{}",
      JSON.stringify({ ...good, game: "chess" }),
      JSON.stringify({ ...good, seed: "x" }),
      JSON.stringify({ ...good, sitters: [{ kind: "ghost" }] }),
    ])
      expect(readSaved(bad)).toBeUndefined();
  });

  it("says when this device has no room, and keeps the game until the page is closed", async () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const table = await open("pente", [person(), person()], false);
    expect(table.kept).toBe(false);
    expect(shelf.find("t")?.game).toBe("pente");
    full.mockRestore();
    await settled(table);
    await table.play("K10");
    expect(table.kept).toBe(true);
  });

  it("drops the oldest finished tables beyond two hundred, never an unfinished one", () => {
    for (let i = 0; i < 205; ++i)
      shelf.save({
        ...saved("pente", [person()]),
        id: `x${i}`,
        touched: i,
        summary: { ...kIdle, over: i !== 0 },
      });
    shelf.tidy();
    const left = shelf.all().map(({ id }) => id);
    expect(left).toContain("x0");
    expect(left).not.toContain("x1");
    expect(left.filter((id) => id !== "x0")).toHaveLength(200);
  });
});
