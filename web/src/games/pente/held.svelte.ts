// The stone that is dragged to the board: a bowl hands it out, the board shows where it would lie.

import type { Cell } from "$/board/geometry";
import { copyOf, drag, stepBack } from "$/board/drag";
import type { LegalMove } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";

/** The point below the stone in the hand. */
export class HeldStone {
  at = $state<Cell | null>(null);
}

const stones = new WeakMap<Table, HeldStone>();

/** A table has one hand: its bowls and its board mean the same. */
export function heldOn(table: Table): HeldStone {
  const known = stones.get(table) ?? new HeldStone();
  stones.set(table, known);
  return known;
}

const isLegal = (table: Table, point: Cell) =>
  (table.moves as LegalMove<"pente">[]).some((move) => move.verb === "lay" && move.to === point);

/** For `{@attach bowl(table, ...)}` at a stone that may be picked up. */
export function bowl(table: Table, mayTake: () => boolean): (host: Element) => () => void {
  const held = heldOn(table);
  return drag({
    places: "data-cell",
    // Points are finer than a finger, which covers them: what the stone is above of is meant.
    fine: true,
    take: mayTake,
    copy: (place) => copyOf(place.querySelector("svg")!),
    over(point) {
      held.at = point;
      stepBack(point !== null && isLegal(table, point));
    },
    drop: async (point) => (await table.play(point)) === null,
    end: () => (held.at = null),
  });
}
