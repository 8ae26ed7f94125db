// What the editor must know of each game's positions: which keys follow from others, which have controls
// of their own on the table, and what an empty one is. Whether a position can be is for the rules.

import type { Component, Snippet } from "svelte";
import { boardOf } from "$/games/pente/points";
import type { GameId } from "$/rules/catalog";
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

type Lists = readonly (readonly string[])[];
const emptied = (lists: unknown): string[][] => (lists as Lists).map(() => []);
/** The lists that both have, and the new ones beyond. */
const carried = (from: unknown, to: unknown): unknown =>
  (to as Lists).map((list, i) => (from as Lists | undefined)?.[i] ?? list);

const pente: EditKind = {
  follows: [],
  own: ["stones"],
  optional: { phase: "play", stones_left: 1, sides: [1, 0] },
  words: { phase: ["opening", "offer", "extend", "choose", "play"], three: ["free", "any"] },
  clear: (position) => ({
    ...position,
    stones: emptied(position.stones),
    captures: (position.captures as number[]).map(() => 0),
    to_move: 0,
  }),
  carry: (from, to) => ({ ...to, size: from.size ?? to.size, stones: carried(from.stones, to.stones) }),
  /** Stones beyond a smaller board leave it. */
  settle: (position) => {
    const there = new Set(boardOf(position.size as number).rows.flat());
    return {
      ...position,
      stones: (position.stones as Lists).map((points) => points.filter((point) => there.has(point))),
    };
  },
  editor: () => import("./PenteEditor.svelte"),
};

const riomino: EditKind = {
  follows: ["dead"],
  own: ["table", "stock", "board"],
  optional: {},
  words: { phase: ["lot", "throw", "start"] },
  clear: (position) => ({ ...position, table: {}, stock: emptied(position.stock) }),
  carry: (from, to) => ({ ...to, table: from.table, stock: from.stock }),
  editor: () => import("./RiominoEditor.svelte"),
};

const pentaRush: EditKind = {
  follows: ["changes"],
  own: ["boards", "outlines", "dice"],
  optional: {},
  seats: { done: "some", flipped_by: "one" },
  words: { phase: ["roll", "search", "strike", "over"] },
  clear: (position) => ({
    ...position,
    outlines: emptied(position.outlines ?? position.scores),
    done: [],
    flipped_by: null,
  }),
  carry: (from, to) => ({ ...to, boards: carried(from.boards, to.boards) }),
  editor: () => import("./RushEditor.svelte"),
};

const riveroPenta: EditKind = {
  follows: ["seen"],
  own: ["table", "hands", "discard", "open", "closed", "ocean"],
  optional: {},
  words: { phase: ["setup", "action", "play"] },
  clear: (position) => ({
    ...position,
    table: {},
    hands: emptied(position.hands),
    discard: [],
    placed: [],
    ocean: "rest",
  }),
  carry: (_, to) => to,
  editor: () => import("./RiveroPentaEditor.svelte"),
};

const rivero: EditKind = {
  follows: ["ocean", "seen", "shown", "with", "made"],
  own: ["hands", "spring", "rivers", "groundwater", "flask", "action"],
  optional: { option: "ocean", unused: [], doubled: true, extra: true, done: "spring", discard: [], bridges: {} },
  words: {
    phase: ["choose", "play", "act", "end"],
    option: ["ocean", "column"],
    done: ["spring", "exchange", "ground", "lift"],
  },
  clear: (position) => ({
    ...position,
    hands: emptied(position.hands),
    spring: {},
    rivers: {},
    groundwater: emptied(position.groundwater),
    flask: [null, null],
  }),
  carry: (from, to) => ({
    ...to,
    hands: from.hands,
    spring: from.spring,
    rivers: from.rivers,
    groundwater: from.groundwater,
  }),
  editor: () => import("./RiveroEditor.svelte"),
};

export const kinds: Record<GameId, EditKind> = {
  pente,
  riomino,
  "penta-rush": pentaRush,
  "rivero-penta": riveroPenta,
  rivero,
};
