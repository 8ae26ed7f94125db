// What the rules of RioMino are told in.

import type { Outline } from "$/rulebook/outline";

export const outline = [
  {
    key: "aim",
    paragraphs: [{ key: "goal", ids: ["RM-10"], pictures: ["stuck"] }],
  },
  {
    key: "needed",
    paragraphs: [
      { key: "dice", ids: ["RM-02", "RM-08"], pictures: ["faces"] },
      { key: "throw", ids: ["RM-01", "RM-03"] },
      { key: "start", ids: ["RM-06", "RM-05"] },
      { key: "open", ids: ["RM-18"] },
    ],
  },
  {
    key: "turn",
    paragraphs: [
      { key: "place", ids: ["RM-09"], pictures: ["places"] },
      { key: "match", ids: ["RM-07"], pictures: ["match", "clash"] },
      { key: "turned", ids: ["RM-04"] },
      { key: "squares", ids: ["RM-15", "RM-22"] },
    ],
  },
  {
    key: "frame",
    paragraphs: [
      { key: "five", ids: ["RM-14"], pictures: ["wide"] },
      { key: "narrows", ids: ["RM-20"] },
    ],
  },
  {
    key: "dead",
    paragraphs: [{ key: "why", ids: ["RM-19"], pictures: ["opposite", "three-sides"] }],
  },
  {
    key: "end",
    paragraphs: [
      { key: "all", ids: ["RM-11"] },
      { key: "none", ids: ["RM-12"] },
      { key: "draw", ids: ["RM-13"] },
    ],
  },
  {
    key: "boards",
    paragraphs: [
      { key: "levels", ids: ["RM-16"], pictures: ["starter", "expert"] },
      { key: "professional", ids: ["RM-17"] },
    ],
  },
  {
    key: "series",
    paragraphs: [{ key: "games", ids: ["RM-21", "SE-01", "SE-02", "SE-03"] }],
  },
] as const satisfies Outline;
