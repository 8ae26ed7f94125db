// What a place on a graph says in words.

import { t } from "$/i18n/index.svelte";
import { curvesOf, movesOf, percent, pointAt, turnsOf } from "./review";
import type { ChanceReview, PointReview, Worth } from "./types";

/** A chance as people say it; where 0 and 1 are proofs, in words. */
export function tellChance(chance: number, exact: boolean): string {
  if (exact && (chance <= 0 || chance >= 1)) return t(chance <= 0 ? "review.lost" : "review.won");
  return t("review.percent", { percent: percent(chance) });
}

/** What was given away: a difference, so never a proof. */
export function tellLoss({ given_away }: Worth): string {
  return t("review.percent", { percent: Math.round(given_away * 100) });
}

/** `Move 12, K10: Anna 63 %. Mistake` */
export function tellMove(review: ChanceReview, game: number, at: number, names: string[]): string {
  const finding = movesOf(review, game)[at - 1];
  const move = finding ? `${t("review.move", { number: at })}, ${finding.move}` : t("review.start");
  const chances = curvesOf(review, game).flatMap((curve) => {
    const point = pointAt(curve, at);
    if (!point) return [];
    const who = curve.seats.map((seat) => names[seat]).join(", ");
    if (review.exact && point.chance >= 1) return [t("review.won-for", { who })];
    if (review.exact && point.chance <= 0) {
      const others = names.filter((_, seat) => !curve.seats.includes(seat)).join(", ");
      return [t("review.won-for", { who: others })];
    }
    return [t("review.chance-of", { who, percent: percent(point.chance) })];
  });
  const told = chances.length > 0 ? `${move}: ${chances.join(", ")}` : move;
  return finding?.mark ? `${told}. ${t(`review.${finding.mark}`)}` : told;
}

/** `Round 3. Anna: 9 of 12 points found` */
export function tellRound(review: PointReview, game: number, round: number, names: string[]): string {
  const turns = turnsOf(review, game, round).map((turn) => {
    const who = names[turn.seat] ?? "";
    return t("review.found-of", { who, points: turn.points, best: turn.best_points ?? "?" });
  });
  return [t("review.round", { number: round }), ...turns].join(". ");
}
