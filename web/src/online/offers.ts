// What can be agreed on.

import type { GameId } from "$/rules/catalog";

/** Games in which a draw can be agreed on. */
export const kDrawn: ReadonlySet<GameId> = new Set(["pente"]);
