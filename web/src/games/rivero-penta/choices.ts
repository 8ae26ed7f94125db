// The legal moves as things that can be pointed at: a card of the hand, squares of the field.
// What is legal is in the list of moves; nothing is worked out here.

import type { Cell } from "$/board/geometry";
import type { RiveroPentaMove } from "$/rules/catalog";
import type { LegalMove } from "$/rules/wire";

/** What a person does; the rest is chance. */
type Deed = Exclude<RiveroPentaMove, { verb: "draw" | "turn" | "start" }>;
export type Kind = Deed["verb"];

export interface Choice {
  move: string;
  gain: number;
  kind: Kind;
  /** The card of the hand it uses. */
  card: string | null;
  /** The squares it names. */
  squares: readonly Cell[];
}

/** The squares a move names, in order. */
export function squaresOf(move: RiveroPentaMove): readonly Cell[] {
  switch (move.verb) {
    case "place":
    case "bridge":
      return [move.to];
    case "move":
      return [move.from, move.to];
    default:
      return "squares" in move ? move.squares : [];
  }
}

/** Nothing for what is none of ours. */
export function readChoice(legal: LegalMove<"rivero-penta">): Choice | null {
  if (legal.verb === "draw" || legal.verb === "turn" || legal.verb === "start") return null;
  const { move, gain, verb: kind } = legal;
  return { move, gain, kind, card: "card" in legal ? legal.card : null, squares: squaresOf(legal) };
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
