// What both river games say of their cards: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const cardWords = spoken({
  "cards.N": ["Nijl", "Nile", "Nil", "Nil"],
  "cards.C": ["Colorado", "Colorado", "Colorado", "Colorado"],
  "cards.D": ["Donau", "Danube", "Danube", "Donau"],
  "cards.A": ["Amazone", "Amazon", "Amazone", "Amazonas"],
  "cards.named": ["{river} {value}", "{river} {value}", "{river} {value}", "{river} {value}"],
  "cards.hidden": ["gesloten kaart", "face-down card", "carte cachée", "verdeckte Karte"],
  "cards.sun": ["zon", "sun", "soleil", "Sonne"],
  "cards.tap": ["kraan", "tap", "robinet", "Hahn"],
  "cards.bridge": ["brug", "bridge", "pont", "Brücke"],
  "cards.ocean": ["oceaan", "ocean", "océan", "Ozean"],
  "cards.discard": ["afgelegd", "discards", "défausse", "Ablage"],
  "cards.actions": ["acties", "actions", "actions", "Aktionen"],
  "cards.hand": ["Hand", "Hand", "Main", "Hand"],
  "cards.held": [
    "{count} {count:kaart|kaarten} in de hand",
    "{count} {count:card|cards} in hand",
    "{count} {count:carte|cartes} en main",
    "{count} {count:Karte|Karten} auf der Hand",
  ],
  "cards.pile": [
    "{name}: {count} {count:kaart|kaarten}",
    "{name}: {count} {count:card|cards}",
    "{name} : {count} {count:carte|cartes}",
    "{name}: {count} {count:Karte|Karten}",
  ],
  "cards.sort": ["Hand schikken", "Sort the hand", "Trier la main", "Hand ordnen"],
  "cards.sort.river": ["per rivier", "by river", "par rivière", "nach Fluss"],
  "cards.sort.value": ["per waarde", "by value", "par valeur", "nach Wert"],
  "cards.new": ["nieuw", "new", "nouvelle", "neu"],
  "cards.stuck": ["past nu nergens", "fits nowhere now", "ne va nulle part", "passt jetzt nirgends"],
  "cards.cancel": ["Toch niet", "Never mind", "Annuler", "Doch nicht"],
});
