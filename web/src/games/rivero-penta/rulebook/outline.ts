// What the rules of Rivero Penta are told in.

import type { Outline } from "$/rulebook/outline";

export const outline = [
  {
    key: "aim",
    paragraphs: [{ key: "goal", ids: ["RP-43"] }],
  },
  {
    key: "needed",
    paragraphs: [
      { key: "cards", ids: ["RP-01"] },
      { key: "setup", ids: ["RP-05", "RP-06"], pictures: ["start"] },
    ],
  },
  {
    key: "turn",
    paragraphs: [
      { key: "steps", ids: ["RP-07"] },
      { key: "link", ids: ["RP-08"], pictures: ["link", "ten-one"] },
      { key: "one", ids: ["RP-09"], pictures: ["clash"] },
      { key: "source", ids: ["RP-11"], pictures: ["beside-source"] },
      { key: "twice", ids: ["RP-12", "RP-10"], pictures: ["twice"] },
      { key: "limits", ids: ["RP-13", "RP-14"], pictures: ["full-row"] },
      { key: "discard", ids: ["RP-22", "RP-23"] },
    ],
  },
  {
    key: "scoring",
    paragraphs: [
      { key: "river", ids: ["RP-15", "RP-16"] },
      { key: "table", ids: ["RP-17"], pictures: ["three", "four", "five"] },
      { key: "longer", ids: ["RP-18"], pictures: ["joined"] },
      { key: "both", ids: ["RP-19"], pictures: ["both"] },
      { key: "nobody", ids: ["RP-40"] },
    ],
  },
  {
    key: "actions",
    paragraphs: [
      { key: "pair", ids: ["RP-03", "RP-02", "RP-04"] },
      { key: "floating", ids: ["RP-33"] },
      { key: "sun-tap", ids: ["RP-34"], pictures: ["moved"] },
      { key: "tap-sun", ids: ["RP-20", "RP-21"] },
      { key: "sun-sun", ids: ["RP-35"], pictures: ["drought"] },
      { key: "penta", ids: ["RP-36", "RP-37", "RP-38"], pictures: ["drained"] },
      { key: "tap-tap", ids: ["RP-39"], pictures: ["tapped"] },
    ],
  },
  {
    key: "bridges",
    paragraphs: [
      { key: "lay", ids: ["RP-27", "RP-26"], pictures: ["bridge"] },
      { key: "single", ids: ["RP-28"] },
      { key: "nowhere", ids: ["RP-29"] },
      { key: "beside", ids: ["RP-30", "RP-31"], pictures: ["over-bridge"] },
      { key: "loose", ids: ["RP-32"] },
    ],
  },
  {
    key: "piles",
    paragraphs: [
      { key: "actions", ids: ["RP-24", "RP-25"] },
      { key: "ocean", ids: ["RP-41"] },
      { key: "full", ids: ["RP-42"] },
    ],
  },
  {
    key: "end",
    paragraphs: [
      { key: "give-up", ids: ["RP-44"] },
      { key: "cap", ids: ["RP-45"] },
      { key: "series", ids: ["SE-01", "SE-02", "SE-03"] },
    ],
  },
] as const satisfies Outline;
