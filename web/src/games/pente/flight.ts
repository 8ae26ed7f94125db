// Which way a stone goes that leaves the board: towards the seat that took it.

import type { Point } from "$/board/geometry";
import type { Seat } from "$/rules/wire";

/** As far as a stone is seen to go, in the board's units. */
const kFar = 7;
const kUp: Point = { x: 0, y: -0.6 };

/** From a point of the drawing towards a seat of the page; a little up where there is none. */
export function towards(svg: SVGSVGElement | null | undefined, from: Point, seat: Seat | null): Point {
  const scale = svg?.getScreenCTM?.();
  const place = seat === null ? null : document.querySelector(`li[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!scale || !place) return kUp;
  const x = (place.x + place.width / 2 - scale.e) / scale.a - from.x;
  const y = (place.y + place.height / 2 - scale.f) / scale.d - from.y;
  const far = Math.hypot(x, y);
  return far > kFar ? { x: (x / far) * kFar, y: (y / far) * kFar } : { x, y };
}
