// How a game of RioMino was decided: who cannot place any more has lost. How many dice are left says nothing.

import { lastOfWinner, meAt, winnersOf, type Ending } from "$/endings/facts";
import { t } from "$/i18n/index.svelte";
import type { PositionOf } from "$/rules/catalog";
import type { Seat } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";

function storyOf(table: Table, loser: Seat, winner: Seat): string {
  const count = Object.keys((table.state.position as PositionOf<"riomino">).table).length;
  const me = meAt(table);
  if (table.state.outcome!.reason === "placed-all")
    return winner === me
      ? t("riomino.ended.placed-all-you", { count })
      : t("riomino.ended.placed-all", { count, who: table.name(winner) });
  return loser === me
    ? t("riomino.ended.stuck-you", { count })
    : t("riomino.ended.stuck", { count, who: table.name(loser) });
}

export function ending(table: Table): Ending {
  const winner = winnersOf(table)[0]!;
  return { story: storyOf(table, 1 - winner, winner), scored: false, decisive: lastOfWinner(table) };
}
