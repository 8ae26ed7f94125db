// What is said about this device's games: Dutch, English, French, German.

import type { Words } from "$/i18n/say";

export const meWords = {
  "me.title": ["Mijn spellen", "My games", "Mes parties", "Meine Spiele"],
} as const satisfies Words;
