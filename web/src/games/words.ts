// The words of every game, for the list that the compiler knows (i18n/all.ts).

import { cardWords } from "./cards/words";
import { pentaRushEnded } from "./penta-rush/ended";
import { pentaRushWords } from "./penta-rush/words";
import { penteEnded } from "./pente/ended";
import { penteWords } from "./pente/words";
import { riominoEnded } from "./riomino/ended";
import { riominoWords } from "./riomino/words";
import { riveroPentaEnded } from "./rivero-penta/ended";
import { riveroPentaTold } from "./rivero-penta/log";
import { riveroPentaWords } from "./rivero-penta/words";
import { riveroTold } from "./rivero/log";
import { riveroWords } from "./rivero/words";

export const gameWords = {
  ...cardWords,
  ...pentaRushEnded,
  ...pentaRushWords,
  ...penteEnded,
  ...penteWords,
  ...riominoEnded,
  ...riominoWords,
  ...riveroPentaEnded,
  ...riveroPentaTold,
  ...riveroPentaWords,
  ...riveroTold,
  ...riveroWords,
};
