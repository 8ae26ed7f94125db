// Where on the field to look for a move: half of it, as a puzzle's second hint.

import { t } from "$/i18n/index.svelte";
import type { MoveOf, PositionOf } from "$/rules/catalog";
import { nameCard } from "../cards/names";

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

export function whereOnField(move: MoveOf<"rivero-penta">, cards: Cards): string {
  const near = (square = "") => ({ card: nameCard(cardNear(cards, square)) });
  switch (move.verb) {
    case "place":
      return t("puzzles.where.card", { card: nameCard(move.card) });
    case "bridge":
      return t("puzzles.where.bridge", near(move.to));
    case "move":
      return t("puzzles.where.move", near(move.from));
    default:
      return t("puzzles.where.remove", near("squares" in move ? move.squares[0] : ""));
  }
}
