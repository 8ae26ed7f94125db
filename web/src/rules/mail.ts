// What page and worker write to each other.

import type { HintWish, ReviewWish, SettleWish } from "$/study/review/types";
import type { Answer, Seat } from "./wire";

/** How a bot is to think; levels below the top stop by themselves. A seed may be digits, of 63 bits. */
export interface ThinkWish {
  seat: Seat;
  level: number;
  seed: number | string;
  ms: number;
}

export interface RequestAsk {
  id: number;
  request: Record<string, unknown>;
}
export interface ThinkAsk {
  id: number;
  think: ThinkWish;
}
/** Work done in slices that tells how far it is. */
export type Job = { review: ReviewWish } | { hint: HintWish } | { settle: SettleWish };
export interface JobAsk {
  id: number;
  job: Job;
}
export type Ask = RequestAsk | ThinkAsk | JobAsk | { stop: number };

export type Reply =
  { id: number; answer: Answer<object> } | { id: number; progress: object } | { id: number; fault: string };
