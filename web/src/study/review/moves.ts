// Moves in the words of their game, for whatever tells of moves below the page that knows the game.

import { getContext, setContext } from "svelte";
import { tellMove } from "$/games/tell";
import type { GameId } from "$/rules/catalog";

type Say = (move: string) => string;
const kKey = Symbol("say");

/** For the page or panel: `game` is asked each time, since it may be known later. */
export function sayMovesOf(game: () => GameId | undefined): void {
  const say: Say = (move) => {
    const now = game();
    return (now && tellMove(now, move)) || move;
  };
  setContext(kKey, say);
}

/** For a part of it; the notation where nobody knows better. */
export const sayMove = (): Say => getContext<Say | undefined>(kKey) ?? ((move) => move);
