// What this game's table says beside the sentences of the rules: Dutch, English, French, German.

import { spoken } from "$/i18n/known";
import "./ended";

export const penteWords = spoken({
  "pente.board": [
    "Bord met {size} lijnen",
    "Board of {size} lines",
    "Plateau de {size} lignes",
    "Brett mit {size} Linien",
  ],
  "pente.at.empty": ["{point}: leeg", "{point}: empty", "{point} : libre", "{point}: frei"],
  "pente.at.stone": [
    "{point}: steen van {who}",
    "{point}: stone of {who}",
    "{point} : pierre de {who}",
    "{point}: Stein von {who}",
  ],
  "pente.at.last": [
    "{point}: steen van {who}, net gelegd",
    "{point}: stone of {who}, just laid",
    "{point} : pierre de {who}, posée à l'instant",
    "{point}: Stein von {who}, gerade gelegt",
  ],
  "pente.at.barred": [
    "{point}: leeg, nu niet toegestaan",
    "{point}: empty, not allowed now",
    "{point} : libre, interdit pour l'instant",
    "{point}: frei, jetzt nicht erlaubt",
  ],
  "pente.plays.0": ["effen stenen", "plain stones", "pierres unies", "glatte Steine"],
  "pente.plays.1": ["stenen met een ring", "stones with a ring", "pierres à anneau", "Steine mit Ring"],
  "pente.plays.2": ["stenen met een stip", "stones with a dot", "pierres à point", "Steine mit Punkt"],
  "pente.plays.3": ["stenen met een kruis", "stones with a cross", "pierres à croix", "Steine mit Kreuz"],
  "pente.plays.4": ["stenen met een streep", "stones with a bar", "pierres à barre", "Steine mit Strich"],
  "pente.plays.5": ["stenen met een driehoek", "stones with a triangle", "pierres à triangle", "Steine mit Dreieck"],
  "pente.with": ["samen met {who}", "together with {who}", "avec {who}", "zusammen mit {who}"],
  "pente.tray.pairs": [
    "{count} van {most} {most:paar|paren} veroverd",
    "{count} of {most} {most:pair|pairs} captured",
    "{count} {count:paire prise|paires prises} sur {most}",
    "{count} von {most} {most:Paar|Paaren} geschlagen",
  ],
  "pente.tray.stones": [
    "{count} van {most} {most:steen|stenen} veroverd",
    "{count} of {most} {most:stone|stones} captured",
    "{count} {count:pierre prise|pierres prises} sur {most}",
    "{count} von {most} {most:Stein|Steinen} geschlagen",
  ],
  "pente.call.tria": ["Tria", "Tria", "Tria", "Tria"],
  "pente.call.four": ["Vier", "Four", "Quatre", "Vier"],
  "pente.call.tessera": ["Tessera", "Tessera", "Tessera", "Tessera"],
  "pente.call.breakable": [
    "Vijf, nog te breken",
    "Five, still breakable",
    "Cinq, encore à rompre",
    "Fünf, noch zu brechen",
  ],
  "pente.left": [
    "Nog {count} {count:steen|stenen} te leggen",
    "{count} {count:stone|stones} to lay",
    "Encore {count} {count:pierre|pierres} à poser",
    "Noch {count} {count:Stein|Steine} zu legen",
  ],
  "pente.choose": ["Kies een kant", "Choose a side", "Choisissez un camp", "Wähle eine Seite"],
  "pente.take-1": ["De eerste kant", "The first side", "Le premier camp", "Die erste Seite"],
  "pente.take-2": ["De tweede kant", "The second side", "Le second camp", "Die zweite Seite"],
  "pente.add": [
    "Twee stenen bij; de ander kiest",
    "Two more stones; the other chooses",
    "Deux pierres de plus ; l'autre choisit",
    "Zwei Steine dazu; der andere wählt",
  ],
  "pente.touch-only": [
    "Leg je steen op het verlichte punt",
    "Lay your stone on the lit point",
    "Posez votre pierre sur le point éclairé",
    "Leg deinen Stein auf den hellen Punkt",
  ],
  "pente.touch": [
    "Tik op een punt of sleep de steen",
    "Tap a point or drag the stone",
    "Touchez un point ou glissez la pierre",
    "Tippe auf einen Punkt oder zieh den Stein",
  ],
  "pente.lay-on": ["Leg op {point}", "Place on {point}", "Poser en {point}", "Auf {point} legen"],
  "pente.nudge.left": ["Naar links", "To the left", "À gauche", "Nach links"],
  "pente.nudge.right": ["Naar rechts", "To the right", "À droite", "Nach rechts"],
  "pente.nudge.up": ["Omhoog", "Up", "Vers le haut", "Nach oben"],
  "pente.nudge.down": ["Omlaag", "Down", "Vers le bas", "Nach unten"],
  "pente.three.free": ["alleen vrije drieën", "free threes only", "seulement les trois libres", "nur freie Dreien"],
  "pente.three.any": [
    "elke drie (andere lezing van het boekje)",
    "any three (other reading of the booklet)",
    "tous les trois (autre lecture du livret)",
    "jede Drei (andere Lesart des Hefts)",
  ],
});
