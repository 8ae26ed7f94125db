// The catalog of games as the rules tell it, in the language in use. One worker serves the pages
// that have no table open.

import { language, t } from "$/i18n/index.svelte";
import type { GameId } from "./catalog";
import { openDoor } from "./door";
import type { Request } from "./mail";
import type { GameInfo, Refusal } from "./wire";

interface Catalog {
  games: GameInfo[];
}

let told = $state.raw<Catalog>({ games: [] });
let door: ReturnType<typeof openDoor> | undefined;

/** No answer for so long, on any device and net: the worker is begun anew. */
const kSilenceMs = 20_000;
const kAgainMs = 1000;

const silence = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error("the rules do not answer")), kSilenceMs));

async function ask(): Promise<Catalog> {
  door ??= openDoor();
  await door.ask({ op: "speak", language: language.current });
  const answer = await door.ask<Catalog>({ op: "games" });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer;
}

/** Asks the rules again; call when the language has changed. Tries until they answer, and says what is wrong. */
export async function tellGames(complain: (why: string | null) => void): Promise<void> {
  for (;;) {
    try {
      told = await Promise.race([ask(), silence()]);
      complain(null);
      return;
    } catch (why) {
      complain(String(why));
      door?.close();
      door = undefined;
      await new Promise((resolve) => setTimeout(resolve, kAgainMs));
    }
  }
}

/** One question to the worker of the pages without a table; null if it is refused or the rules do not come. */
export async function askRules<T extends object>(request: Request): Promise<T | null> {
  door ??= openDoor();
  try {
    const answer = await door.ask<T>(request);
    return answer.ok ? answer : null;
  } catch {
    return null;
  }
}

/** Why the rules would not lay such a table; null if they would. */
export async function whyNotLaid(setup: Record<string, unknown>): Promise<Refusal | null> {
  door ??= openDoor();
  try {
    const answer = await door.ask({ op: "new", ...setup });
    return answer.ok ? null : answer.error;
  } catch {
    return { code: "fault", message: t("heal.rules") };
  }
}

export const gameInfo = (id: GameId): GameInfo | undefined => told.games.find((info) => info.game === id);
