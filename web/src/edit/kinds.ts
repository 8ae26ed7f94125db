// What a game's `edit.ts` tells the editor: which keys of a position follow from others, which have controls
// of their own on the table, and what an empty one is. Whether a position can be is for the rules.

import type { Component, Snippet } from "svelte";
import type { Draft, Position } from "./draft.svelte";

/** An editor draws the table (`ground`) and, beside it, its tools above everything else (`side`). */
export interface EditorProps {
  draft: Draft;
  children: Snippet;
}

export interface EditKind {
  /** Keys that follow from the others, or tell what was seen before: left to the rules. */
  follows: readonly string[];
  /** Keys that are changed on the table; the others get fields. */
  own: readonly string[];
  /** Keys that need not be there, with what they begin as. */
  optional: Readonly<Record<string, unknown>>;
  /** Keys whose value is a list of seats, or one seat or none. */
  seats?: Readonly<Record<string, "some" | "one">>;
  /** Puts right what a change of a key makes impossible to see. */
  settle?: (position: Position) => Position;
  /** The words that a key may have. */
  words: Readonly<Record<string, readonly string[]>>;
  clear: (position: Position) => Position;
  /** What stays of a position when the start of another variant takes its place. */
  carry: (from: Position, to: Position) => Position;
  editor: () => Promise<{ default: Component<EditorProps> }>;
}

export type Lists = readonly (readonly string[])[];
export const emptied = (lists: unknown): string[][] => (lists as Lists).map(() => []);
/** The lists that both have, and the new ones beyond. */
export const carried = (from: unknown, to: unknown): unknown =>
  (to as Lists).map((list, i) => (from as Lists | undefined)?.[i] ?? list);
