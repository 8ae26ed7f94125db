// What the rules answer, as docs/rpc.md has it. Games, options, positions and codes are in
// catalog.ts, which is generated.

import type { GameId, MoveOf, PositionOf } from "./catalog";

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
  kind: "resigned" | "out-of-time" | "abandoned" | "drawn";
  /** Whose doing it was; of a draw that was agreed, who offered it. */
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

/** A move that was played, as text and in parts, what it brought, and what lay there afterwards. */
export type Step<G extends GameId = GameId> = Ground<G> &
  MoveOf<G> & {
    seat: Actor;
    move: string;
    events: GameEvent[];
    /** When it was played, in milliseconds since the game began, where that was kept. */
    ms?: number;
  };

/** A step beside the state to which the last of them led, and which has its position. */
export interface NewStep extends Pick<Step, "seat" | "move" | "events" | "scores" | "to_move" | "ms"> {
  /** What has changed since the step before it. */
  position?: Readonly<Record<string, unknown>>;
  /** The keys of what has not. */
  same?: readonly string[];
}

/** A game of the record move by move. */
export interface Story<G extends GameId = GameId> {
  /** How many games the record has. */
  games: number;
  start: Ground<G>;
  steps: Step<G>[];
}

/** A legal move, as text and in parts, and what it adds to its seat's score at once. */
export type LegalMove<G extends GameId = GameId> = MoveOf<G> & { move: string; gain: number };

/** What a seat may play of one verb: the texts, what each gains, and each part, in lists of equal length. */
export interface LegalMoves {
  seat: Actor;
  verb: string;
  moves: string[];
  gain?: number[];
  [part: string]: unknown;
}

/** The answer to a change of the table, for the viewer that was named. */
export interface Change<G extends GameId = GameId> {
  state: TableState<G>;
  /** With `known`: how many games the record has, and the steps from number `from` on. */
  games?: number;
  from?: number;
  /** Where the steps begin at 0. */
  start?: Ground<G>;
  steps?: NewStep[];
  /** With `viewer`: what he may play. */
  moves?: LegalMoves[];
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
  facts: object;
}

/** What a value may be, as a game declares it. */
export type Declared =
  | { kind: "nothing" | "flag" }
  | { kind: "number"; low: number; high: number }
  | { kind: "word"; words: string[] }
  | { kind: "text"; name: string }
  | { kind: "list" | "row" | "map" | "either"; of: Declared[] }
  | { kind: "record"; fields: { key: string; maybe?: true; type: Declared }[] };

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
  position: Declared;
  moves: { verb: string; text: string; parts: Declared }[];
  facts: Declared;
}

export interface Thought {
  seat: Seat;
  move: string;
  chance: number;
  nodes: number;
  depth?: number;
  act_after_ms?: number;
}
