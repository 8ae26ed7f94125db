// What a game's folder reads of a finished table to tell how it ended.

import { t } from "$/i18n/index.svelte";
import type { Actor, Seat } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";

/** What a game's folder tells of its end. */
export interface Ending {
  /** How it came about, without a full stop. */
  story: string;
  /** Whether the scores decided: only then are they shown. */
  scored: boolean;
  /** The number of the step that decided the game; null if no single one did. */
  decisive: number | null;
}

const isSeat = ({ seat }: { seat: Actor }): boolean => typeof seat === "number";

/** Moves of players, without those of chance. */
export const movesIn = (table: Table): number => table.steps.filter(isSeat).length;

/** How often the turn went to another player. */
export function turnsIn({ steps }: { steps: readonly { seat: Actor }[] }): number {
  const seats = steps.map(({ seat }) => seat).filter((seat) => typeof seat === "number");
  return seats.filter((seat, i) => seat !== seats[i - 1]).length;
}

export const winnersOf = ({ state }: Table): Seat[] => state.ending?.winners ?? state.outcome?.winners ?? [];

/** The last move of somebody who won. */
export function lastOfWinner(table: Table): number | null {
  const winners = winnersOf(table);
  const at = table.steps.findLastIndex(({ seat }) => typeof seat === "number" && winners.includes(seat));
  return at < 0 ? null : at;
}

/** The step with which the winners took a lead that nobody took back. */
export function turningPoint(table: Table): number | null {
  const winners = winnersOf(table);
  const isLead = (scores: readonly number[]) => {
    const others = scores.filter((_, seat) => !winners.includes(seat));
    return winners.every((seat) => others.every((other) => scores[seat]! > other));
  };
  if (winners.length === 0 || winners.length === table.state.players) return null;
  const at = table.steps.findLastIndex(({ scores }) => !isLead(scores)) + 1;
  return at < table.steps.length ? at : null;
}

/** The person this device belongs to at this table; nobody where several sit there. */
export const meAt = ({ people }: Table): Seat | null => (people.length === 1 ? people[0]! : null);

/** Who gave up, ran out of time or left, or that a draw was agreed; where players take turns, after how many. */
export function stopped(table: Table, kind: string, seat: Seat): string {
  if (kind === "drawn") return t("ending.agreed");
  const who = table.name(seat);
  const isMine = seat === meAt(table);
  if (kind === "out-of-time") return isMine ? t("ending.your-time") : t("ending.time", { who });
  if (kind === "abandoned") return isMine ? t("ending.you-left") : t("ending.left", { who });
  if (!table.habits.turns) return isMine ? t("ending.you-quit") : t("ending.quit", { who });
  const count = turnsIn(table);
  return isMine ? t("ending.you-gave-up", { count }) : t("ending.gave-up", { who, count });
}
