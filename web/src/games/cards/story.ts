// What of the story so far is worth marking on a table of cards.

import type { GameId } from "$/rules/catalog";
import type { Step } from "$/rules/wire";

/** The steps of whoever moved last, since the other did. */
export function tracedSteps<G extends GameId>(steps: readonly Step<G>[]): Step<G>[] {
  const moved = steps.filter((step) => typeof step.seat === "number");
  const other = moved.findLastIndex((step) => step.seat !== moved.at(-1)?.seat);
  return moved.slice(other + 1);
}

/** The card of the hand that was drawn last, since its owner's last move. */
export function newestOf<G extends GameId>(steps: readonly Step<G>[], hand: readonly string[]): string | null {
  const drawn = steps.findLast((step) => step.verb === "draw");
  return drawn?.verb === "draw" && hand.includes(drawn.card) ? drawn.card : null;
}
