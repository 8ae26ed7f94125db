// Every pair of colours that text or marks use together reaches AA in every theme; e2e/contrast.spec.ts measures what is painted.

import { describe, expect, it } from "vitest";
import { contrast, contrastIn, kMark, kText, themes } from "./colours";

/** What is written or drawn on what. */
const pairs: [string, string, number][] = [
  ...["page", "surface", "surface-2"].flatMap((under): [string, string, number][] => [
    ["ink", under, kText],
    ["ink-2", under, kText],
    ["accent", under, kText],
    ["good", under, kText],
    ["bad", under, kText],
    ["focus", under, kMark],
  ]),
  ["on-accent", "accent", kText],
  ["card-ink", "card", kText],
  ...["nile", "colorado", "danube", "amazon"].map((river): [string, string, number] => [river, "card", kText]),
  ["wood-ink", "wood", kText],
  ["glow", "felt", kMark],
  ["learn-glow", "learn-under", kMark],
  ["accent", "felt", kText],
  ["field-edge", "surface", kMark],
  ["field-edge", "page", kMark],
  // RioMino
  ["die-pip", "die-1", kText],
  ["die-pip", "die-2", kText],
  ["die-3-pip", "die-3", kText],
  ["dead-mark", "dead", kText],
  ["glow", "cloth-square", kMark],
  ["glow", "wood", kMark],
  ["frame", "page", kMark],
  // Penta Rush
  ...["a", "b", "c", "d", "e", "f"].map((symbol): [string, string, number] => [`rush-${symbol}`, "rush-square", kText]),
  ["rush-ring", "rush-square", kText],
  // printed sheets
  ["print-ink", "print-paper", kText],
  ["print-grey", "print-paper", kText],
  // the river games
  ...["nile", "colorado", "danube", "amazon"].map((river): [string, string, number] => ["on-river", river, kText]),
  ...["sun", "tap", "bridge"].map((mark): [string, string, number] => [mark, "card", kMark]),
  ["ink-2", "water", kText],
  ["water-2", "water", kMark],
  ["water-2", "felt", kMark],
  ["glow", "water", kMark],
  ["glow", "page", kMark],
  ["focus", "felt", kMark],
  ["on-river", "card-back", kMark],
  ["sun-ink", "page", kMark],
  ["surface", "sun-ink", kText],
  // reviews
  ...["inaccuracy", "mistake", "blunder"].flatMap((mark): [string, string, number][] => [
    ["on-mark", `mark-${mark}`, kText],
    [`mark-${mark}`, "surface", kMark],
    [`mark-${mark}`, "graph-under", kMark],
  ]),
  ["graph-line", "surface", kMark],
  ["graph-line", "graph-under", kMark],
  ["ink-2", "graph-under", kText],
  ...[0, 1, 2, 3, 4, 5].map((seat): [string, string, number] => [`graph-${seat}`, "surface", kMark]),
];

describe.each(Object.entries(themes))("In the %s theme", (_name, colours) => {
  it.each(pairs)("%s can be told from %s", (over, under, least) => {
    expect(contrastIn(colours, over, under)).toBeGreaterThanOrEqual(least);
  });
});

describe("Contrast", () => {
  it("is measured as the guidelines do", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});
