// The rule that is read over a table, without leaving it. One at a time, wherever it was asked for.

import type { GameId } from "$/rules/catalog";

export interface Asked {
  game: GameId;
  /** Nothing: all rules. */
  rule: string | null;
}

let asked = $state.raw<Asked | null>(null);
const close = () => (asked = null);
globalThis.addEventListener?.("hashchange", close);

export const ruleSheet = {
  get asked() {
    return asked;
  },
  show(game: GameId, rule: string | null) {
    asked = { game, rule };
  },
  close,
};
