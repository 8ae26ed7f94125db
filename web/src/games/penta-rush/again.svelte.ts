// A round that is looked at once more, after a tap on the log.

import type { Step } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";
import { verdictOf, type Verdict } from "./rounds";

/** How long it is shown. */
const kAgainMs = 3000;

let shown = $state.raw<{ table: Table; verdict: Verdict } | null>(null);

export const again = {
  on: (table: Table): Verdict | null => (shown?.table === table ? shown.verdict : null),
  show(table: Table, step: Step): void {
    const verdict = verdictOf(step);
    if (!verdict) return;
    const mine = (shown = { table, verdict });
    setTimeout(() => {
      if (shown === mine) shown = null;
    }, kAgainMs);
  },
};
