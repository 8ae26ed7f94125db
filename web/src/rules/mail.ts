// What page and worker write to each other.

import type { Hint, HintWish, Review, ReviewWish, SettleWish, Verdict } from "$/study/review/types";
import type { Answer, Seat, Thought } from "./wire";

/** How a bot is to think; levels below the top stop by themselves. A seed may be digits, of 63 bits. */
export interface ThinkWish {
  seat: Seat;
  level: number;
  seed: number | string;
  /** When it must have made up its mind. */
  ms: number;
}

/** The kinds of jobs, which the rules do in slices: what is asked for, and what is told. */
export interface Jobs {
  think: { wish: ThinkWish; told: Thought };
  review: { wish: ReviewWish; told: Review };
  hint: { wish: HintWish; told: Hint };
  settle: { wish: SettleWish; told: Verdict };
}
export type JobKind = keyof Jobs;
export interface Job<K extends JobKind = JobKind> {
  kind: K;
  wish: Jobs[K]["wish"];
}

/** One request, or several that are answered together. */
export type Request = Readonly<Record<string, unknown>>;

export type Letter =
  { id: number; request: Request | readonly Request[] } | { id: number; job: Job } | { stop: number };

export type Reply =
  { id: number; answer: Answer<object> } | { id: number; progress: object } | { id: number; fault: string };
