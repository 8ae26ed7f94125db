// Legal moves from their texts, as the rules would tell them.

import type { GameId } from "$/rules/catalog";
import { partsOf } from "$/rules/parts";
import type { LegalMove } from "$/rules/wire";

export function legal<G extends GameId>(game: G, move: string, gain = 0): LegalMove<G> {
  const parts = partsOf(game, move);
  if (!parts) throw new Error(`no move of ${game}: ${move}`);
  return { ...parts, move, gain };
}
