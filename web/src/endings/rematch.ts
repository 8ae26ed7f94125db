// Another game of the same kind: with the same people, or against another level.

import { go } from "$/frame/route.svelte";
import { beginTable, type Plan } from "$/table/begin";
import { rememberPlan } from "$/table/plans";
import type { Table } from "$/table/table.svelte";

function planOf({ saved, state }: Table, level?: number): Plan {
  const { game, variant } = saved;
  const sitters = saved.sitters.map((sitter) =>
    sitter.kind === "bot" && level !== undefined ? { ...sitter, level } : sitter,
  );
  const { target } = state.series;
  return { game, variant, sitters, options: target > 0 ? { target } : {} };
}

/** A new table like this one, its bots of the level given; opened at once. */
export function playAnew(table: Table, level?: number): void {
  const plan = planOf(table, level);
  rememberPlan(plan);
  go(`#/table/${beginTable(plan)}`);
}
