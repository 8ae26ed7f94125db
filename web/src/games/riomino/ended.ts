// What is said when a game of RioMino is over: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const riominoEnded = spoken({
  "riomino.ended.stuck": [
    "Er liggen {count} dobbelstenen, en geen van {who} past nog",
    "{count} dice on the table, and none of {who}'s fits any more",
    "{count} dés sur la table, et aucun de {who} ne va plus",
    "{count} Würfel liegen da, und von {who} passt keiner mehr",
  ],
  "riomino.ended.stuck-you": [
    "Er liggen {count} dobbelstenen, en geen van die van jou past nog",
    "{count} dice on the table, and none of yours fits any more",
    "{count} dés sur la table, et aucun des vôtres ne va plus",
    "{count} Würfel liegen da, und von deinen passt keiner mehr",
  ],
  "riomino.ended.placed-all": [
    "Alle {count} dobbelstenen liggen, en {who} legde de laatste",
    "All {count} dice are on the table, and {who} laid the last one",
    "Les {count} dés sont posés, et {who} a posé le dernier",
    "Alle {count} Würfel liegen, und {who} hat den letzten gelegt",
  ],
  "riomino.ended.placed-all-you": [
    "Alle {count} dobbelstenen liggen, en jij legde de laatste",
    "All {count} dice are on the table, and you laid the last one",
    "Les {count} dés sont posés, et vous avez posé le dernier",
    "Alle {count} Würfel liegen, und du hast den letzten gelegt",
  ],
});
