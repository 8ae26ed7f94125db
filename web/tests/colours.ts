// The colours of the client by theme, and the contrast of two of them.

import { readFileSync } from "node:fs";

export type Colours = Readonly<Record<string, string>>;
/** Normal text; large text, and marks and edges that mean something. */
export const kText = 4.5;
export const kMark = 3;

const read = (text: string): Colours =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));
const blocks = [...readFileSync("src/style/colours.css", "utf8").matchAll(/^:root(\S*) \{([^}]*)\}/gm)];
/** The colours of the page on which these attributes stand, as the cascade gives them. */
const coloursOf = (attributes: readonly string[]): Colours =>
  blocks
    .filter(([, selector]) => (selector!.match(/\[.*?\]/g) ?? []).every((one) => attributes.includes(one)))
    .reduce((all, [, , text]) => ({ ...all, ...read(text!) }), {});
const dark = '[data-theme="dark"]';
const high = '[data-theme="contrast"]';
const stone = '[data-board="stone"]';
export const themes: Record<string, Colours> = {
  light: coloursOf([]),
  dark: coloursOf([dark]),
  contrast: coloursOf([high]),
  "light, stone": coloursOf([stone]),
  "dark, stone": coloursOf([dark, stone]),
  "contrast, stone": coloursOf([high, stone]),
};

/** Relative luminance and contrast as WCAG 2.2 has them. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** The contrast of two colours by name; fails the test when there is no such colour. */
export function contrastIn(colours: Colours, over: string, under: string): number {
  for (const name of [over, under]) if (!colours[name]) throw new Error(`no colour ${name}`);
  return contrast(colours[over]!, colours[under]!);
}
