// What the study says: Dutch, English, French, German.

import type { Words } from "$/i18n/say";

export const studyWords = {
  "study.title": ["Bestuderen", "Study", "Étudier", "Studieren"],
} as const satisfies Words;
