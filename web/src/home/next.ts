// What the large Play on the first page begins: the game that was set up last, as it was; for a first visitor a
// good one against somebody gentle.

import type { GameId } from "$/rules/catalog";
import type { Plan } from "$/table/begin";
import { lastGame, lastPlan, sittersFor } from "$/table/plans";
import { shelf } from "$/table/shelf";

/** Easy to explain, open on the table, and over in a few minutes. */
const kFirst: GameId = "pente";
/** Who has never played begins, without a lot, and waits for nobody. */
const kBegins = { begins: "0" };

export interface Next {
  plan: Plan;
  /** Nothing was played on this device before. */
  first: boolean;
}

export function nextGame(): Next {
  const game = lastGame();
  const last = game && lastPlan(game);
  const { variant, sitters } = last ?? { variant: "standard", sitters: sittersFor(2) };
  const first = !last && shelf.all().length === 0;
  const options: Plan["options"] = first ? kBegins : {};
  return { plan: { game: last ? game : kFirst, variant, sitters, options }, first };
}
