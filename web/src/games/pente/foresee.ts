// What a stone would take, from the rules.

import type { Cell } from "$/board/geometry";
import type { Answerer } from "$/rules/door";
import type { GameEvent, Seat } from "$/rules/wire";
import { takenBy } from "./story";

export async function takenAt(rules: Answerer, seat: Seat, point: Cell): Promise<Cell[]> {
  const tried = await rules.ask<{ events: GameEvent[] }>({ op: "try", seat, move: point });
  return tried.ok ? takenBy(tried.events) : [];
}
