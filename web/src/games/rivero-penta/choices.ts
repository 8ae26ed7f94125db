// The legal moves as things that can be pointed at: a card of the hand, squares of the field.
// What is legal is in the list of moves; nothing is worked out here.

import type { Cell } from "$/board/geometry";
import type { LegalMove } from "$/rules/wire";

export const kKinds = ["place", "discard", "move", "remove", "drain", "tap", "bridge", "pass", "give-up"] as const;
export type Kind = (typeof kKinds)[number];

export interface Choice extends LegalMove {
  kind: Kind;
  /** The card of the hand it uses. */
  card: string | null;
  /** The squares it names. */
  squares: readonly Cell[];
}

/** A move as the notation writes it; nothing for what is none of ours. */
export function readChoice(legal: LegalMove): Choice | null {
  const placed = /^(\w+)@(\S+)$/.exec(legal.move);
  if (placed) return { ...legal, kind: "place", card: placed[1]!, squares: [placed[2]!] };
  const [verb = "", ...rest] = legal.move.split(/[ >]/);
  const kind = kKinds.find((known) => known === verb);
  if (!kind || kind === "place") return null;
  if (kind === "discard") return { ...legal, kind, card: rest[0] ?? null, squares: [] };
  return { ...legal, kind, card: null, squares: rest };
}

/** Only `move` names its squares in order: from where, and where to. */
function fits(choice: Choice, picked: readonly Cell[]): boolean {
  if (choice.kind === "move") return picked.every((square, i) => choice.squares[i] === square);
  return picked.every((square) => choice.squares.includes(square));
}

/** The choices that pointing further could still lead to. */
export function open(choices: readonly Choice[], card: string | null, picked: readonly Cell[]): Choice[] {
  return choices.filter((choice) => choice.squares.length > 0 && choice.card === card && fits(choice, picked));
}

/** The choices that name exactly what is picked. */
export function complete(choices: readonly Choice[], picked: readonly Cell[]): Choice[] {
  return picked.length === 0
    ? []
    : choices.filter((choice) => choice.squares.length === picked.length && fits(choice, picked));
}

/** The squares to point at next, with what it would bring where that ends the choice. */
export function nextSquares(choices: readonly Choice[], picked: readonly Cell[]): Map<Cell, number> {
  const next = new Map<Cell, number>();
  for (const choice of choices) {
    const left =
      choice.kind === "move"
        ? choice.squares.slice(picked.length, picked.length + 1)
        : choice.squares.filter((square) => !picked.includes(square));
    const gain = choice.squares.length === picked.length + 1 ? choice.gain : 0;
    for (const square of left) next.set(square, Math.max(gain, next.get(square) ?? gain));
  }
  return next;
}

/** The squares a move text names, for tracing the last moves. */
export function squaresOf(move: string): Cell[] {
  return move.match(/-?\d+,-?\d+/g) ?? [];
}
