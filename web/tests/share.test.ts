// Links as the page makes and reads them, on the real rules.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { kGames, type GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { TableState } from "$/rules/wire";
import { addressOf, packed, recordSource, sourceOf } from "$/share/share";
import type { Sitter } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import { doorHere } from "./rules";

let door: Door;
beforeEach(() => {
  localStorage.clear();
  door = doorHere();
});
afterEach(() => door.close());

const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
async function opened(game: GameId, variant: string, sitters: Sitter[]): Promise<Table> {
  const saved = { id: "t", game, variant, sitters, seed: "5", record: "", begun: 0, touched: 0, summary };
  const habits = { hidden: true, turns: false, language: () => "en", keeps: false };
  const table = await Table.open(saved, door, habits);
  if (!(table instanceof Table)) throw new Error(table.message);
  return table;
}
const person = (name = ""): Sitter => ({ kind: "person", name });

describe("a link", () => {
  it.each(kGames)("of %s holds the record and who played", async (game) => {
    const laid = await door.ask<{ state: TableState }>({ op: "new", game, seed: "3" });
    expect(laid.ok).toBe(true);
    const made = await packed(door, ["Anna"]);
    if (!made.ok) throw new Error(made.error.message);
    expect(addressOf(made.packed)).toMatch(/#\/game\/[\w-]+$/);
    const fresh = doorHere();
    const read = await fresh.ask<{ record: string }>({ op: "unpack", packed: made.packed });
    if (!read.ok) throw new Error(read.error.message);
    expect(read.record.replace("seat 0 Anna\n", "")).toBe(made.record);
    expect(read.record).toContain("seat 0 Anna\n");
    fresh.close();
  });

  it("is refused by name when it was cut", async () => {
    await door.ask({ op: "new", game: "pente" });
    const made = await packed(door, []);
    if (!made.ok) throw new Error(made.error.message);
    const read = await door.ask({ op: "unpack", packed: made.packed.slice(0, -2) });
    expect(read.ok ? "read" : read.error.code).toBe("link-damaged");
  });
});

describe("a record from elsewhere", () => {
  const saved = (sitters: Sitter[]) => ({
    id: "s",
    game: "pente" as const,
    variant: "standard",
    sitters,
    seed: "1",
    record: "",
    begun: 0,
    touched: 0,
    summary,
  });
  const record = "pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n0 K10\n1 L11\n";
  it("is packed with the names of its players", async () => {
    const source = recordSource(
      saved([person("Anna"), person("Bert")]),
      async () => ({ ok: true, record }),
      () => door,
    );
    const made = await source.pack();
    if (!made.ok) throw new Error(made.error.message);
    const read = await door.ask<{ record: string }>({ op: "unpack", packed: made.packed });
    expect(read.ok && read.record).toContain("seat 0 Anna\nseat 1 Bert\nmoves\n0 K10\n1 L11\n");
  });
  it("is refused by name where it is none", async () => {
    const source = recordSource(
      saved([]),
      async () => ({ ok: true, record: "nothing" }),
      () => door,
    );
    const made = await source.pack();
    expect(made.ok ? "packed" : made.error.code).toBe("not-a-record");
  });
});

describe("what a table may share", () => {
  it("is nothing while somebody's cards are hidden, and all of it afterwards", async () => {
    const table = await opened("rivero-penta", "standard", [person("Anna"), { kind: "bot", level: 1 }]);
    expect(sourceOf(table).why).not.toBeNull();
    await table.change({ op: "end", seat: 0, kind: "abandoned" });
    expect(table.over).toBe(true);
    expect(sourceOf(table).why).toBeNull();
  });
  it("is everything where nothing is hidden", async () => {
    const table = await opened("pente", "standard", [person("Anna"), { kind: "bot", level: 1 }]);
    expect(sourceOf(table).why).toBeNull();
    const made = await sourceOf(table).pack();
    expect(made.ok).toBe(true);
  });
  it("is everything where only bots play", async () => {
    const table = await opened("rivero", "standard", [
      { kind: "bot", level: 1 },
      { kind: "bot", level: 1 },
    ]);
    expect(sourceOf(table).why).toBeNull();
  });
});
