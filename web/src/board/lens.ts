// Where a lens lies over a fine board, so that the finger hides neither it nor what it shows.

import type { Box, Point } from "./geometry";

/** How large things are on the glass, in pixels; a finger covers about the gap. */
const kRadius = 58;
const kGap = 30;
const kPlace = 42;
/** How far a lens may stand out above the board. */
const kAbove = 50;

export interface Lens {
  centre: Point;
  radius: number;
  /** How much larger a place is under it. */
  zoom: number;
}

/** Above the finger where there is room, otherwise beside it; `scale` is pixels to a unit. */
export function lensOver(finger: Point, scale: number, box: Box): Lens {
  const radius = kRadius / scale;
  const gap = kGap / scale;
  const highest = box.y - kAbove / scale + radius;
  const above = finger.y - gap - radius;
  const beside = above < highest ? (finger.x > box.x + box.width / 2 ? -1 : 1) * (radius + gap) : 0;
  const x = Math.max(box.x + radius, Math.min(box.x + box.width - radius, finger.x + beside));
  return { centre: { x, y: Math.max(above, highest) }, radius, zoom: Math.max(1.5, kPlace / scale) };
}
