// What stands on the cards and the water of the river games can be read, by day and by night.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const [day, night] = readFileSync("src/style/colours.css", "utf8").split(':root[data-theme="dark"]');
const read = (text: string) => Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));
const themes = { light: read(day!), dark: { ...read(day!), ...read(night!) } };

/** Relative luminance and contrast as WCAG 2.2 has them. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

const kText = 4.5;
const kMark = 3;
const kPairs: [string, string, number][] = [
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
];

describe.each(Object.entries(themes))("By %s", (_, colours) => {
  it.each(kPairs)("%s can be told from %s", (over, under, least) => {
    const of = (name: string) => colours[name] ?? expect.fail(`no colour ${name}`);
    expect(contrast(of(over), of(under))).toBeGreaterThanOrEqual(least);
  });
});
