// What the rules of Rivero are told in.

import type { Outline } from "$/rulebook/outline";

export const outline = [
  {
    key: "aim",
    paragraphs: [
      { key: "goal", ids: ["RV-01", "RV-39", "RV-40"] },
      { key: "rivero", ids: ["RV-02"], pictures: ["rivero"] },
    ],
  },
  {
    key: "needed",
    paragraphs: [
      { key: "setup", ids: ["RV-06"], pictures: ["start"] },
      { key: "spring", ids: ["RV-04"] },
      { key: "groundwater", ids: ["RV-37"] },
    ],
  },
  {
    key: "turn",
    paragraphs: [{ key: "options", ids: ["RV-07", "RV-46"] }],
  },
  {
    key: "rivers",
    paragraphs: [
      { key: "shape", ids: ["RV-03"], pictures: ["river"] },
      { key: "new", ids: ["RV-08", "RV-09"], pictures: ["new-river"] },
      { key: "flask", ids: ["RV-10"] },
      { key: "join", ids: ["RV-12"], pictures: ["joined"] },
      { key: "whose", ids: ["RV-11"] },
      { key: "same-name", ids: ["RV-13"] },
    ],
  },
  {
    key: "ocean",
    paragraphs: [{ key: "double", ids: ["RV-14"], pictures: ["doubled"] }],
  },
  {
    key: "column",
    paragraphs: [
      { key: "when", ids: ["RV-15"], pictures: ["column"] },
      { key: "three", ids: ["RV-16", "RV-18"] },
      { key: "use", ids: ["RV-17"] },
      { key: "refill", ids: ["RV-19"] },
    ],
  },
  {
    key: "action",
    paragraphs: [
      { key: "one-card", ids: ["RV-20"] },
      { key: "ends", ids: ["RV-21"] },
      { key: "won", ids: ["RV-23", "RV-22"] },
      { key: "leaves", ids: ["RV-24"] },
      { key: "sun", ids: ["RV-25"], pictures: ["sun"] },
      { key: "tap-river", ids: ["RV-26"], pictures: ["tap-before", "tap-after"] },
      { key: "tap-spring", ids: ["RV-27"] },
      { key: "bridge", ids: ["RV-28"], pictures: ["bridge"] },
      { key: "joker", ids: ["RV-29", "RV-30"], pictures: ["joker"] },
      { key: "replace", ids: ["RV-31"], pictures: ["replaced"] },
      { key: "both-ways", ids: ["RV-45"] },
      { key: "pile", ids: ["RV-44"] },
    ],
  },
  {
    key: "ending",
    paragraphs: [
      { key: "spring-card", ids: ["RV-32"] },
      { key: "spring-place", ids: ["RV-05"] },
      { key: "exchange", ids: ["RV-33"] },
      { key: "six-cards", ids: ["RV-34", "RV-35"] },
      { key: "lift", ids: ["RV-36"] },
    ],
  },
  {
    key: "end",
    paragraphs: [
      { key: "win", ids: ["RV-38"] },
      { key: "empty", ids: ["RV-41", "RV-47"] },
      { key: "short", ids: ["RV-43"] },
      { key: "equal", ids: ["RV-42"] },
      { key: "series", ids: ["SE-01", "SE-02", "SE-03"] },
    ],
  },
] as const satisfies Outline;
