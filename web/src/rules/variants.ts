// Generated from the rules by tests/catalog.test.ts (PENTARIO_REGENERATE=1); not to be edited.

import type { GameId, VariantOf } from "./catalog";

export interface VariantCard<G extends GameId = GameId> {
  name: VariantOf[G];
  /** Dutch, English, French and German. */
  titles: readonly string[];
  /** The fewest and the most. */
  players: readonly [number, number];
}
export const kVariants: { readonly [G in GameId]: readonly VariantCard<G>[] } = {
  pente: [
    { name: "standard", titles: ["Basisspel", "Basic game", "Jeu de base", "Grundspiel"], players: [2, 2] },
    { name: "tournament", titles: ["Kampioenschap", "Tournament", "Tournoi", "Turnier"], players: [2, 2] },
    {
      name: "pairs",
      titles: [
        "Twee teams, twee kleuren",
        "Two teams, two colours",
        "Deux équipes, deux couleurs",
        "Zwei Teams, zwei Farben",
      ],
      players: [4, 4],
    },
    { name: "team", titles: ["Team-Pente", "Team Pente", "Pente par équipes", "Team-Pente"], players: [4, 4] },
    { name: "points", titles: ["Punten", "Points", "Points", "Punkte"], players: [2, 2] },
    {
      name: "points-tournament",
      titles: ["Punten, kampioenschap", "Points, tournament", "Points, tournoi", "Punkte, Turnier"],
      players: [2, 2],
    },
    {
      name: "points-many",
      titles: ["Punten voor 3 tot 6", "Points for 3 to 6", "Points de 3 à 6", "Punkte für 3 bis 6"],
      players: [3, 6],
    },
    { name: "complication", titles: ["Complicatie", "Complication", "Complication", "Komplikation"], players: [2, 2] },
    {
      name: "complication-tournament",
      titles: [
        "Complicatie, kampioenschap",
        "Complication, tournament",
        "Complication, tournoi",
        "Komplikation, Turnier",
      ],
      players: [2, 2],
    },
    { name: "keryo", titles: ["Keryo-Pente", "Keryo-Pente", "Keryo-Pente", "Keryo-Pente"], players: [2, 2] },
    { name: "g-pente", titles: ["G-Pente", "G-Pente", "G-Pente", "G-Pente"], players: [2, 2] },
    { name: "d-pente", titles: ["D-Pente", "D-Pente", "D-Pente", "D-Pente"], players: [2, 2] },
    { name: "dk-pente", titles: ["DK-Pente", "DK-Pente", "DK-Pente", "DK-Pente"], players: [2, 2] },
    { name: "poof", titles: ["Poof-Pente", "Poof-Pente", "Poof-Pente", "Poof-Pente"], players: [2, 2] },
    { name: "boat", titles: ["Boat-Pente", "Boat-Pente", "Boat-Pente", "Boat-Pente"], players: [2, 2] },
    { name: "o-pente", titles: ["O-Pente", "O-Pente", "O-Pente", "O-Pente"], players: [2, 2] },
    { name: "swap2", titles: ["Swap2-Pente", "Swap2-Pente", "Swap2-Pente", "Swap2-Pente"], players: [2, 2] },
    { name: "swap2-keryo", titles: ["Swap2-Keryo", "Swap2-Keryo", "Swap2-Keryo", "Swap2-Keryo"], players: [2, 2] },
    { name: "ninuki", titles: ["Ninuki-renju", "Ninuki-renju", "Ninuki-renju", "Ninuki-Renju"], players: [2, 2] },
    { name: "gomoku", titles: ["Gomoku", "Gomoku", "Gomoku", "Gomoku"], players: [2, 2] },
    { name: "connect6", titles: ["Connect6", "Connect6", "Connect6", "Connect6"], players: [2, 2] },
  ],
  riomino: [
    {
      name: "wizard",
      titles: ["Wizard, zonder bord", "Wizard, without a board", "Wizard, sans plateau", "Wizard, ohne Brett"],
      players: [2, 2],
    },
    { name: "professional", titles: ["Professional", "Professional", "Professional", "Professional"], players: [2, 2] },
    { name: "master", titles: ["Master", "Master", "Master", "Master"], players: [2, 2] },
    { name: "expert", titles: ["Expert", "Expert", "Expert", "Expert"], players: [2, 2] },
    { name: "junior", titles: ["Junior", "Junior", "Junior", "Junior"], players: [2, 2] },
    { name: "starter", titles: ["Starter", "Starter", "Starter", "Starter"], players: [2, 2] },
  ],
  "penta-rush": [
    { name: "base", titles: ["Basisspel", "Base game", "Jeu de base", "Grundspiel"], players: [2, 4] },
    { name: "puzzle", titles: ["Puzzel", "Puzzle", "Puzzle", "Puzzle"], players: [2, 4] },
    { name: "solo", titles: ["Alleen", "Solo", "Solitaire", "Solo"], players: [1, 1] },
  ],
  "rivero-penta": [{ name: "standard", titles: ["Gewoon", "Standard", "Normal", "Normal"], players: [2, 2] }],
  rivero: [
    { name: "standard", titles: ["Drie Rivero's", "Three Riveros", "Trois Riveros", "Drei Riveros"], players: [2, 2] },
    {
      name: "eight",
      titles: ["Een rivier van acht", "A river of eight", "Une rivière de huit", "Ein Fluss aus acht"],
      players: [2, 2],
    },
  ],
};
