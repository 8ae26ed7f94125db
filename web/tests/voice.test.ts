// What is said at a table, on the real rules, and how the voice joins what belongs together.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announce, voice } from "$/frame/announce.svelte";
import { wishes } from "$/frame/wishes.svelte";
import type { GameId } from "$/rules/catalog";
import type { SavedTable, Sitter } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import { handLine, lineOf, scoreLine, turnLine } from "$/table/told";
import { doorHere } from "./rules";

const person = (name = ""): Sitter => ({ kind: "person", name });

async function lay(game: GameId, variant: string, sitters: Sitter[]): Promise<Table> {
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const saved: SavedTable = { id: "t", game, variant, sitters, seed: "7", record: "", begun: 1, touched: 1, summary };
  const hidden = game !== "pente" && game !== "riomino";
  const table = await Table.open(saved, doorHere(), { hidden, turns: true, language: () => "en", keeps: false });
  if (!(table instanceof Table)) throw new Error(table.message);
  return table;
}

describe("A table in words", () => {
  it("tells who moved, what it brought, and whose turn it is", async () => {
    const table = await lay("pente", "standard", [person("Anna"), person("Bert")]);
    for (const move of ["K10", "L10", "A1", "M10", "N10"]) await table.play(move);
    expect(lineOf(table, table.steps[0]!)).toBe("Anna: K10.");
    expect(lineOf(table, table.steps[4]!)).toMatch(/^Anna: N10\. .*(captures|takes)/);
    expect(turnLine(table)).toBe("Bert to move");
    expect(scoreLine(table)).toMatch(/^Score: Anna \d+, Bert 0\.$/);
    table.close();
  });

  it("calls the only person by one name, and by the one he gave himself", async () => {
    const table = await lay("pente", "standard", [person(), { kind: "bot", level: 1 }]);
    expect(table.name(0)).toBe("Player 1");
    expect([table.label(0), table.label(1)]).toEqual(["You", table.name(1)]);
    expect(turnLine(table)).toBe("Your turn");
    wishes.name = "  Noor ";
    await table.retell();
    await table.play("K10");
    expect(lineOf(table, table.steps[0]!)).toBe("Noor: K10.");
    wishes.name = "";
    table.close();
  });

  it("names the cards of the person in front, and nothing while they are covered", async () => {
    const table = await lay("rivero-penta", "standard", [person("Anna"), person("Bert")]);
    expect(table.covered).not.toBeNull();
    expect(handLine(table)).toBe("");
    await table.uncover();
    expect(handLine(table)).toMatch(/^Your cards: ((Nile|Colorado|Danube|Amazon) \d+(, )?)+\.$/);
    table.close();
  });

  it("counts the dice of the person in front", async () => {
    const table = await lay("riomino", "starter", [person("Anna"), person("Bert")]);
    expect(handLine(table)).toMatch(/^Your dice: \d of \d and \d/);
    table.close();
  });
});

describe("The voice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says what comes together in one go, what happened first", () => {
    announce("Choose a card", "prompt");
    announce("Anna: K10.");
    announce("");
    vi.runAllTimers();
    expect(voice.words).toBe("Anna: K10. Choose a card.");
  });

  it("says the same words again when they come again", () => {
    announce("Your turn");
    vi.runAllTimers();
    const before = voice.number;
    announce("Your turn");
    vi.runAllTimers();
    expect(voice.words).toBe("Your turn.");
    expect(voice.number).toBeGreaterThan(before);
  });
});
