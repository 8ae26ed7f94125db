// A move of the game under way is shown once more, with what it brought: the table goes back to before it for
// a moment, and then on to where it was. Nothing is asked of the rules, and whatever happens meanwhile ends it.

import type { Seat } from "$/rules/wire";
import type { Table } from "./table.svelte";

/** How long the table lies as it was before the move, and after an older move as it was then. */
const kBeforeMs = 650;
const kAfterMs = 1400;

let shown = $state.raw<Table | null>(null);
let ended: Promise<void> = Promise.resolve();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How the table lay after so many steps; nobody may act in what is only shown. */
function lieAt(table: Table, steps: Table["steps"], state: Table["state"], count: number): Table["state"] {
  const { position, scores } = steps[count - 1]!;
  table.state = { ...state, position, scores, to_move: [] as Seat[], moves_played: count };
  table.steps = steps.slice(0, count);
  table.told = count - 1;
  table.moves = [];
  return table.state;
}

export const replay = {
  /** The table on which something is shown again: nobody announces what is no news. */
  get table() {
    return shown;
  },
  /** Whether that step can be shown: it needs one before it, a table at rest, and turns. */
  can(table: Table, index: number): boolean {
    return index > 0 && table.habits.turns && table.rests && table.covered === null && shown === null;
  },
  /** When nothing is shown again on that table any more. */
  overAt: (table: Table): Promise<void> => (shown === table ? ended : Promise.resolve()),
  show(table: Table, index: number): Promise<void> {
    return this.can(table, index) ? (ended = showNow(table, index)) : Promise.resolve();
  },
};

async function showNow(table: Table, index: number): Promise<void> {
  const { state, steps, told, moves } = table;
  shown = table;
  try {
    let lies = lieAt(table, steps, state, index);
    await pause(kBeforeMs);
    if (table.state !== lies) return;
    if (index + 1 < steps.length) {
      lies = lieAt(table, steps, state, index + 1);
      await pause(kAfterMs);
      if (table.state !== lies) return;
    }
    table.state = state;
    table.steps = steps;
    table.told = Math.min(told, index);
    table.moves = moves;
  } finally {
    shown = null;
  }
}
