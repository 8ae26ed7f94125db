// Every pair of colours that text or marks use together reaches AA in both themes.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const kCss = readFileSync("src/style/colours.css", "utf8");
/** Normal text. */
const kText = 4.5;
/** Large text, marks and edges that mean something. */
const kMark = 3;

type Colours = Record<string, string>;

/** The variables of one block, by the beginning of its selector. */
function block(selector: string): Colours {
  const start = kCss.indexOf(`${selector} {`);
  const body = kCss.slice(start, kCss.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((match) => [match[1]!, match[2]!]));
}

const light = block(":root");
const themes: Record<string, Colours> = { light, dark: { ...light, ...block(':root[data-theme="dark"]') } };

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

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
];

describe.each(Object.entries(themes))("In the %s theme", (_name, colours) => {
  it.each(pairs)("%s can be told from %s", (over, under, least) => {
    expect(colours[over], over).toBeDefined();
    expect(colours[under], under).toBeDefined();
    expect(contrast(colours[over]!, colours[under]!)).toBeGreaterThanOrEqual(least);
  });
});

describe("Contrast", () => {
  it("is measured as the guidelines do", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});
