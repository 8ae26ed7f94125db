// A first game against the weakest bot.

import { go } from "$/frame/route.svelte";
import type { GameId } from "$/rules/catalog";
import { beginTable } from "$/table/begin";
import { introductions } from "./lesson";

export function playFirstGame(game: GameId): void {
  const { variant } = introductions[game];
  go(
    `#/table/${beginTable({
      game,
      variant,
      sitters: [
        { kind: "person", name: "" },
        { kind: "bot", level: 1 },
      ],
      options: {},
    })}`,
  );
}
