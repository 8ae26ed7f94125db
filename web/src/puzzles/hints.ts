// Hints in two steps: what the puzzle is about, then where to look. The second is half a move, not all
// of it.

import { nameCard } from "$/games/cards/say";
import { letterOf } from "$/games/penta-rush/shapes";
import { t } from "$/i18n/index.svelte";
import type { GameId, PositionOf } from "$/rules/catalog";
import type { Puzzle } from "./list";

/** What it is about. */
export function aboutHint({ goal, worth, themes }: Puzzle): string[] {
  const length = goal === "win" ? [t("puzzles.hint.length", { moves: worth })] : [];
  const about = themes.map((theme) => t(`puzzles.hint.${theme}`));
  return about.length + length.length > 0 ? [...about, ...length] : [t("puzzles.hint.plain")];
}

type Cards = PositionOf<"rivero-penta">["table"];

/** The card on a square, or the first that lies beside it. */
function cardNear(cards: Cards, square: string): string {
  const [x = 0, y = 0] = square.split(",").map(Number);
  const near = [
    [0, 0],
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const;
  return near.map(([right, up]) => cards[`${x + right},${y + up}`]).find((card) => card !== undefined) ?? "";
}

function ofRiveroPenta(move: string, cards: Cards): string {
  if (move.includes("@")) return t("puzzles.where.card", { card: nameCard(move.split("@")[0]!) });
  const [deed, first = ""] = move.split(/[ >]/);
  const card = nameCard(cardNear(cards, first));
  if (deed === "bridge") return t("puzzles.where.bridge", { card });
  return t(deed === "move" ? "puzzles.where.move" : "puzzles.where.remove", { card });
}

/** Where to look for that move. */
export function whereHint(game: GameId, move: string, position: PositionOf<GameId>): string {
  if (game === "pente") return t("puzzles.where.column", { column: move[0]! });
  if (game === "penta-rush") return t("puzzles.where.shape", { shape: letterOf(move.split(" ").slice(1)) });
  if (game === "rivero-penta") return ofRiveroPenta(move, (position as PositionOf<"rivero-penta">).table);
  const values = [...new Set(move.split(":")[1])].sort();
  return t("puzzles.where.die", { low: values[0] ?? "", high: values.at(-1) ?? "" });
}
