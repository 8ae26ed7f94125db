// What the rules answer, as docs/rpc.md has it. Games, options, positions and codes are in
// catalog.ts, which is generated.

import type { GameId, PositionOf } from "./catalog";

export type Seat = number;
export type Actor = Seat | "chance" | "clock";
export type ArgValue = string | number;

/** Why something was refused, as a sentence in the session's language. */
export interface Refusal {
  code: string;
  message: string;
  rule?: string;
  args?: Record<string, ArgValue>;
  because?: string;
}

export type Answer<T> = ({ ok: true } & T) | { ok: false; error: Refusal };

/** What a move brought about. */
export interface GameEvent {
  code: string;
  rule: string;
  args: Record<string, ArgValue>;
  text: string;
}

export interface Outcome {
  winners: Seat[];
  places: number[];
  points: number[];
  reason: string;
  rule: string;
  text: string;
}

export interface Ending {
  kind: "resigned" | "out-of-time" | "abandoned";
  seat: Seat;
  winners: Seat[];
}

export interface Series {
  games: number;
  target: number;
  totals: number[];
  over: boolean;
  winners: Seat[];
  next_begins: Seat | string | null;
}

export interface TableState<G extends GameId = GameId> {
  game: G;
  variant: string;
  players: number;
  moves_played: number;
  to_move: Actor[];
  scores: number[];
  outcome: Outcome | null;
  ending: Ending | null;
  series: Series;
  position: PositionOf<G>;
  events: GameEvent[];
}

/** What lies there, who may act, and the scores. */
export interface Ground<G extends GameId = GameId> {
  position: PositionOf<G>;
  scores: number[];
  to_move: Actor[];
}

/** A move that was played, what it brought, and what lay there afterwards. */
export interface Step<G extends GameId = GameId> extends Ground<G> {
  seat: Actor;
  move: string;
  events: GameEvent[];
  /** When it was played, in milliseconds since the game began, where that was kept. */
  ms?: number;
}

/** A game of the record move by move. */
export interface Story<G extends GameId = GameId> {
  /** How many games the record has. */
  games: number;
  start: Ground<G>;
  steps: Step<G>[];
}

/** A legal move, and what it adds to its seat's score at once. */
export interface LegalMove {
  move: string;
  gain: number;
}

export interface OptionInfo {
  name: string;
  title: string;
  rule: string;
  choices?: string[];
  examples?: string[];
  low?: number;
  high?: number;
  step?: number;
  default: string | null;
}

export interface VariantInfo {
  name: string;
  title: string;
  rule: string;
  min_players: number;
  max_players: number;
  teams: number;
  target: number;
  options: string[];
}

export interface GameInfo {
  game: GameId;
  name: string;
  about: string;
  rules_version: number;
  variants: VariantInfo[];
  options: OptionInfo[];
  series_options: OptionInfo[];
  notations: string[];
  forms: string[];
}

export interface Thought {
  seat: Seat;
  move: string;
  chance: number;
  nodes: number;
  depth?: number;
  act_after_ms?: number;
}
