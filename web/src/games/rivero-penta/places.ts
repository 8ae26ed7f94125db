// Places of the field in words: how far from the source, which everybody sees.

import type { Cell } from "$/board/geometry";
import { t } from "$/i18n/index.svelte";
import { readSquare } from "./field";

export function namePlace(cell: Cell): string {
  const { x, y } = readSquare(cell);
  const aside = x === 0 ? [] : [t(`rivero-penta.place.${x > 0 ? "right" : "left"}`, { count: Math.abs(x) })];
  const above = y === 0 ? [] : [t(`rivero-penta.place.${y > 0 ? "up" : "down"}`, { count: Math.abs(y) })];
  return [...aside, ...above].join(", ");
}
