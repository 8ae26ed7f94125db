// The words that have come so far. Each room's words are a module of their own, which comes with those who say them.

import type { Words } from "./say";

const known: Record<string, Words[string]> = {};
export const knownWords: Words = known;

/** From now on these can be said. */
export function spoken<const W extends Words>(words: W): W {
  Object.assign(known, words);
  return words;
}
