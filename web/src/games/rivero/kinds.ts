// The kinds of Rivero, for the set-up. In the pictures a row is a river, its cards one after the other.

import type { Kinds } from "../look";
import Picture from "../cards/KindPicture.svelte";

const about = (nl: string, en: string, fr: string, de: string) => [nl, en, fr, de] as const;

export const kinds: Kinds<"rivero"> = {
  Picture,
  of: {
    standard: {
      about: about(
        "Drie lange rivieren winnen.",
        "Three long rivers win.",
        "Trois longues rivières gagnent.",
        "Drei lange Flüsse gewinnen.",
      ),
      rows: ["A1 A2 A3 A4", "D4 D5 D6 D7", "C2 C3 C4 C5"],
    },
    eight: {
      about: about(
        "Eén rivier van acht kaarten wint.",
        "One river of eight cards wins.",
        "Une seule rivière de huit cartes gagne.",
        "Ein einziger Fluss aus acht Karten gewinnt.",
      ),
      rows: ["N1 N2 N3 N4 N5 N6 N7 N8"],
    },
  },
};
