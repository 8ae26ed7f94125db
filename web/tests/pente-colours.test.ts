// Pente's stones, marks and letters stand off from what they lie on, by day and by night.

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

describe.each(Object.entries(themes))("%s", (_, colours) => {
  const of = (name: string) => colours[name] ?? expect.fail(`no colour ${name}`);
  it.each([1, 2, 3, 4, 5])("the mark on stone %i can be read", (stone) => {
    expect(contrast(of(`stone-${stone}-mark`), of(`stone-${stone}`))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(["pente-wood", "pente-wood-2"])("letters can be read on %s, and marks seen", (wood) => {
    expect(contrast(of("pente-wood-ink"), of(wood))).toBeGreaterThanOrEqual(4.5);
    for (const mark of ["pente-barred", "pente-last", "pente-glow", "pente-row-under"])
      expect(contrast(of(mark), of(wood)), mark).toBeGreaterThanOrEqual(3);
  });
  it("the row that won shows white on its dark ground", () => {
    expect(contrast(of("pente-row"), of("pente-row-under"))).toBeGreaterThanOrEqual(4.5);
  });
});
