// What is said when a game of Rivero Penta is over: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const riveroPentaEnded = spoken({
  "rivero-penta.ended.goal": [
    "{points} punten in {count} {count:beurt|beurten}",
    "{points} points in {count} {count:turn|turns}",
    "{points} points en {count} {count:tour|tours}",
    "{points} Punkte in {count} {count:Zug|Zügen}",
  ],
});
