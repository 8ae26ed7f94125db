// What a position tells, beside the field itself.

import type { RiveroPentaPosition } from "$/rules/catalog";
import { isAction, type Action } from "../cards/card";

export interface Pair {
  top: Action | null;
  below: Action | null;
}

/** The open action cards that count: the one turned last, and the one it came to lie on. */
export function pairOf({ open }: Pick<RiveroPentaPosition, "open">): Pair {
  const [top, below] = [open.at(-1), open.at(-2)];
  return { top: top && isAction(top) ? top : null, below: below && isAction(below) ? below : null };
}

const kRiverCards = 80; // RP-01

/** How many cards the ocean has. Who sees everything is told which, or that it is all the rest. */
export function oceanOf(position: RiveroPentaPosition): number {
  const { ocean, table, hands, discard } = position;
  if (typeof ocean === "number") return ocean;
  if (Array.isArray(ocean)) return (ocean as readonly string[]).length;
  const lying = Object.values(table).filter((card) => card !== "=").length;
  return kRiverCards - lying - hands.flat().length - discard.length;
}
