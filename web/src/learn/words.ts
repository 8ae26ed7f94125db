// What the introductions say around their lessons: Dutch, English, French, German.

import type { Words } from "$/i18n/say";

export const learnWords = {
  "learn.title": ["Leren", "Learn", "Apprendre", "Lernen"],
} as const satisfies Words;
