// What this game's table says beside the sentences of the rules: Dutch, English, French, German.

import type { Words } from "$/i18n/say";

export const pentaRushWords = {} as const satisfies Words;
