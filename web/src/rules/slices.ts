// Work that the rules do in slices: begun by one request, gone on with by another until it is done or
// somebody stops it. The worker and the tests drive it the same way.

import type {
  ChanceReview,
  Hint,
  HintWish,
  PointReview,
  Review,
  ReviewWish,
  SettleWish,
  Verdict,
} from "$/study/review/types";
import type { Job } from "./mail";
import type { Answer } from "./wire";

export type Ask = <T extends object>(request: Record<string, unknown>) => Answer<T>;

/** What drives a piece of work: lets others in between two slices, and says whether to stop. */
export interface Pace {
  /** Settles when the work may go on; false when it is to stop. */
  pause(): Promise<boolean>;
  onprogress(sofar: Review | Verdict): void;
}

/** Slices asked for at once: some ten milliseconds in the slowest game. */
const kSlices = 4;

interface Piece {
  done: boolean;
  looked_at: number;
  from: number;
  findings: Review["findings"];
  seats: Review["seats"];
}

/** The review with a piece of findings put in its place. */
function grown(review: Review, { done, looked_at, from, findings, seats }: Piece): Review {
  const all = [...review.findings.slice(0, from), ...findings, ...review.findings.slice(from + findings.length)];
  return { ...review, done, looked_at, seats, findings: all } as ChanceReview | PointReview;
}

/** The review as far as it came; stopped ones are not `done`. */
async function review(ask: Ask, wish: ReviewWish, pace: Pace): Promise<Answer<Review>> {
  const begun = ask<Review>({ op: "review", ...wish });
  if (!begun.ok) return begun;
  let sofar: Review = { ...begun, looked_at: 0, done: false, seats: [] };
  for (;;) {
    const piece = ask<Piece>({ op: "reviewed", slices: kSlices, from: sofar.looked_at });
    if (!piece.ok) return piece;
    sofar = grown(sofar, piece);
    if (sofar.done || !(await pace.pause())) return { ok: true, ...sofar };
    if (piece.findings.length > 0) pace.onprogress(sofar);
  }
}

/** Thinks to the end of it, or as far as it came. */
async function hint(ask: Ask, wish: HintWish, pace: Pace): Promise<Answer<Hint>> {
  const begun = ask({ op: "hint", ...wish });
  if (!begun.ok) return begun;
  for (;;) {
    const told = ask<Hint & { done: boolean }>({ op: "hinted", slices: kSlices });
    if (!told.ok || told.done || !(await pace.pause())) return told;
  }
}

/** Positions that a solver looks at between two looks at the mailbox: some ten milliseconds. */
const kPositions = 4000;

async function settle(ask: Ask, { nodes = Infinity, ...wish }: SettleWish, pace: Pace): Promise<Answer<Verdict>> {
  const begun = ask({ op: "settle", ...wish });
  if (!begun.ok) return begun;
  for (let spent = kPositions; ; spent += kPositions) {
    const told = ask<Verdict>({ op: "verdict", nodes: kPositions });
    if (!told.ok || told.done || spent >= nodes || !(await pace.pause())) return told;
    pace.onprogress(told);
  }
}

/** Does a piece of work; what it answers is what was asked for, or why not. */
export function work(ask: Ask, job: Job, pace: Pace): Promise<Answer<object>> {
  if ("review" in job) return review(ask, job.review, pace);
  if ("hint" in job) return hint(ask, job.hint, pace);
  return settle(ask, job.settle, pace);
}
