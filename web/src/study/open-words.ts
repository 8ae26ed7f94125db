// What is said where a game is opened to be studied: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const openWords = spoken({
  "study.this": ["Dit spel bestuderen", "Study this game", "Étudier cette partie", "Dieses Spiel studieren"],
  "study.empty": [
    "Hier staat nog geen partij.",
    "There is no game here yet.",
    "Il n'y a pas encore de partie ici.",
    "Hier steht noch keine Partie.",
  ],
  "study.long": [
    "Deze tekst is te lang voor een partij.",
    "This text is too long for a game.",
    "Ce texte est trop long pour une partie.",
    "Dieser Text ist zu lang für eine Partie.",
  ],
});
