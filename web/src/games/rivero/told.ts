// Moves in words, for the log: Dutch, English, French, German.

import type { Words } from "$/i18n/say";

export const riveroTold = {
  "rivero.told.ocean": [
    "een kaart van de oceaan",
    "a card of the ocean",
    "une carte de l'océan",
    "eine Karte des Ozeans",
  ],
  "rivero.told.column": [
    "rijtje {places} van de bron",
    "column {places} of the spring",
    "colonne {places} de la source",
    "Spalte {places} der Quelle",
  ],
  "rivero.told.action": [
    "een actiekaart omgedraaid",
    "an action card turned",
    "une carte action retournée",
    "eine Aktionskarte aufgedeckt",
  ],
  "rivero.told.take": [
    "de open kaarten bij de actiekaart",
    "the open cards at the action card",
    "les cartes ouvertes de la carte action",
    "die offenen Karten bei der Aktionskarte",
  ],
  "rivero.told.river": [
    "nieuwe rivier: {cards}",
    "new river: {cards}",
    "nouvelle rivière : {cards}",
    "neuer Fluss: {cards}",
  ],
  "rivero.told.join": [
    "{cards} aan rivier {places}",
    "{cards} joined to river {places}",
    "{cards} à la rivière {places}",
    "{cards} an Fluss {places}",
  ],
  "rivero.told.replace": [
    "{cards} voor de brug in rivier {places}",
    "{cards} for the bridge in river {places}",
    "{cards} à la place du pont de la rivière {places}",
    "{cards} für die Brücke in Fluss {places}",
  ],
  "rivero.told.double": [
    "{cards} dubbel op {places}",
    "{cards} doubled on {places}",
    "{cards} doublée sur {places}",
    "{cards} gedoppelt auf {places}",
  ],
  "rivero.told.extra": [
    "nog een kaart van de oceaan",
    "one more card of the ocean",
    "encore une carte de l'océan",
    "noch eine Karte des Ozeans",
  ],
  "rivero.told.spring": [
    "{cards} in de bron op {places}",
    "{cards} into the spring on {places}",
    "{cards} à la source en {places}",
    "{cards} in die Quelle auf {places}",
  ],
  "rivero.told.exchange": [
    "{cards} geruild op {places}",
    "{cards} exchanged on {places}",
    "{cards} échangée en {places}",
    "{cards} getauscht auf {places}",
  ],
  "rivero.told.ground": [
    "{cards} op het grondwater",
    "{cards} onto the groundwater",
    "{cards} sur la nappe",
    "{cards} aufs Grundwasser",
  ],
  "rivero.told.lift": [
    "een kaart van het grondwater",
    "a card from the groundwater",
    "une carte de la nappe",
    "eine Karte vom Grundwasser",
  ],
  "rivero.told.end": ["einde van de beurt", "end of the turn", "fin du tour", "Ende des Zuges"],
  "rivero.told.sun-ocean": [
    "zon: kaarten van de oceaan",
    "sun: cards of the ocean",
    "soleil : cartes de l'océan",
    "Sonne: Karten des Ozeans",
  ],
  "rivero.told.sun": [
    "zon: kaarten van een grondwater",
    "sun: cards of a groundwater",
    "soleil : cartes d'une nappe",
    "Sonne: Karten eines Grundwassers",
  ],
  "rivero.told.tap": ["kraan op {from}", "tap on {from}", "robinet sur {from}", "Hahn auf {from}"],
  "rivero.told.bridge": [
    "brug over {cards} in rivier {from}",
    "bridge over {cards} in river {from}",
    "pont sur {cards} dans la rivière {from}",
    "Brücke über {cards} in Fluss {from}",
  ],
  "rivero.told.bridge-joker": [
    "brug als joker gehouden",
    "bridge kept as a joker",
    "pont gardé comme joker",
    "Brücke als Joker behalten",
  ],
} as const satisfies Words;
