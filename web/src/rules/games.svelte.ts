// The catalog of games as the rules tell it, in the language in use. One worker serves the pages
// that have no table open.

import { language } from "$/i18n/index.svelte";
import type { GameId } from "./catalog";
import { openDoor } from "./door";
import type { GameInfo, Refusal } from "./wire";

interface Catalog {
  games: GameInfo[];
  levels: string[];
}

let told = $state.raw<Catalog>({ games: [], levels: [] });
let door: ReturnType<typeof openDoor> | undefined;

/** Asks the rules again; call when the language has changed. */
export async function tellGames(): Promise<void> {
  door ??= openDoor();
  await door.ask({ op: "speak", language: language.current });
  const answer = await door.ask<Catalog>({ op: "games" });
  if (answer.ok) told = answer;
}

/** Why the rules would not lay such a table; nothing when they would. */
export async function whyNotLaid(setup: Record<string, unknown>): Promise<Refusal | null> {
  door ??= openDoor();
  const answer = await door.ask({ op: "new", ...setup });
  return answer.ok ? null : answer.error;
}

export const gameInfo = (id: GameId): GameInfo | undefined => told.games.find((info) => info.game === id);
export const levelName = (level: number): string => told.levels[level - 1] ?? String(level);
export const levelCount = (): number => told.levels.length;
