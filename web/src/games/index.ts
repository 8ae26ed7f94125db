// The written-out list of the games' looks; a test walks the catalog and names what is missing.

import type { GameId } from "$/rules/catalog";
import { pentaRush } from "./penta-rush";
import { pente } from "./pente";
import { riomino } from "./riomino";
import { rivero } from "./rivero";
import { riveroPenta } from "./rivero-penta";
import type { GameLook } from "./look";

export const looks: Record<GameId, GameLook> = {
  pente,
  riomino,
  "penta-rush": pentaRush,
  "rivero-penta": riveroPenta,
  rivero,
};
