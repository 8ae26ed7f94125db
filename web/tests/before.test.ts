// What the first version kept on a device opens as it was: tables without a number of their form, and with
// records that have no sum at their end. None of these texts is ever changed.

import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { looks } from "$/games";
import type { GameId } from "$/rules/catalog";
import { kTablePrefix, shelf } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import { doorHere, grant, rules } from "./rules";

/** Games that were played to their end before there were sums; each is opened whole and cut off in its middle. */
const kRecords: Partial<Record<GameId, string>> = {
  pente: "pente/tests/golden/six_captures",
  riomino: "riomino/tests/golden/professional",
  "penta-rush": "penta_rush/tests/golden/base_three",
  "rivero-penta": "rivero_penta/tests/golden/long_game",
  rivero: "rivero/tests/golden/three_riveros",
};
const textOf = (name: string) => readFileSync(`../src/games/${name}.record`, "utf8");
const movesOf = (record: string) => record.split("\nmoves\n")[1]!.split("\n").filter(Boolean);
/** The same game when so many of its moves were made. */
function cut(record: string, moves: number): string {
  const [head] = record.split("\nmoves\n");
  return `${[head, "moves", ...movesOf(record).slice(0, moves)].join("\n")}\n`;
}

/** As the first version wrote it. */
function keep(game: GameId, record: string): void {
  const [, variant = ""] = /^variant (.*)$/m.exec(record) ?? [];
  const players = Number(/^players (\d)$/m.exec(record)?.[1]);
  const sitters = Array.from({ length: players }, (_, seat) => ({ kind: "person", name: `P${seat}` }));
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const saved = { id: "t", game, variant, sitters, seed: "4611686018427387903", record };
  const text = JSON.stringify({ ...saved, begun: 5, touched: 6, summary, played: 7, hints: 1 });
  localStorage.setItem(`${kTablePrefix}t`, text);
}
async function open(game: GameId): Promise<Table> {
  const { hidden, turns } = looks[game];
  const habits = { hidden, turns, language: () => "en" };
  const table = await Table.open(shelf.find("t")!, doorHere(), habits);
  if (!(table instanceof Table)) throw new Error(table.message);
  return table;
}

describe("What was kept before", () => {
  beforeEach(() => localStorage.clear());

  it.each(Object.entries(kRecords) as [GameId, string][])(
    "of %s opens, whole and in the middle",
    async (game, name) => {
      const record = textOf(name);
      expect(record).toMatch(/^pentario-record 1\n/);
      const { state } = grant<{ state: { moves_played: number } }>(await rules(), { op: "replay", record });
      for (const text of [record, cut(record, Math.floor(state.moves_played / 2))]) {
        keep(game, text);
        const table = await open(game);
        expect(movesOf(table.saved.record).slice(0, movesOf(text).length)).toEqual(movesOf(text));
        expect(table.saved).toMatchObject({ begun: 5, hints: 1, seed: "4611686018427387903" });
        expect(shelf.find("t")!.summary.moves).toBe(table.state.moves_played);
      }
    },
  );
});
