// How a game of Rivero was decided: by three Riveros or a river of eight, or by counting the cards in rivers.

import { lastOfWinner, turningPoint, turnsIn, type Ending } from "$/endings/facts";
import { t } from "$/i18n/index.svelte";
import type { Table } from "$/table/table.svelte";

export function ending(table: Table): Ending {
  const { reason, text } = table.state.outcome!;
  if (reason === "count") return { story: text, scored: true, decisive: turningPoint(table) };
  const story = t("ending.in-turns", { how: text, count: turnsIn(table) });
  return { story, scored: false, decisive: lastOfWinner(table) };
}
