// What an action would bring, from the rules: which cards would not be where they are any more.

import type { Cell } from "$/board/geometry";
import type { PositionOf } from "$/rules/catalog";
import type { Answerer } from "$/rules/door";
import type { Seat } from "$/rules/wire";

type Field = PositionOf<"rivero-penta">["table"];

/** The squares a move would empty besides those it names. */
export function adriftIn(before: Field, after: Field, named: readonly Cell[]): Cell[] {
  return Object.keys(before).filter((cell) => !(cell in after) && !named.includes(cell));
}

/** As `adriftIn`, asked of the rules; empty if they refuse to tell. */
export async function foresee(
  rules: Answerer,
  seat: Seat,
  move: string,
  before: Field,
  named: readonly Cell[],
): Promise<Cell[]> {
  const tried = await rules.ask<{ position: PositionOf<"rivero-penta"> }>({ op: "try", seat, move });
  return tried.ok ? adriftIn(before, tried.position.table, named) : [];
}
