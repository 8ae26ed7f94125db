// The words of every room but the frame and the tables, in one catalog with theirs.

import { boardWords } from "$/boards/words";
import { editWords } from "$/edit/words";
import { endingWords } from "$/endings/words";
import { everyoneWords } from "$/frame/words";
import { homeWords } from "$/home/words";
import { learnWords } from "$/learn/words";
import { meWords } from "$/me/words";
import { netWords } from "$/net/words";
import { onlineWords } from "$/online/words";
import { opponentWords } from "$/opponents/words";
import { puzzleWords } from "$/puzzles/words";
import { rulebookWords } from "$/rulebook/words";
import { setupWords } from "$/setup/words";
import { shareWords } from "$/share/words";
import { reviewWords } from "$/study/review/words";
import { studyWords } from "$/study/words";
import { tableWords } from "$/table/words";

export const roomWords = {
  ...boardWords,
  ...editWords,
  ...endingWords,
  ...everyoneWords,
  ...homeWords,
  ...learnWords,
  ...meWords,
  ...netWords,
  ...onlineWords,
  ...opponentWords,
  ...puzzleWords,
  ...rulebookWords,
  ...setupWords,
  ...shareWords,
  ...reviewWords,
  ...studyWords,
  ...tableWords,
};
