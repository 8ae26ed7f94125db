// Where on a board a refusal points.

import type { Cell, Geometry } from "$/board/geometry";
import type { Refusal } from "$/rules/wire";

/** The places of the board that the refusal names among its arguments. */
export function placesIn(fault: Refusal | null, board: Geometry): Cell[] {
  const cells = new Set(board.rows.flat());
  return Object.values(fault?.args ?? {})
    .map(String)
    .filter((value) => cells.has(value));
}
