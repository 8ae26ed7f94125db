// What the parts of a review share: whose chance a curve shows, where its points lie, and where the mistakes are.

import type { Ground, Step } from "$/rules/wire";
import type { ChanceReview, Mark, MoveFinding, PointReview, TurnFinding, Worth } from "./types";

export const kMarks = ["inaccuracy", "mistake", "blunder"] as const satisfies readonly Mark[];
/** As in the books on chess. */
export const kSymbols: Readonly<Record<Mark, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
/** Their shapes in a box of 24: a triangle, a diamond, an octagon. */
export const kShapes: Readonly<Record<Mark, string>> = {
  inaccuracy: "M12 2.5 22.5 21.5H1.5Z",
  mistake: "M12 1 23 12 12 23 1 12Z",
  blunder: "M7.4 1H16.6L23 7.4V16.6L16.6 23H7.4L1 16.6V7.4Z",
};

/** The moves of one game of the record. */
export function movesOf(review: ChanceReview, game: number): MoveFinding[] {
  return review.findings.filter((finding) => finding.game === game);
}

/** The turns of one game of Penta Rush, and of one round of it. */
export function turnsOf(review: PointReview, game: number, round?: number): TurnFinding[] {
  return review.findings.filter((turn) => turn.game === game && (round === undefined || turn.round === round));
}

export function roundsOf(review: PointReview, game: number): number {
  return Math.max(0, ...turnsOf(review, game).map((turn) => turn.round));
}

/** What a move was worth where everything can be compared: with open cards, in games with hidden ones. */
export function compared(review: ChanceReview, finding: MoveFinding): Worth | undefined {
  if (review.hidden) return finding.open;
  const { chance, best, given_away, line } = finding;
  if (chance === undefined || best === undefined || given_away === undefined || line === undefined) return undefined;
  return { chance, best, given_away, line };
}

export interface CurvePoint {
  /** Moves played in the position that the chance is of. */
  at: number;
  chance: number;
}
export interface Curve {
  /** The side whose chance it is, as the seats that play for it. */
  seats: number[];
  points: CurvePoint[];
}

/**
 * The chances of a game as curves: one where two sides play, from the first side's point of view, for what one
 * loses the other wins; among more sides one for each, which is known after its own decisions only.
 */
export function curvesOf(review: ChanceReview, game: number): Curve[] {
  const count = Math.max(...review.sides) + 1;
  const shown = count === 2 ? [0] : [...new Set(review.sides)].sort((a, b) => a - b);
  return shown.map((side) => ({
    seats: review.sides.flatMap((of, seat) => (of === side ? [seat] : [])),
    points: movesOf(review, game).flatMap((finding, i) => {
      const worth = compared(review, finding);
      if (!worth || typeof finding.seat !== "number") return [];
      const own = review.sides[finding.seat] === side;
      if (!own && count > 2) return [];
      return [{ at: i + 1, chance: own ? worth.chance : 1 - worth.chance }];
    }),
  }));
}

/** The last point at or before a position. */
export function pointAt({ points }: Curve, at: number): CurvePoint | undefined {
  return points.findLast((point) => point.at <= at);
}

/** The positions right after a move with a mark. */
export function marked(review: ChanceReview, game: number): { at: number; mark: Mark; seat: number }[] {
  return movesOf(review, game).flatMap(({ mark, seat }, i) =>
    mark && typeof seat === "number" ? [{ at: i + 1, mark, seat }] : [],
  );
}

/** Where a key leads from `at` within `least` and `most`; `stops` are for the page keys. Nothing for other keys. */
export function keyLeads(
  key: string,
  at: number,
  least: number,
  most: number,
  stops: readonly number[],
): number | undefined {
  const to = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    Home: least,
    End: most,
    PageDown: stops.find((stop) => stop > at) ?? most,
    PageUp: stops.findLast((stop) => stop < at) ?? least,
  }[key];
  return to === undefined ? undefined : Math.min(most, Math.max(least, to));
}

/** What is sure is not rounded to sure, and nothing else is. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

// --- Penta Rush: from moves to rounds and back

type RushGround = Ground<"penta-rush">;

/** The round that is searched or was judged last in a position. */
export function roundOf({ position: { round, phase } }: RushGround): number {
  return (phase as string) === "roll" && round > 1 ? round - 1 : round;
}

export function roundAt(start: RushGround, steps: readonly Step<"penta-rush">[], at: number): number {
  return roundOf(at > 0 ? steps[at - 1]! : start);
}

/** How many moves are played when a round has been judged. */
export function movesToRound(steps: readonly Step<"penta-rush">[], round: number): number {
  return steps.findLastIndex((step) => roundOf(step) <= round) + 1;
}
