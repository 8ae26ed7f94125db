// What an introduction is made of: steps on the real table. What is legal and what a move brings
// comes from the rules; a lesson names positions, moves and sentences only.

import type { Sentence } from "$/i18n/say";
import type { Code, GameId, VariantOf } from "$/rules/catalog";
import type { Actor } from "$/rules/wire";

/** The learner's seat in every lesson. */
export const kLearner = 0;

/** Something on the table to look at, by the name its element has there. */
export type Mark =
  `${"card" | "cell" | "die" | "face" | "move" | "part" | "place" | "river" | "stock" | "thing" | "tile" | "tray"}:${string}`;

/** A move that is made by itself: of another seat, of chance, or of the learner's seat. */
export interface Turn {
  seat: Actor;
  move: string;
}

/** A move that is not what the step asks for, and what is said to it. */
export interface Slip {
  /** Moves that are answered so. Without a code this is all that is looked at. */
  moves: readonly string[];
  /** Of an event that a move brings or of a refusal: any move with it is answered so. */
  code?: Code;
  /** After a refusal it stands below the sentence of the rules. */
  say?: Sentence;
}

export interface LessonStep<G extends GameId = GameId> {
  /** What lies there; without it the step goes on from the one before. */
  from?: Ground<G>;
  /** What the others do before the learner. */
  first?: readonly Turn[];
  /** What is to be done or seen, and why. */
  text: Sentence;
  marks?: readonly Mark[];
  /** What does it; the first is the one a walk through the lesson makes. Without moves the step is to be looked at. */
  moves?: readonly [string, ...string[]];
  /** Any move does it that brings this event, at once or with what follows. */
  brings?: Code;
  /** Any legal move does it. */
  free?: true;
  slips?: readonly Slip[];
  /** What follows the learner's move. */
  then?: readonly Turn[];
  /** What is said when it is done. */
  done?: Sentence;
}

/** A position as `load` takes it: the rules say what is wrong with one. */
export type Ground<G extends GameId = GameId> = Readonly<Record<string, unknown>> & { game: G; variant: VariantOf[G] };

export interface Lesson<G extends GameId = GameId> {
  game: G;
  /** The first one has a position. */
  steps: readonly [LessonStep<G>, ...LessonStep<G>[]];
}

/** What a game's folder says of its introduction. */
export interface Introduction<G extends GameId = GameId> {
  /** How many steps it has; known before it is loaded. */
  steps: number;
  /** Scores and trays are part of what is learnt: a phone gives them room too. */
  scores: boolean;
  /** The variant of the first game after it. */
  variant: VariantOf[G];
  load: () => Promise<{ lesson: Lesson<G> }>;
}
