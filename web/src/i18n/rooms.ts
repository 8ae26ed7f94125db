// The words of every room but the frame and the tables, in one catalog with theirs.

import { boardWords } from "$/boards/words";
import { editWords } from "$/edit/words";
import { everyoneWords } from "$/frame/words";
import { learnWords } from "$/learn/words";
import { meWords } from "$/me/words";
import { puzzleWords } from "$/puzzles/words";
import { rulebookWords } from "$/rulebook/words";
import { shareWords } from "$/share/words";
import { reviewWords } from "$/study/review/words";
import { studyWords } from "$/study/words";

export const roomWords = {
  ...boardWords,
  ...editWords,
  ...everyoneWords,
  ...learnWords,
  ...meWords,
  ...puzzleWords,
  ...rulebookWords,
  ...shareWords,
  ...reviewWords,
  ...studyWords,
};
