// What is said when a game of Pente is over: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const penteEnded = spoken({
  "pente.ended.pairs": [
    "{count} {count:paar|paren} veroverd in {moves} zetten",
    "{count} {count:pair|pairs} captured in {moves} moves",
    "{count} {count:paire prise|paires prises} en {moves} coups",
    "{count} {count:Paar|Paare} geschlagen in {moves} Zügen",
  ],
  "pente.ended.stones": [
    "{count} {count:steen|stenen} veroverd in {moves} zetten",
    "{count} {count:stone|stones} captured in {moves} moves",
    "{count} {count:pierre prise|pierres prises} en {moves} coups",
    "{count} {count:Stein|Steine} geschlagen in {moves} Zügen",
  ],
});
