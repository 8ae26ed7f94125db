// A table in words, for the log and for the voice: what happened, the score, and whose turn it is.

import { looks } from "$/games";
import { tellMove } from "$/games/tell";
import { t } from "$/i18n/index.svelte";
import type { GameEvent, Step } from "$/rules/wire";
import type { Table } from "./table.svelte";

/** A step without what the table shows by itself; null if nothing remains. */
export function toldStep(table: Table, step: Step): Step | null {
  const { unlogged } = looks[table.saved.game];
  const isTold = ({ code }: GameEvent) => !unlogged?.some((left) => left === code);
  const events = step.events.filter(isTold);
  return moveOf(table, step) || events.length > 0 ? { ...step, events } : null;
}

/** The move itself; empty where its events tell it all. */
export const moveOf = (table: Table, step: Step): string =>
  typeof step.seat === "number" ? tellMove(table.saved.game, step.move) : "";

/** Who did what, and what it brought. */
export function lineOf(table: Table, step: Step): string {
  const told = toldStep(table, step);
  if (!told) return "";
  const move = moveOf(table, step);
  const who = typeof step.seat === "number" ? table.name(step.seat) : "";
  return [move && `${who}: ${move}.`, ...told.events.map((event) => event.text)].filter(Boolean).join(" ");
}

export function scoreLine(table: Table): string {
  const parts = table.state.scores.map((score, seat) => `${table.name(seat)} ${score}`);
  return t("voice.score", { scores: parts.join(", ") });
}

/** Whose turn it is; empty where nobody's, or where all act at once. */
export function turnLine(table: Table): string {
  const mover = table.state.to_move.find((actor) => typeof actor === "number");
  if (table.over || mover === undefined || !table.habits.turns) return "";
  const isMine = table.people.length === 1 && mover === table.people[0];
  return isMine ? t("table.your-turn") : t("table.turn-of", { who: table.name(mover) });
}

/** What the person in front holds. */
export function handLine(table: Table): string {
  const seat = table.covered === null ? table.viewer : null;
  return seat === null ? "" : (looks[table.saved.game].hand?.(table, seat) ?? "");
}
