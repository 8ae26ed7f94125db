// A first game against the weakest bot.

import { go } from "$/frame/route.svelte";
import type { GameId } from "$/rules/catalog";
import { beginTable } from "$/table/begin";
import { looks } from "$/games";

export function playFirstGame(game: GameId): void {
  const { variant } = looks[game].lesson;
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
