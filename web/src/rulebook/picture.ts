// A picture is a position that the rules lay out, and what they must say about it.

import type { Code } from "$/rules/catalog";
import type { Seat } from "$/rules/wire";
import type { Outline, PictureKey } from "./outline";

/** What the rules say to a move in the picture, and why it ends the game; a test asks them. */
export type Claim =
  | { move: string; seat?: Seat; brings: readonly Code[]; gain?: number; ends?: string | null }
  | { move: string; seat?: Seat; refused: Code };

export interface Picture {
  /** What `load` takes. */
  position: Readonly<Record<string, unknown>>;
  /** Played by whoever is to move; the picture shows what it leaves. */
  played?: string;
  /** The places of these moves are lit, with what each brings: a card of the hand, or the action. */
  lit?: string;
  /** Places to look at, and places where something may not be. */
  rings?: readonly string[];
  crosses?: readonly string[];
  /** Which parts of the table are drawn, where a game has several. */
  parts?: readonly string[];
  claims: readonly Claim[];
}

export type Pictures<O extends Outline> = Readonly<Record<PictureKey<O>, Picture>>;

/** Whose move it is in a picture: where all play at once, the first player's. */
export function moverOf({ position }: Picture): Seat {
  const { to_move: seat } = position;
  return typeof seat === "number" ? seat : 0;
}
