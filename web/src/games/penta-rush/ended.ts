// What is said when a game of Penta Rush is over: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const pentaRushEnded = spoken({
  "penta-rush.ended.ahead": [
    "{points} {points:punt|punten} voorsprong na {count} {count:ronde|rondes}",
    "Ahead by {points} {points:point|points} after {count} {count:round|rounds}",
    "{points} {points:point|points} d'avance après {count} {count:manche|manches}",
    "{points} {points:Punkt|Punkte} Vorsprung nach {count} {count:Runde|Runden}",
  ],
  "penta-rush.ended.behind": [
    "Na {count} {count:ronde|rondes} kom je {points} {points:punt|punten} tekort",
    "{points} {points:point|points} short after {count} {count:round|rounds}",
    "Il manque {points} {points:point|points} après {count} {count:manche|manches}",
    "Nach {count} {count:Runde|Runden} {points:fehlt|fehlen} {points} {points:Punkt|Punkte}",
  ],
  "penta-rush.ended.best-round": [
    "Evenveel punten: de beste ronde beslist",
    "Level on points: the best round decides",
    "À égalité de points : la meilleure manche décide",
    "Gleich viele Punkte: Die beste Runde entscheidet",
  ],
  "penta-rush.ended.most-shapes": [
    "Evenveel punten: de meeste vormen beslissen",
    "Level on points: the most shapes decide",
    "À égalité de points : le plus de formes décide",
    "Gleich viele Punkte: Die meisten Formen entscheiden",
  ],
  "penta-rush.ended.level": [
    "Evenveel punten na {count} {count:ronde|rondes}",
    "Level after {count} {count:round|rounds}",
    "À égalité après {count} {count:manche|manches}",
    "Gleichauf nach {count} {count:Runde|Runden}",
  ],
});
