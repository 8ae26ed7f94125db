// What the puzzles say: Dutch, English, French, German.

import type { Words } from "$/i18n/say";

export const puzzleWords = {
  "puzzles.title": ["Puzzels", "Puzzles", "Problèmes", "Rätsel"],
} as const satisfies Words;
