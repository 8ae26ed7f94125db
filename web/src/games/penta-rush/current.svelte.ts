// The driver that belongs to an open table.

import { openDoor } from "$/rules/door";
import type { Table } from "$/table/table.svelte";
import { Rush, type RushTable } from "./rush.svelte";

const rushes = new WeakMap<Table, Rush>();

/** The driver of a table: one for as long as the table is open, also while the board is covered. */
export function rushOf(table: Table): Rush {
  let rush = rushes.get(table);
  if (!rush) {
    $effect.root(() => {
      rush = new Rush(table as unknown as RushTable, openDoor);
    });
    rushes.set(table, rush!);
  }
  return rush!;
}
