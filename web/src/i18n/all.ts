// Every word of the client: the compiler knows by it what can be said, and the tests look through it. Nothing that
// is shipped imports more of it than its type.

import { boardChoiceWords } from "$/boards/choice-words";
import { boardWords } from "$/boards/words";
import { editWords } from "$/edit/words";
import { endingWords } from "$/endings/words";
import { everyoneWords } from "$/frame/words";
import { gameWords } from "$/games/words";
import { homeWords } from "$/home/words";
import { learnWords } from "$/learn/words";
import { meWords } from "$/me/words";
import { netWords } from "$/net/words";
import { onlineWords } from "$/online/words";
import { opponentWords } from "$/opponents/words";
import { dayWords } from "$/puzzles/day-words";
import { puzzleWords } from "$/puzzles/words";
import { rulebookWords } from "$/rulebook/words";
import { setupWords } from "$/setup/words";
import { shareWords } from "$/share/words";
import { openWords } from "$/study/open-words";
import { reviewWords } from "$/study/review/words";
import { studyWords } from "$/study/words";
import { tableWords } from "$/table/words";
import { frameWords } from "./frame";

export const allWords = {
  ...boardChoiceWords,
  ...boardWords,
  ...dayWords,
  ...editWords,
  ...endingWords,
  ...everyoneWords,
  ...frameWords,
  ...gameWords,
  ...homeWords,
  ...learnWords,
  ...meWords,
  ...netWords,
  ...onlineWords,
  ...openWords,
  ...opponentWords,
  ...puzzleWords,
  ...rulebookWords,
  ...setupWords,
  ...shareWords,
  ...reviewWords,
  ...studyWords,
  ...tableWords,
};
