// Hints in two steps: what the puzzle is about, then where to look. The second is half a move, not all
// of it.

import { nameCard } from "$/games/cards/say";
import { letterOf } from "$/games/penta-rush/shapes";
import { t } from "$/i18n/index.svelte";
import type { GameId } from "$/rules/catalog";
import type { Puzzle } from "./list";

/** What it is about. */
export function aboutHint({ goal, worth, themes }: Puzzle): string[] {
  const length = goal === "win" ? [t("puzzles.hint.length", { moves: worth })] : [];
  const about = themes.map((theme) => t(`puzzles.hint.${theme}`));
  return about.length + length.length > 0 ? [...about, ...length] : [t("puzzles.hint.plain")];
}

function ofRiveroPenta(move: string): string {
  if (move.includes("@")) return t("puzzles.where.card", { card: nameCard(move.split("@")[0]!) });
  if (move.startsWith("bridge")) return t("puzzles.where.bridge");
  return t(move.startsWith("move") ? "puzzles.where.move" : "puzzles.where.remove");
}

/** Where to look for that move. */
export function whereHint(game: GameId, move: string): string {
  if (game === "pente") return t("puzzles.where.column", { column: move[0]! });
  if (game === "penta-rush") return t("puzzles.where.shape", { shape: letterOf(move.split(" ").slice(1)) });
  if (game === "rivero-penta") return ofRiveroPenta(move);
  const values = [...new Set(move.split(":")[1])].sort();
  return t("puzzles.where.die", { low: values[0] ?? "", high: values.at(-1) ?? "" });
}
