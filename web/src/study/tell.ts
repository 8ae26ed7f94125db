// Moves in words, for the list and the slider.

import { tellMove as tellInWords } from "$/games/tell";
import { t } from "$/i18n/index.svelte";
import type { GameEvent } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";
import type { Played } from "./lines";

/** A move of a list; one of the line that is shown has what it brought, and when. */
export interface ListedMove extends Played {
  events?: GameEvent[];
  ms?: number;
}

/** As the log tells it; where the log has only its events, the first of them. */
export function tellMove(table: Table, { move, events }: ListedMove): string {
  const words = tellInWords(table.saved.game, move);
  return words || (events?.[0]?.text ?? (move.endsWith("?") ? t("study.hidden") : move));
}

export function tellSeat(table: Table, seat: Played["seat"]): string {
  if (typeof seat === "number") return table.name(seat);
  return t(seat === "clock" ? "study.clock" : "study.dice");
}

/** Minutes and seconds since the game began. */
export function tellTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
