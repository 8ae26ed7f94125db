// What page and worker write to each other.

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
export type Ask = RequestAsk | ThinkAsk | { stop: number };

export type Reply = { id: number; answer: Answer<object> } | { id: number; fault: string };
