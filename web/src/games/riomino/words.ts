// What this game's table says beside the sentences of the rules: Dutch, English, French, German.

import { spoken } from "$/i18n/known";
import "./ended";

export const riominoWords = spoken({
  "riomino.board": ["Tafel met dobbelstenen", "Table with dice", "Table de dés", "Tisch mit Würfeln"],
  "riomino.stock-of": ["Dobbelstenen van {who}", "Dice of {who}", "Dés de {who}", "Würfel von {who}"],
  "riomino.dice-left": [
    "Nog {count} {count:dobbelsteen|dobbelstenen}",
    "{count} {count:die|dice} left",
    "Encore {count} {count:dé|dés}",
    "Noch {count} {count:Würfel|Würfel}",
  ],
  "riomino.die": [
    "Dobbelsteen {a} en {b}, nog {count}",
    "Die {a} and {b}, {count} left",
    "Dé {a} et {b}, encore {count}",
    "Würfel {a} und {b}, noch {count}",
  ],
  "riomino.fits-on": [
    "Past op {count} {count:vak|vakken}",
    "Fits on {count} {count:square|squares}",
    "Va sur {count} {count:case|cases}",
    "Passt auf {count} {count:Feld|Felder}",
  ],
  "riomino.turn": ["Draaien", "Turn", "Tourner", "Drehen"],
  "riomino.pick": [
    "Sleep een dobbelsteen naar een stip, of tik er een aan",
    "Drag a die to a dot, or tap one",
    "Glissez un dé sur un point, ou touchez-en un",
    "Zieh einen Würfel auf einen Punkt oder tippe einen an",
  ],
  "riomino.lay": [
    "Leg hem op {count:het verlichte vak|een van de verlichte vakken}",
    "Place it on {count:the lit square|one of the lit squares}",
    "Posez-le sur {count:la case éclairée|une des cases éclairées}",
    "Leg ihn auf {count:das helle Feld|eines der hellen Felder}",
  ],
  "riomino.turn-first": [
    "Draai hem of kies een gestippeld vak",
    "Turn it, or choose a dashed square",
    "Tournez-le ou choisissez une case en pointillé",
    "Dreh ihn oder wähle ein gestricheltes Feld",
  ],
  "riomino.no-place": [
    "Deze dobbelsteen past nu nergens",
    "This die fits nowhere now",
    "Ce dé ne va nulle part pour l'instant",
    "Dieser Würfel passt jetzt nirgends",
  ],
  "riomino.fit-here": [
    "Hier {count:past|passen} {count} {count:soort|soorten}: kies een dobbelsteen",
    "{count} {count:kind fits|kinds fit} here: choose a die",
    "{count} {count:sorte va|sortes vont} ici : choisissez un dé",
    "Hier {count:passt|passen} {count} {count:Sorte|Sorten}: Wähle einen Würfel",
  ],
  "riomino.first": [
    "{who} begint, gelijk tegen gelijk. Wie geen dobbelsteen meer kwijt kan, verliest",
    "{who} begins, beside the start die. Whoever has no die that fits loses",
    "{who} commence, à côté du dé de départ. Qui ne peut plus poser de dé a perdu",
    "{who} fängt an, am Startwürfel. Wer keinen Würfel mehr loswird, verliert",
  ],
  "riomino.you-first": [
    "Jij begint: leg een dobbelsteen aan, gelijk tegen gelijk. Wie er geen meer kwijt kan, verliest",
    "You begin: lay a die beside the start die, like against like. Whoever has none that fits loses",
    "À vous : posez un dé, deux côtés égaux l'un contre l'autre. Qui ne peut plus en poser a perdu",
    "Du fängst an: Leg einen Würfel an, Gleiches an Gleiches. Wer keinen mehr loswird, verliert",
  ],
  "riomino.frame": [
    "{columns} van {most} kolommen en {rows} van {most} rijen in gebruik",
    "{columns} of {most} columns and {rows} of {most} rows used",
    "{columns} colonnes sur {most} et {rows} rangées sur {most} occupées",
    "{columns} von {most} Spalten und {rows} von {most} Reihen belegt",
  ],
  "riomino.lies": [
    "{square}: dobbelsteen, boven {north}, rechts {east}, onder {south}, links {west}",
    "{square}: die, above {north}, right {east}, below {south}, left {west}",
    "{square} : dé, en haut {north}, à droite {east}, en bas {south}, à gauche {west}",
    "{square}: Würfel, oben {north}, rechts {east}, unten {south}, links {west}",
  ],
  "riomino.empty": ["{square}: leeg", "{square}: empty", "{square} : libre", "{square}: leer"],
  "riomino.dead-square": [
    "{square}: hier past geen dobbelsteen meer",
    "{square}: no die fits here any more",
    "{square} : plus aucun dé ne va ici",
    "{square}: hier passt kein Würfel mehr",
  ],
  "riomino.open-square": [
    "{square}: leeg, {count} {count:soort past|soorten passen}",
    "{square}: empty, {count} {count:kind fits|kinds fit}",
    "{square} : libre, {count} {count:sorte va|sortes vont}",
    "{square}: leer, {count} {count:Sorte passt|Sorten passen}",
  ],
  "riomino.fits-square": [
    "{square}: past zoals hij ligt",
    "{square}: fits as it is held",
    "{square} : va tel quel",
    "{square}: passt, wie er liegt",
  ],
  "riomino.turn-square": [
    "{square}: past na draaien",
    "{square}: fits once turned",
    "{square} : va une fois tourné",
    "{square}: passt nach dem Drehen",
  ],
  "riomino.start-turn": [
    "Draai de startdobbelsteen en leg hem in het midden",
    "Turn the start die and lay it in the middle",
    "Tourner le dé de départ et le poser au milieu",
    "Den Startwürfel drehen und in die Mitte legen",
  ],
  "riomino.start_turn.lot": ["zoals hij valt", "as it falls", "comme il tombe", "wie er fällt"],
  "riomino.start_turn.chosen": [
    "wie hem werpt draait hem",
    "whoever throws it turns it",
    "qui le lance le tourne",
    "wer ihn wirft, dreht ihn",
  ],
  "riomino.told": ["{die} op {place}", "{die} on {place}", "{die} en {place}", "{die} auf {place}"],
});
