// How a game of Rivero Penta was decided: by points, or by somebody too far behind who gave up.

import { stopped, turningPoint, turnsIn, winnersOf, type Ending } from "$/endings/facts";
import { t } from "$/i18n/index.svelte";
import type { PositionOf } from "$/rules/catalog";
import type { Table } from "$/table/table.svelte";

function storyOf(table: Table): string {
  const { outcome, scores, position } = table.state;
  const { gave_up: quitter } = position as PositionOf<"rivero-penta">;
  if (quitter !== undefined) return stopped(table, "resigned", quitter);
  const winner = winnersOf(table)[0];
  if (winner === undefined) return outcome!.text;
  return t("rivero-penta.ended.goal", { points: scores[winner]!, count: turnsIn(table) });
}

export function ending(table: Table): Ending {
  return { story: storyOf(table), scored: true, decisive: turningPoint(table) };
}
