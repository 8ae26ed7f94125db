// What the editors of positions say: Dutch, English, French, German.

import type { Words } from "$/i18n/say";

export const editWords = {
  "edit.title": ["Stelling opzetten", "Set up a position", "Composer une position", "Stellung aufbauen"],
} as const satisfies Words;
