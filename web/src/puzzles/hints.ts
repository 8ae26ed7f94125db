// Hints in two steps: what the puzzle is about, then where to look. The second is half a move, not all
// of it.

import { looks } from "$/games";
import { t } from "$/i18n/index.svelte";
import type { GameId, PositionOf } from "$/rules/catalog";
import { partsOf } from "$/rules/parts";
import type { Puzzle } from "./list";

/** What it is about. */
export function aboutHint({ goal, worth, themes }: Puzzle): string[] {
  const length = goal === "win" ? [t("puzzles.hint.length", { moves: worth })] : [];
  const about = themes.map((theme) => t(`puzzles.hint.${theme}`));
  return about.length + length.length > 0 ? [...about, ...length] : [t("puzzles.hint.plain")];
}

/** Where to look for that move. */
export function whereHint<G extends GameId>(game: G, move: string, position: PositionOf<GameId>): string {
  const parts = partsOf(game, move);
  return (parts && looks[game].where?.(parts, position as PositionOf<G>)) ?? "";
}
