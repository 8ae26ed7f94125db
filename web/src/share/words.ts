// What is said about links and files: Dutch, English, French, German.

import type { Words } from "$/i18n/say";

export const shareWords = {
  "share.title": ["Delen", "Share", "Partager", "Teilen"],
} as const satisfies Words;
