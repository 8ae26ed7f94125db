// What the set-up says: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const setupWords = spoken({
  "setup.way": ["Hoe ga je zitten?", "How do you sit down?", "Comment jouer ?", "Wie setzt ihr euch?"],
  "setup.way.computer": ["Tegen de computer", "Against the computer", "Contre l'ordinateur", "Gegen den Computer"],
  "setup.way.here": ["Samen, hier", "Together, here", "Ensemble, ici", "Zusammen, hier"],
  "setup.way.link": ["Via een link", "Over a link", "Par lien", "Über einen Link"],
  "setup.opponent": ["Tegen wie speel je?", "Who do you play?", "Contre qui ?", "Gegen wen spielst du?"],
  "setup.names": ["Wie zitten er aan tafel?", "Who is at the table?", "Qui est à table ?", "Wer sitzt am Tisch?"],
  "setup.each": [
    "Ieder een ander",
    "A different one on each chair",
    "Un adversaire par chaise",
    "Auf jedem Stuhl jemand anders",
  ],
  "setup.several": [
    "Op elke stoel iemand anders.",
    "Somebody else on every chair.",
    "Quelqu'un d'autre sur chaque chaise.",
    "Auf jedem Stuhl sitzt jemand anders.",
  ],
  "setup.kind": ["Welk spel?", "Which game?", "Quelle partie ?", "Welches Spiel?"],
  "setup.rare": ["Nog {count} soorten", "{count} more kinds", "{count} autres variantes", "Noch {count} Arten"],
  "setup.for": [
    "{count} {count:speler|spelers}",
    "{count} {count:player|players}",
    "{count} {count:joueur|joueurs}",
    "{count} Spieler",
  ],
  "setup.what": [
    "Wat is dit? {option}",
    "What is this? {option}",
    "Qu'est-ce que c'est ? {option}",
    "Was ist das? {option}",
  ],
});
