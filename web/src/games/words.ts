// The words of every game's table, in one catalog with the frame's.

import { cardWords } from "./cards/words";
import { pentaRushWords } from "./penta-rush/words";
import { penteWords } from "./pente/words";
import { riominoWords } from "./riomino/words";
import { riveroPentaTold } from "./rivero-penta/told";
import { riveroPentaWords } from "./rivero-penta/words";
import { riveroTold } from "./rivero/told";
import { riveroWords } from "./rivero/words";

export const gameWords = {
  ...cardWords,
  ...pentaRushWords,
  ...penteWords,
  ...riominoWords,
  ...riveroPentaTold,
  ...riveroPentaWords,
  ...riveroTold,
  ...riveroWords,
};
