// What the choice of a board says in the set-up: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const boardChoiceWords = spoken({
  "boards.choose": ["Bord kiezen", "Choose a board", "Choisir un plateau", "Brett wählen"],
  "boards.choose.usual": ["het gewone", "the usual one", "l'habituel", "das übliche"],
  "boards.choose.typed": ["getypt", "typed", "saisi", "getippt"],
  "boards.choose.make": ["Borden maken", "Make boards", "Créer des plateaux", "Bretter machen"],
});
