// How far somebody has come in each introduction, kept on this device.

import { kGames, type GameId } from "$/rules/catalog";
import { kept } from "$/table/kept";
import { looks } from "$/games";

export interface Progress {
  /** The step to go on with. */
  at: number;
  /** It was walked through to its end, at some time. */
  done: boolean;
}

const kKey = "pentario.learn";
const kFresh: Progress = { at: 0, done: false };

function isProgress(value: unknown, game: GameId): value is Progress {
  const one = value as Partial<Progress> | null | undefined;
  const { at } = one ?? {};
  return typeof one?.done === "boolean" && Number.isInteger(at) && at! >= 0 && at! < looks[game].lesson.steps;
}

/** What fits of a text that was kept; the rest is as if nobody had begun. */
export function readProgress(text: string | null): Partial<Record<GameId, Progress>> {
  let given: Partial<Record<GameId, unknown>> | null;
  try {
    given = JSON.parse(text ?? "null") as Partial<Record<GameId, unknown>> | null;
  } catch {
    given = null;
  }
  const progress: Partial<Record<GameId, Progress>> = {};
  for (const game of kGames) {
    const one = given?.[game];
    if (isProgress(one, game)) progress[game] = { at: one.at, done: one.done };
  }
  return progress;
}

let known = $state.raw(readProgress(kept.get(kKey)));

export const progress = {
  of: (game: GameId): Progress => known[game] ?? kFresh,
  begun: (game: GameId): boolean => known[game] !== undefined,
  note(game: GameId, next: Progress): void {
    known = { ...readProgress(kept.get(kKey)), [game]: next };
    kept.set(kKey, JSON.stringify(known));
  },
};

/** The introduction to go on with after one: the next that has not been walked through. */
export function nextAfter(game: GameId): GameId | null {
  const at = kGames.indexOf(game);
  const others = [...kGames.slice(at + 1), ...kGames.slice(0, at)];
  return others.find((other) => !progress.of(other).done) ?? null;
}
