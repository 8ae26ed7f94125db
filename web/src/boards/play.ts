// From a board to a table with it.

import { looks } from "$/games";
import { go } from "$/frame/route.svelte";
import type { GameId } from "$/rules/catalog";
import { whyNotLaid } from "$/rules/games.svelte";
import type { Refusal } from "$/rules/wire";
import { beginTable } from "$/table/begin";
import { lastPlan, sittersFor } from "$/table/plans";
import type { Sitter } from "$/table/shelf";

/** Who sat at the last table of this game, a person against bots where there were too few. */
function sittersOf(game: GameId, players: number): Sitter[] {
  const last = lastPlan(game)?.sitters ?? [];
  return [...last, ...sittersFor(players).slice(last.length)].slice(0, players);
}

/** Opens a new table with the board; a refusal of the rules comes back. */
export async function playOn(game: GameId, variant: string, players: number, text: string): Promise<Refusal | null> {
  const options = { [looks[game].boards?.option ?? ""]: text };
  const why = await whyNotLaid({ game, variant, players, options });
  if (!why) go(`#/table/${beginTable({ game, variant, sitters: sittersOf(game, players), options })}`);
  return why;
}
