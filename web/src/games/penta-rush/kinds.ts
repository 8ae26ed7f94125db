// The kinds of Penta Rush, for the set-up. In the pictures a small letter is a symbol, a large one a symbol within
// the first outline, a figure one within the second.

import type { Kinds } from "../look";
import Picture from "./KindPicture.svelte";

const about = (nl: string, en: string, fr: string, de: string) => [nl, en, fr, de] as const;

export const kinds: Kinds<"penta-rush"> = {
  Picture,
  of: {
    base: {
      about: about(
        "Zoek tegen de zandloper zoveel vormen als je kunt.",
        "Find as many shapes as you can before the sand is through.",
        "Trouvez un maximum de formes avant la fin du sable.",
        "Finde so viele Formen wie möglich, bevor der Sand durch ist.",
      ),
      rows: ["ABfcf", "cDEfa", "fAcbd", "cf45e", "be112"],
    },
    puzzle: {
      about: about(
        "Elke ronde één vorm, en elke vorm maar één keer.",
        "One shape a round, and every shape only once.",
        "Une forme par manche, et chaque forme une seule fois.",
        "Eine Form je Runde, und jede Form nur einmal.",
      ),
      rows: ["AB456", "CD2.1", "Ef.be", "ceadb", "bfcea"],
    },
    solo: {
      about: about(
        "De puzzel voor jou alleen, zonder zandloper.",
        "The puzzle all by yourself, without a timer.",
        "Le puzzle pour vous seul, sans sablier.",
        "Das Puzzle für dich allein, ohne Sanduhr.",
      ),
      rows: ["acfbd", "eABdc", "fCDEb", "dbfca", "caebf"],
    },
  },
};
