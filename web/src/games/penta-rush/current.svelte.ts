// The driver that belongs to an open table.

import { openDoor } from "$/rules/door";
import type { Table } from "$/table/table.svelte";
import { Rush, type RushTable } from "./rush.svelte";
import { StillRush } from "./still.svelte";

const rushes = new WeakMap<Table, Rush | StillRush>();

/** The driver of a table: one for as long as the table is open, also while the board is covered. */
export function rushOf(table: Table): Rush | StillRush {
  let rush = rushes.get(table);
  if (!rush) {
    $effect.root(() => {
      const own = table as unknown as RushTable;
      rush = table.habits.still ? new StillRush(own) : new Rush(own, openDoor);
    });
    rushes.set(table, rush!);
  }
  return rush!;
}
