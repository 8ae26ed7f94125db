// What a turn costs where two people sit at one device, late in a long game: letters to the rules, bytes and
// time. `make bench-web ONLY=web.turn` writes the figures down.

import { appendFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { looks } from "$/games";
import { kGames, type GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Sitter } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import type { Rules } from "$/rules/wasm";
import { doorHere, rules } from "./rules";

/** A game ends there at the latest. */
const kMoves = 400;
/** So many turns are measured, of several games where they are short. */
const kTurns = 30;

interface Cost {
  letters: number;
  moves: number;
  bytes: number;
  ms: number;
}

/** A door that counts what goes through it. */
function counting(opened: Promise<Rules>): { door: Door; cost: Cost } {
  const inner = doorHere(opened);
  const cost = { letters: 0, moves: 0, bytes: 0, ms: 0 };
  const door: Door = {
    ...inner,
    ask: async (request) => {
      const began = performance.now();
      const answer = await inner.ask(request);
      cost.ms += performance.now() - began;
      cost.bytes += JSON.stringify(answer).length;
      ++cost.letters;
      return answer as never;
    },
  };
  return { door, cost };
}

async function open(game: GameId, seed: number, door: Door): Promise<Table> {
  const { hidden, turns, lesson } = looks[game];
  const sitters: Sitter[] = [0, 1].map(() => ({ kind: "person", name: "" }));
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const plan = { id: game, game, variant: lesson.variant, sitters, seed: String(seed), record: "" };
  const saved = { ...plan, begun: 1, touched: 1, summary };
  const table = await Table.open(saved, door, { hidden, turns, language: () => "en", keeps: false });
  if (!(table instanceof Table)) throw new Error(table.message);
  return table;
}

/** The turns of a game that is played at random, from a person's first look at the table to the next one's. */
async function turnsOf(game: GameId, seed: number, opened: Promise<Rules>): Promise<Cost[]> {
  const { door, cost } = counting(opened);
  const table = await open(game, seed, door);
  const turns: Cost[] = [];
  let begun = { ...cost };
  for (let i = 0; !table.over && table.state.moves_played < kMoves; ++i) {
    const before = table.viewer;
    if (table.covered !== null) await table.uncover();
    else {
      await table.play(table.moves[(i * 7919) % table.moves.length]!.move);
      ++cost.moves;
    }
    if (table.covered !== null || table.viewer === before) continue;
    const spent = (key: keyof Cost) => cost[key] - begun[key];
    turns.push({ letters: spent("letters"), moves: spent("moves"), bytes: spent("bytes"), ms: spent("ms") });
    begun = { ...cost };
  }
  return turns;
}
/** Those at the end of some games. */
async function lateTurns(game: GameId): Promise<Cost[]> {
  const opened = rules();
  const all: Cost[] = [];
  for (let seed = 7; all.length < kTurns; ++seed) {
    const turns = await turnsOf(game, seed, opened);
    all.push(...turns.slice(-Math.ceil(turns.length / 3)));
  }
  return all;
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

function tell(name: string, value: number, unit: string): void {
  const to = process.env["PENTARIO_FIGURES"];
  if (to) appendFileSync(to, `${JSON.stringify({ name, value: Math.round(100 * value) / 100, unit })}\n`);
}

describe("A turn of two people at one device", () => {
  beforeEach(() => localStorage.clear());

  it.each(kGames.filter((game) => looks[game].turns))(
    "of %s is a letter for each move, one for the next to look, and under 10 kB",
    { timeout: 120_000 },
    async (game) => {
      const turns = await lateTurns(game);
      for (const { letters, moves } of turns) expect(letters).toBeLessThanOrEqual(moves + (looks[game].hidden ? 1 : 0));
      const kB = mean(turns.map(({ bytes }) => bytes)) / 1000;
      expect(kB).toBeLessThan(10);
      tell(`web.turn.${game}.bytes`, kB, "kB, mean of the turns late in a game");
      tell(
        `web.turn.${game}.time`,
        median(turns.map(({ ms }) => ms)),
        "ms, median of the same, WebAssembly under Node",
      );
    },
  );
});
