// What the makers of boards say: Dutch, English, French, German.

import type { Words } from "$/i18n/say";

export const boardWords = {
  "boards.title": ["Eigen borden", "Own boards", "Vos plateaux", "Eigene Bretter"],
} as const satisfies Words;
