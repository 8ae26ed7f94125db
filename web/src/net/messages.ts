// Made from src/server/protocol/messages.cpp by its test (PENTARIO_REGENERATE=1); not to be edited.

import type { GameId } from "$/rules/catalog";
import type { Answer, Change, Refusal } from "$/rules/wire";

export const kVersion = 1;
export const kPhrases = ["hello", "good-luck", "have-fun", "well-played", "nice-move", "thanks", "sorry", "oops", "one-moment", "take-your-time", "again", "good-game", "goodbye"] as const;
export type Phrase = (typeof kPhrases)[number];
/** The answer to a question: as in docs/rpc.md. */
export type Asked = Answer<object>;

/** How time is kept at a table. */
export type Clock = { kind: "none" } | { kind: "game"; minutes: number; seconds: number } | { kind: "move"; seconds: number } | { kind: "days"; days: number };

/** Who is to sit on a seat of a new table. */
export type Sitter = { kind: "open" } | { kind: "bot"; level: number };

/** What is played at a table. */
export interface Plan {
  game: GameId;
  variant: string;
  players: number;
  options: Record<string, string>;
  clock: Clock;
  rated?: boolean;
}

/** A seat, as everybody sees it. */
export interface SeatView {
  kind: "open" | "person" | "bot";
  name?: string;
  level?: number;
  ready: boolean;
  here: boolean;
  away_since?: number;
}

/** A line of chat: of a seat, or of a spectator with a name; a text or a phrase. */
export interface ChatLine {
  number: number;
  at: number;
  seat?: number;
  name?: string;
  text?: string;
  phrase?: Phrase;
}

/** What one seat can ask of the others. */
export type Offered = "draw" | "undo" | "pause" | "resume" | "rematch";

/** An offer that stands, and who has accepted it so far. */
export interface Offer {
  what: Offered;
  by: number;
  accepted: number[];
}

/** What each seat has left at `now`, whose time runs, and when the clock acts. */
export interface TimeView {
  left: null | number[];
  running: number[];
  due: null | number;
}

/** What proves the draws: what each seat gave, and the key of the latest game that is over. */
export interface Fair {
  commitment: string;
  nonces: (null | string)[];
  shown?: { game: number; key: string };
}

/** What a reader may know of a table; in news only what is new. */
export interface View {
  table: string;
  sequence: number;
  now: number;
  phase?: "gathering" | "ready" | "playing" | "paused" | "over";
  plan?: Plan;
  you?: { seat: null | number; host: boolean };
  seats?: SeatView[];
  clock?: TimeView;
  offers?: Offer[];
  chat?: ChatLine[];
  talk?: boolean;
  fair?: Fair;
  moved?: string;
  rematch?: string;
  change?: Change;
}

/** A question of rpc, asked with the eyes of a reader. */
export interface Question {
  op: "state" | "story" | "moves" | "try" | "record";
  notation?: string;
  game?: number;
  from?: number;
  card?: string;
  move?: string;
  form?: string;
}

/** What a client can wish for, by `op`; each is sent with an `id` of its own. */
export interface Wishes {
  hello: { version: number; language: "nl" | "en" | "fr" | "de" };
  ping: object;
  make: { game: string; variant?: string; players: number; options?: Record<string, string | number | boolean | number[]>; sitters: Sitter[]; clock: Clock; secret: string; rated?: boolean };
  enter: { table: string; key?: string; known?: number };
  leave: { table: string };
  sit: { table: string; key: string; name: string; nonce: string };
  ready: { table: string; key: string };
  play: { table: string; key: string; move: string; sequence: number; early?: number };
  end: { table: string; key: string };
  offer: { table: string; key: string; what: Offered };
  accept: { table: string; key: string; what: Offered };
  decline: { table: string; key: string; what: Offered };
  next: { table: string; key: string };
  say: { table: string; key?: string; name?: string; text?: string; phrase?: Phrase };
  absent: { table: string; key: string; seat: number; then: "wait" | "bot" | "win"; level?: number };
  relink: { table: string; key: string; seat: number; secret: string };
  ask: { table: string; key?: string; requests: Question[] };
}
export type Op = keyof Wishes;
export type Wish<O extends Op = Op> = { op: O; id: string } & Wishes[O];

/** What is answered to each. */
export interface Answers {
  hello: { version: number; now: number };
  ping: { now: number };
  make: { table: string; host: string; keys: (null | string)[] };
  enter: View;
  leave: object;
  sit: { table: string; sequence: number };
  ready: { table: string; sequence: number };
  play: { table: string; sequence: number };
  end: { table: string; sequence: number };
  offer: { table: string; sequence: number };
  accept: { table: string; sequence: number };
  decline: { table: string; sequence: number };
  next: { table: string; sequence: number };
  say: { table: string; sequence: number };
  absent: { table: string; sequence: number };
  relink: { table: string; sequence: number; key: string };
  ask: { answers: Asked[] };
}
export type Reply<O extends Op = Op> = { re: string } & Answer<Answers[O]>;

/** What the server says by itself. */
export type News =
  | ({ news: "table" } & { view: View })
  | ({ news: "here" } & { table: string; now: number; seats: SeatView[] })
  | ({ news: "gone" } & { table: string; error: Refusal });
