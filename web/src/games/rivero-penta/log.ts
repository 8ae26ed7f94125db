// Moves in words, for the log: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const riveroPentaTold = spoken({
  "rivero-penta.told.place": ["{cards} ({places})", "{cards} ({places})", "{cards} ({places})", "{cards} ({places})"],
  "rivero-penta.told.discard": ["{cards} afgelegd", "{cards} laid aside", "{cards} défaussée", "{cards} abgelegt"],
  "rivero-penta.told.pass": ["past", "passes", "passe", "gepasst"],
  "rivero-penta.told.move": [
    "kaart verplaatst ({from} → {to})",
    "card moved ({from} → {to})",
    "carte déplacée ({from} → {to})",
    "Karte versetzt ({from} → {to})",
  ],
  "rivero-penta.told.remove": [
    "twee kaarten weg ({from}; {to})",
    "two cards taken ({from}; {to})",
    "deux cartes retirées ({from} ; {to})",
    "zwei Karten weg ({from}; {to})",
  ],
  "rivero-penta.told.drain": [
    "PENTA leeggelopen ({from})",
    "PENTA drained ({from})",
    "PENTA vidé ({from})",
    "PENTA geleert ({from})",
  ],
  "rivero-penta.told.tap": [
    "kraan open ({from} → {to})",
    "tap opened ({from} → {to})",
    "robinet ouvert ({from} → {to})",
    "Hahn geöffnet ({from} → {to})",
  ],
  "rivero-penta.told.bridge": ["brug ({places})", "bridge ({places})", "pont ({places})", "Brücke ({places})"],
  "rivero-penta.told.give-up": ["geeft op", "gives up", "abandonne", "gibt auf"],
});
