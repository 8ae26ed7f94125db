import { t } from "$/i18n/index.svelte";
import type { GameLook } from "../look";

/** `0,-1:2002`: the die by its two values, and where it lies. */
function tell(move: string): string {
  const [place = "", sides = ""] = move.split(":");
  const die = [...new Set(sides)].join("–");
  return die ? t("riomino.told", { die, place }) : move;
}

export const riomino: GameLook = {
  id: "riomino",
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  tell,
  hidden: false,
  turns: true,
};
