// What a game draws at a table, loaded when it is wanted.

import type { Component } from "svelte";
import { looks } from "$/games";
import type { GameId } from "$/rules/catalog";
import type { Seat } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";

export interface Drawn {
  Play: Component<{ table: Table }>;
  /** Before a seat's name, and beside its score. */
  SeatMark: Component<{ table: Table; seat: Seat }> | null;
  SeatExtra: Component<{ table: Table; seat: Seat }> | null;
}

export async function drawnFor(game: GameId): Promise<Drawn> {
  const look = looks[game];
  const [play, mark, extra] = await Promise.all([look.table(), look.mark?.(), look.seat?.()]);
  return { Play: play.default, SeatMark: mark?.default ?? null, SeatExtra: extra?.default ?? null };
}
