import { t } from "$/i18n/index.svelte";
import type { PositionOf } from "$/rules/catalog";
import type { Seat } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";
import { piles } from "./dice";
import type { GameLook } from "../look";

/** `0,-1:2002`: the die by its two values, and where it lies. */
function tell(move: string): string {
  const [place = "", sides = ""] = move.split(":");
  const die = [...new Set(sides)].join("–");
  return die ? t("riomino.told", { die, place }) : move;
}

function hand(table: Table, seat: Seat): string {
  const stock = (table.state.position as PositionOf<"riomino">).stock[seat] ?? [];
  const some = piles(stock).filter(({ count }) => count > 0);
  const dice = some.map(({ face, count }) => t("voice.dice.some", { count, a: face[0]!, b: face[1]! })).join(", ");
  return dice && t("voice.dice", { dice });
}

export const riomino: GameLook = {
  id: "riomino",
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  tell,
  hand,
  keys: [
    { keys: ["1 … 6"], does: "keys.dice" },
    { keys: ["R"], does: "keys.turn-die" },
  ],
  hidden: false,
  turns: true,
};
