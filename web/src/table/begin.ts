// A new table on the shelf, with all that was chosen for it.

import { looks } from "$/games";
import type { GameId } from "$/rules/catalog";
import { keepForGood } from "./lasting";
import { shelf, type Sitter } from "./shelf";

export interface Plan {
  game: GameId;
  variant: string;
  sitters: Sitter[];
  options: Record<string, unknown>;
}

const random = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]! >> 1n;

/** Where people sit down the lot says who begins, unless they chose. */
const kSeated = { begins: "lot" };

/** Options that leave a game what it is: with any other it sets no record. */
const kHarmless = ["begins", "start_turn", "target", "next_begins"];
const isUsual = (options: Record<string, unknown>) => Object.keys(options).every((name) => kHarmless.includes(name));

/** All options of a new table: what was chosen, and what is left to chance. */
export const optionsOf = ({ game, options }: Pick<Plan, "game" | "options">): Record<string, unknown> => ({
  ...kSeated,
  ...looks[game].opening?.(),
  ...options,
});

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
    options: optionsOf(plan),
    record: "",
    begun: now,
    touched: now,
    summary: { over: false, moves: 0, scores: [], winners: [], reason: null },
    ...(isUsual(plan.options) ? {} : { apart: true }),
  });
  void keepForGood();
  return id;
}
