// What is on a square, in words, for those who cannot see it.

import type { Cell } from "$/board/geometry";
import { t } from "$/i18n/index.svelte";
import type { Face, Sides } from "./dice";
import type { RiominoTable } from "./ground";
import { facesFor, lightOf, type Places } from "./places";

export function describe(
  square: Cell,
  position: RiominoTable,
  places: Places,
  face: Face | null,
  sides: Sides | null,
): string {
  const die = position.table[square];
  if (die) return t("riomino.lies", { square, north: die[0]!, east: die[1]!, south: die[2]!, west: die[3]! });
  if (position.dead?.includes(square)) return t("riomino.dead-square", { square });
  const light = lightOf(places, square, face, sides);
  if (light === "open") return t("riomino.open-square", { square, count: facesFor(places, square).length });
  return t(light === "fits" ? "riomino.fits-square" : light === "turn" ? "riomino.turn-square" : "riomino.empty", {
    square,
  });
}
