// The driver that belongs to an open table.

import { openDoor } from "$/rules/door";
import type { Table } from "$/table/table.svelte";
import { NetRush } from "./net.svelte";
import { Rush, type RushTable } from "./rush.svelte";
import { StillRush } from "./still.svelte";

const rushes = new WeakMap<Table, Rush | NetRush | StillRush>();

/** The driver of a table: one for as long as the table is open, also while the board is covered. */
export function rushOf(table: Table): Rush | NetRush | StillRush {
  let rush = rushes.get(table);
  if (!rush) {
    $effect.root(() => {
      const own = table as unknown as RushTable;
      const { still, elsewhere } = table.habits;
      rush = still ? new StillRush(own) : elsewhere ? new NetRush(own, elsewhere) : new Rush(own, openDoor);
    });
    rushes.set(table, rush!);
  }
  return rush!;
}
