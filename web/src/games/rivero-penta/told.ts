// Moves in words, for the log: Dutch, English, French, German.

import type { Words } from "$/i18n/say";

export const riveroPentaTold = {
  "rivero-penta.told.place": [
    "{cards} op {places}",
    "{cards} on {places}",
    "{cards} en {places}",
    "{cards} auf {places}",
  ],
  "rivero-penta.told.discard": ["{cards} afgelegd", "{cards} laid aside", "{cards} défaussée", "{cards} abgelegt"],
  "rivero-penta.told.pass": ["past", "passes", "passe", "gepasst"],
  "rivero-penta.told.move": [
    "verplaatst van {from} naar {to}",
    "moved from {from} to {to}",
    "déplacée de {from} à {to}",
    "von {from} nach {to} versetzt",
  ],
  "rivero-penta.told.remove": [
    "weggenomen van {places}",
    "taken away from {places}",
    "retirées de {places}",
    "weggenommen von {places}",
  ],
  "rivero-penta.told.drain": [
    "PENTA leeggelopen op {places}",
    "PENTA drained on {places}",
    "PENTA vidé en {places}",
    "PENTA geleert auf {places}",
  ],
  "rivero-penta.told.tap": [
    "kraan open op {places}",
    "tap opened on {places}",
    "robinet ouvert en {places}",
    "Hahn geöffnet auf {places}",
  ],
  "rivero-penta.told.bridge": ["brug op {places}", "bridge on {places}", "pont en {places}", "Brücke auf {places}"],
  "rivero-penta.told.give-up": ["geeft op", "gives up", "abandonne", "gibt auf"],
} as const satisfies Words;
