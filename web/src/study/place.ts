// Between a place of a study and where a review counts it: moves of the game, or rounds of Penta Rush.

import type { Ground, Step } from "$/rules/wire";
import { chainOf, kGame } from "./lines";
import { movesOf, movesToRound, roundAt } from "./review/review";
import type { Mark, Review } from "./review/types";
import type { StudyTable } from "./study.svelte";

const rushSteps = (table: StudyTable) => table.main as Step<"penta-rush">[];

/** A line that was tried stands where it left the game; what chance did belongs to the move before it. */
export function reviewedAt(table: StudyTable, review: Review): number {
  const at = Math.min(table.at, chainOf(table.lines, table.line)[0]?.at ?? Infinity);
  if (review.kind === "points") return roundAt(table.now.start as Ground<"penta-rush">, rushSteps(table), at);
  return table.main.slice(0, at).findLastIndex(({ seat }) => seat !== "chance") + 1;
}

/** To the place in the game that a review means. */
export function goReviewed(table: StudyTable, review: Review, at: number): Promise<void> {
  return table.go(kGame, review.kind === "points" ? movesToRound(rushSteps(table), at) : at);
}

/** What a review says of the moves of the game shown. */
export function marksOf(table: StudyTable, review: Review | null): (index: number) => Mark | null {
  const findings = review?.kind === "chances" ? movesOf(review, table.game) : [];
  return (index) => findings[index]?.mark ?? null;
}
