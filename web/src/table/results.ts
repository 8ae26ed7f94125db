// The result of one game, and how it reads for the person at the table.

import { kGames, kTopLevel, type GameId } from "$/rules/catalog";
import { isCount, isFigures, isTime } from "./read";
import { kMostSeats, type SavedTable, type Sitter } from "./shelf";

export interface Result {
  /** The table and the number of the game on it: a game has one result, however often it is told. */
  id: string;
  game: GameId;
  variant: string;
  /** Who sat where: a bot's level, 0 for a person. */
  seats: number[];
  winners: number[];
  scores: number[];
  reason: string | null;
  ended: number;
  /** Time spent on it, long pauses left out. */
  ms: number;
  /** Moves of players, without those of chance. Not known of games before there were records. */
  moves?: number;
  /** How many hints were taken. */
  hints?: number;
  /** It began in the middle, or by options that make it longer or easier: it sets no record. */
  apart?: true;
}

const isCountOrNone = (value: unknown) => value === undefined || isCount(value);
const isList = (value: unknown, most: number): value is number[] =>
  Array.isArray(value) && value.length <= kMostSeats && value.every((one) => isCount(one, most));

export function isResult(value: unknown): value is Result {
  const result = value as Partial<Result> | null;
  return (
    typeof result?.id === "string" &&
    kGames.some((game) => game === result.game) &&
    typeof result.variant === "string" &&
    isList(result.seats, kTopLevel) &&
    isList(result.winners, kMostSeats - 1) &&
    isFigures(result.scores) &&
    (result.reason === null || typeof result.reason === "string") &&
    isTime(result.ended) &&
    isTime(result.ms) &&
    isCountOrNone(result.moves) &&
    isCountOrNone(result.hints)
  );
}

const seatsOf = (sitters: readonly Sitter[]) => sitters.map((sitter) => (sitter.kind === "bot" ? sitter.level : 0));

/** What a finished table tells; `number` counts the games played on it from 1. */
export function resultOf(saved: SavedTable, number: number): Result {
  const { id, game, variant, sitters, summary, touched, played, hints } = saved;
  const { winners, scores, reason, turns } = summary;
  return {
    id: `${id}/${number}`,
    game,
    variant,
    seats: seatsOf(sitters),
    winners,
    scores,
    reason,
    ended: touched,
    ms: played ?? 0,
    ...(turns === undefined ? {} : { moves: turns }),
    ...(hints ? { hints } : {}),
    ...(saved.apart ? { apart: true as const } : {}),
  };
}

/** The level of the bots where one person played against them, all of the same level. */
export function levelOf({ seats }: Result): number | null {
  const levels = [...new Set(seats.filter((level) => level > 0))];
  return levels.length === 1 && seats.filter((level) => level === 0).length === 1 ? levels[0]! : null;
}

export type Verdict = "won" | "drawn" | "lost";

/** How it ended for the only person at the table. */
export function verdictOf({ seats, winners }: Result): Verdict {
  if (winners.length === 0 || winners.length === seats.length) return "drawn";
  return winners.includes(seats.indexOf(0)) ? "won" : "lost";
}
