// A new table on the shelf; its options wait here until the page lays it.

import { looks } from "$/games";
import type { GameId } from "$/rules/catalog";
import { shelf, type Sitter } from "./shelf";

export interface Plan {
  game: GameId;
  variant: string;
  sitters: Sitter[];
  options: Record<string, unknown>;
}

const waiting = new Map<string, Record<string, unknown>>();

const random = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]! >> 1n;

/** The id of the new table. */
export function beginTable(plan: Plan): string {
  const id = random().toString(36);
  const now = Date.now();
  shelf.save({
    id,
    game: plan.game,
    variant: plan.variant,
    sitters: plan.sitters,
    seed: random().toString(),
    record: "",
    begun: now,
    touched: now,
    summary: { over: false, moves: 0, scores: [], winners: [], reason: null },
  });
  waiting.set(id, { ...looks[plan.game].opening?.(), ...plan.options });
  return id;
}

/** The options of a table that was just begun. */
export function takeOptions(id: string): Record<string, unknown> {
  const options = waiting.get(id) ?? {};
  waiting.delete(id);
  return options;
}
