// The kinds of Rivero Penta, for the set-up; there is one.

import type { Kinds } from "../look";
import Picture from "../cards/KindPicture.svelte";

export const kinds: Kinds<"rivero-penta"> = {
  Picture,
  of: {
    standard: {
      about: [
        "Bouw rivieren rond de bron.",
        "Build rivers around the source.",
        "Construisez des rivières autour de la source.",
        "Baue Flüsse rund um die Quelle.",
      ],
      rows: ["N4 N5 N6", "A4 A5 A6"],
    },
  },
};
