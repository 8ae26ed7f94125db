// Moves in words, for the log: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const riveroTold = spoken({
  "rivero.told.ocean": [
    "een kaart uit de oceaan",
    "a card from the ocean",
    "une carte de l'océan",
    "eine Karte aus dem Ozean",
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
    "pakt de kaarten bij de actiekaart",
    "takes the cards at the action card",
    "prend les cartes près de la carte action",
    "nimmt die Karten bei der Aktionskarte",
  ],
  "rivero.told.river": [
    "nieuwe rivier: {cards}",
    "new river: {cards}",
    "nouvelle rivière : {cards}",
    "neuer Fluss: {cards}",
  ],
  "rivero.told.join": ["{cards} aangelegd", "{cards} joined to a river", "{cards} à une rivière", "{cards} angelegt"],
  "rivero.told.replace": [
    "{cards} ingeruild voor een brug",
    "{cards} for a bridge",
    "{cards} à la place d'un pont",
    "{cards} für eine Brücke",
  ],
  "rivero.told.double": [
    "{cards} dubbel in de bron",
    "{cards} doubled in the spring",
    "{cards} doublée à la source",
    "{cards} in der Quelle gedoppelt",
  ],
  "rivero.told.extra": [
    "nog een kaart uit de oceaan",
    "one more card from the ocean",
    "encore une carte de l'océan",
    "noch eine Karte aus dem Ozean",
  ],
  "rivero.told.spring": [
    "{cards} in de bron",
    "{cards} into the spring",
    "{cards} à la source",
    "{cards} in die Quelle",
  ],
  "rivero.told.exchange": [
    "{cards} geruild met de bron",
    "{cards} exchanged with the spring",
    "{cards} échangée avec la source",
    "{cards} mit der Quelle getauscht",
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
    "eine Karte aus dem Grundwasser",
  ],
  "rivero.told.sun-ocean": [
    "zon: kaarten uit de oceaan",
    "sun: cards from the ocean",
    "soleil : cartes de l'océan",
    "Sonne: Karten aus dem Ozean",
  ],
  "rivero.told.sun": [
    "zon: kaarten van het grondwater",
    "sun: cards from the groundwater",
    "soleil : cartes de la nappe",
    "Sonne: Karten aus dem Grundwasser",
  ],
  "rivero.told.tap": ["kraan op een rivier", "tap on a river", "robinet sur une rivière", "Hahn an einem Fluss"],
  "rivero.told.tap-spring": ["kraan op de bron", "tap on the spring", "robinet sur la source", "Hahn an der Quelle"],
  "rivero.told.bridge": ["brug over {cards}", "bridge over {cards}", "pont sur {cards}", "Brücke über {cards}"],
  "rivero.told.bridge-joker": [
    "brug als joker gehouden",
    "bridge kept as a joker",
    "pont gardé comme joker",
    "Brücke als Joker behalten",
  ],
});
