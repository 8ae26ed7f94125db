// The written-out list of the games: the compiler and a test name what one lacks.

import type { GameId } from "$/rules/catalog";
import { pentaRush } from "./penta-rush";
import { pente } from "./pente";
import { riomino } from "./riomino";
import { rivero } from "./rivero";
import { riveroPenta } from "./rivero-penta";
import type { GameLook } from "./look";

export const looks: { readonly [G in GameId]: GameLook<G> } = {
  pente,
  riomino,
  "penta-rush": pentaRush,
  "rivero-penta": riveroPenta,
  rivero,
};
