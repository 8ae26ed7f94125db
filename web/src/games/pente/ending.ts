// How a game of Pente was decided: by a row, by captures, or not at all.

import { lastOfWinner, movesIn, winnersOf, type Ending } from "$/endings/facts";
import { t } from "$/i18n/index.svelte";
import { kFacts } from "$/rules/catalog";
import type { Table } from "$/table/table.svelte";
import { colourOf, type Position } from "./points";

/** What the winners took, all of them together. */
function taken(table: Table): string {
  const position = table.state.position as Position;
  const colours = new Set(winnersOf(table).map((seat) => colourOf(position, seat)));
  const count = [...colours].reduce((sum, colour) => sum + (position.captures[colour] ?? 0), 0);
  const { counted } = kFacts.pente[position.variant];
  return t(`pente.ended.${counted}`, { count, moves: movesIn(table) });
}

export function ending(table: Table): Ending {
  const { reason, text } = table.state.outcome!;
  const args = { how: text, count: movesIn(table) };
  if (reason === "full") return { story: t("ending.after-moves", args), scored: false, decisive: null };
  const story = reason === "captures" ? taken(table) : t("ending.in-moves", args);
  return { story, scored: false, decisive: lastOfWinner(table) };
}
