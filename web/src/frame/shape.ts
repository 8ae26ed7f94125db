// What shape the screen has: every page asks here, and CSS reads it at the root element.
// tall: upright or narrow, what matters lies in one column; flat: a phone on its side, where height is dear;
// wide: the rest, with room for a column beside the table.

export type Shape = "tall" | "flat" | "wide";

const isFlat = globalThis.matchMedia?.("(orientation: landscape) and (max-height: 29.99rem)");
const isTall = globalThis.matchMedia?.("(max-width: 48rem), (orientation: portrait) and (max-width: 64rem)");

export function shapeNow(): Shape {
  if (isFlat?.matches) return "flat";
  return isTall?.matches ? "tall" : "wide";
}
function show(): void {
  document.documentElement.dataset.shape = shapeNow();
}
for (const query of [isFlat, isTall]) query?.addEventListener("change", show);
show();
