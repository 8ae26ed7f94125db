// Who plays together, as the catalog tells it: seats of a team come round in turn.

import { gameInfo } from "$/rules/games.svelte";
import type { Seat } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";

export function partnersOf(table: Table, seat: Seat): Seat[] {
  const variant = gameInfo("pente")?.variants.find((one) => one.name === table.state.variant);
  return partners(variant?.teams ?? 0, table.state.players, seat);
}

export function partners(teams: number, players: number, seat: Seat): Seat[] {
  if (teams === 0) return [];
  return Array.from({ length: players }, (_, other) => other).filter(
    (other) => other !== seat && other % teams === seat % teams,
  );
}
