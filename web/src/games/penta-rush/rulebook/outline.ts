// What the rules of Penta Rush are told in.

import type { Outline } from "$/rulebook/outline";

export const outline = [
  {
    key: "aim",
    paragraphs: [{ key: "goal", ids: ["PR-25"] }],
  },
  {
    key: "needed",
    paragraphs: [
      { key: "boards", ids: ["PR-01", "PR-02"] },
      { key: "sides", ids: ["PR-03"] },
      { key: "dice", ids: ["PR-04"] },
      { key: "tiles", ids: ["PR-09", "PR-37"], pictures: ["tiles"] },
    ],
  },
  {
    key: "round",
    paragraphs: [
      { key: "throw", ids: ["PR-05", "PR-10"] },
      { key: "shape", ids: ["PR-07"], pictures: ["shape"] },
      { key: "same", ids: ["PR-08"], pictures: ["mirror"] },
      { key: "fits", ids: ["PR-06"], pictures: ["fits", "misfits"] },
      { key: "outline", ids: ["PR-14"] },
      { key: "own", ids: ["PR-38"] },
    ],
  },
  {
    key: "timer",
    paragraphs: [
      { key: "turn", ids: ["PR-17", "PR-20"] },
      { key: "hands-off", ids: ["PR-18"] },
      { key: "stop", ids: ["PR-24"] },
      { key: "nobody", ids: ["PR-19"] },
      { key: "device", ids: ["PR-21"] },
    ],
  },
  {
    key: "scoring",
    paragraphs: [
      { key: "order", ids: ["PR-15"] },
      { key: "overlap", ids: ["PR-11"], pictures: ["overlap"] },
      { key: "once", ids: ["PR-12"] },
      { key: "five", ids: ["PR-13"], pictures: ["six"] },
      { key: "bonus", ids: ["PR-16"] },
      { key: "last", ids: ["PR-22"], pictures: ["last"] },
    ],
  },
  {
    key: "end",
    paragraphs: [{ key: "winner", ids: ["PR-23"] }],
  },
  {
    key: "puzzle",
    paragraphs: [
      { key: "one", ids: ["PR-26"] },
      { key: "available", ids: ["PR-27", "PR-30"], pictures: ["covered"] },
      { key: "strike", ids: ["PR-28"], pictures: ["strike"] },
      { key: "nowhere", ids: ["PR-29"] },
      { key: "until", ids: ["PR-31"] },
      { key: "marks", ids: ["PR-32", "PR-34", "PR-35"] },
    ],
  },
  {
    key: "solo",
    paragraphs: [{ key: "alone", ids: ["PR-36"] }],
  },
  {
    key: "series",
    paragraphs: [{ key: "games", ids: ["SE-01", "SE-02", "SE-03"] }],
  },
] as const satisfies Outline;
