// A move in the words of its game, from its text.

import type { GameId } from "$/rules/catalog";
import { partsOf } from "$/rules/parts";
import { looks } from ".";

/** Empty where its events tell it all; the notation where the game has no words for it. */
export function tellMove<G extends GameId>(game: G, move: string): string {
  const parts = partsOf(game, move);
  return (parts && looks[game].tell?.(parts)) ?? move;
}
