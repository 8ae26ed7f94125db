// The kinds of RioMino, for the set-up. In the pictures `#` is a square of the board, a letter a die on it.

import type { Kinds } from "../look";
import Picture from "./KindPicture.svelte";

const about = (nl: string, en: string, fr: string, de: string) => [nl, en, fr, de] as const;

export const kinds: Kinds<"riomino"> = {
  Picture,
  of: {
    wizard: {
      about: about(
        "Twaalf dobbelstenen elk, en geen bord: het veld groeit zelf.",
        "Twelve dice each and no board: the field grows by itself.",
        "Douze dés chacun, sans plateau : le terrain grandit tout seul.",
        "Je zwölf Würfel und kein Brett: das Feld wächst von selbst.",
      ),
      rows: [".....", "..a..", ".dbc.", "..e..", "....."],
    },
    professional: {
      about: about(
        "Twaalf dobbelstenen elk, op een bord van vijf bij vijf.",
        "Twelve dice each, on a board of five by five.",
        "Douze dés chacun, sur un plateau de cinq sur cinq.",
        "Je zwölf Würfel, auf einem Brett von fünf mal fünf.",
      ),
      rows: ["#####", "##a##", "#dbc#", "##e##", "#####"],
    },
    master: {
      about: about(
        "Tien dobbelstenen elk; het bord heeft geen hoeken.",
        "Ten dice each; the board has no corners.",
        "Dix dés chacun ; le plateau n'a pas de coins.",
        "Je zehn Würfel; das Brett hat keine Ecken.",
      ),
      rows: [".###.", "##a##", "#dbc#", "##e##", ".###."],
    },
    expert: {
      about: about(
        "Negen dobbelstenen elk, op een schuin bord.",
        "Nine dice each, on a slanted board.",
        "Neuf dés chacun, sur un plateau penché.",
        "Je neun Würfel, auf einem schrägen Brett.",
      ),
      rows: ["..###", ".#a##", "#dbc#", "##e#.", "###.."],
    },
    junior: {
      about: about(
        "Acht dobbelstenen elk, op een bord met inhammen.",
        "Eight dice each, on a board with bays.",
        "Huit dés chacun, sur un plateau échancré.",
        "Je acht Würfel, auf einem Brett mit Buchten.",
      ),
      rows: [".#.#.", "##a##", ".dbc.", "##e##", ".#.#."],
    },
    starter: {
      about: about(
        "Zes dobbelstenen elk: kort, en goed om te beginnen.",
        "Six dice each: short, and good to begin with.",
        "Six dés chacun : court, et parfait pour débuter.",
        "Je sechs Würfel: kurz und gut für den Anfang.",
      ),
      rows: ["..#..", ".#a#.", "#dbc#", ".#e#.", "..#.."],
    },
  },
};
