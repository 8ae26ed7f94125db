// What is wanted next comes while nobody waits: a set-up, a table's page and its game, before they are asked for.

import { looks } from "$/games";
import type { GameId } from "$/rules/catalog";

/** At the latest after so long. */
const kPatienceMs = 4000;

export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: kPatienceMs });
  else setTimeout(run, 1);
}

/** The set-up, with the game's words for its options. */
export async function setupOf(game: GameId) {
  const [page] = await Promise.all([import("$/setup/Setup.svelte"), looks[game].words()]);
  return page;
}

/** What somebody may ask for next. */
let next: Promise<unknown> = Promise.resolve();

/** What does not come now is asked for again when it is wanted. */
export function fetchAhead(game: GameId): void {
  const { table, mark, seat } = looks[game];
  next = new Promise<void>(whenIdle).then(() =>
    Promise.allSettled([import("$/pages/TablePage.svelte"), table(), mark?.(), seat?.()]),
  );
}

/** When nothing that may be asked for next is still on its way: a slow line carries one thing at a time. */
export function whenQuiet(run: () => void): void {
  void next.then(() => whenIdle(run));
}
