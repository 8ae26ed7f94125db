// What stands around the rules: Dutch, English, French, German.

import type { Words } from "$/i18n/say";

export const rulebookWords = {
  "rulebook.title": ["Spelregels", "Rules", "Règles", "Regeln"],
} as const satisfies Words;
