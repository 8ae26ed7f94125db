// What is known here of an online table, put together from what the server tells.

import type { Answer } from "$/rules/wire";
import type { View as Tidings } from "./messages";

export type { View as Tidings } from "./messages";

/** All that is known; of the chat every line. */
export type View = Required<Omit<Tidings, "moved" | "rematch" | "change" | "fair" | "talk">> &
  Pick<Tidings, "rematch" | "fair" | "talk">;

const kNothing = { left: null, running: [], due: null };

/** What was known, with what is new in it. */
export function withTidings(known: View | null, { change: _c, moved: _m, chat = [], ...rest }: Tidings): View {
  const last = known?.chat.at(-1)?.number ?? -1;
  const lines = [...(known?.chat ?? []), ...chat.filter(({ number }) => number > last)];
  return { clock: kNothing, offers: [], ...known, ...rest, chat: lines } as View;
}

export type ServerAnswer<T> = Answer<T>;
