// A table that only shows: a picture in the rules, a position in an editor. Nobody acts on it, and
// no rules stand behind it.

import type { GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Answer, Seat, Step, TableState } from "$/rules/wire";
import type { Sitter } from "./shelf";
import { Table } from "./table.svelte";

const closed: Answer<never> = { ok: false, error: { code: "still", message: "" } };
const nobody: Door = {
  ask: async () => closed,
  work: async () => closed,
  close: () => undefined,
};

export class StillTable<G extends GameId = GameId> extends Table<G> {
  /** `state` as `viewer` sees it; nobody's view shows everything. The last of `steps` is news. */
  static of<G extends GameId>(state: TableState<G>, viewer: Seat | null = null, steps: Step<G>[] = []): StillTable<G> {
    const sitters: Sitter[] = Array.from({ length: state.players }, () => ({ kind: "person", name: "" }));
    const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
    const { game, variant } = state;
    const saved = { id: "", game, variant, sitters, seed: "0", record: "", begun: 0, touched: 0, summary };
    const still = new StillTable<G>(saved, nobody, {
      hidden: false,
      turns: true,
      language: () => "",
      keeps: false,
      still: true,
    });
    still.viewer = viewer;
    still.show(state, steps);
    return still;
  }

  show(state: TableState<G>, steps: Step<G>[] = []): void {
    this.state = state;
    this.steps = steps;
    this.told = Math.max(0, steps.length - 1);
  }

  override get acting(): Seat | null {
    return null;
  }
}
