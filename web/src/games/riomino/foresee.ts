// What a die would bring, from the rules: the squares that take none any more.

import type { Cell } from "$/board/geometry";
import type { Answerer } from "$/rules/door";
import type { Seat } from "$/rules/wire";
import type { RiominoTable } from "./ground";

export async function closedBy(rules: Answerer, seat: Seat, move: string, now: RiominoTable): Promise<Cell[]> {
  const tried = await rules.ask<{ position: RiominoTable }>({ op: "try", seat, move });
  const before = new Set(now.dead ?? []);
  return tried.ok ? (tried.position.dead ?? []).filter((cell) => !before.has(cell)) : [];
}
