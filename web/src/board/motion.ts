// Motion that explains: short, and none for those who want none.

import { wishes } from "$/frame/wishes.svelte";
import type { Point } from "./geometry";

export const wantsMotion = (): boolean =>
  wishes.motion.now !== "none" && !(globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);

const duration = (ms: number) => (wantsMotion() ? ms : 0);
const outward = (t: number) => 1 - (1 - t) ** 3;

/** A piece is set down: it comes a little from above. For `in:`; scales around its own origin. */
export function setDown(_node: Element, { ms = 160, delay = 0 }: { ms?: number; delay?: number } = {}) {
  return {
    duration: duration(ms),
    delay: duration(delay),
    easing: outward,
    css: (t: number, u: number) => `transform: scale(${1 + 0.35 * u}); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A piece leaves: it lifts and goes towards a place, in the board's units. For `out:`. */
export function liftTo(_node: Element, { by, ms = 250, delay = 0 }: { by: Point; ms?: number; delay?: number }) {
  return {
    duration: duration(ms),
    delay: duration(delay),
    css: (t: number, u: number) =>
      `transform: translate(${by.x * u}px, ${by.y * u}px) scale(${1 + 0.2 * u}); opacity: ${t}`,
  };
}

/** A piece comes from another place, given relative to its own, in the board's units. For `in:`. */
export function comeFrom(_node: Element, { by, ms = 220, delay = 0 }: { by: Point; ms?: number; delay?: number }) {
  return {
    duration: duration(ms),
    delay: duration(delay),
    easing: outward,
    css: (_t: number, u: number) => `transform: translate(${by.x * u}px, ${by.y * u}px)`,
  };
}

/** A bridge reaches over from its middle to both sides. For `in:`; scales around its own origin. */
export function spanOver(_node: Element, { ms = 240, delay = 0 }: { ms?: number; delay?: number } = {}) {
  return {
    duration: duration(ms),
    delay: duration(delay),
    easing: outward,
    css: (t: number, u: number) =>
      `transform: scale(${0.15 + 0.85 * t}, ${1 + 0.25 * u}); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** Floats off like on water. For `out:`. */
export function driftOff(_node: Element, { ms = 420, delay = 0 }: { ms?: number; delay?: number } = {}) {
  return {
    duration: duration(ms),
    delay: duration(delay),
    css: (t: number, u: number) =>
      `transform: translate(${0.6 * u}px, ${0.8 * u * u}px) rotate(${9 * u}deg); opacity: ${t}`,
  };
}

/** A die is thrown: it comes rolling over its edges and lies still. For `in:`; turns around its own origin. */
export function tumble(_node: Element, { ms = 250, delay = 0 }: { ms?: number; delay?: number } = {}) {
  return {
    duration: duration(ms),
    delay: duration(delay),
    easing: outward,
    css: (t: number, u: number) =>
      `transform: translate(${0.5 * u}px, ${-0.9 * u}px) rotate(${-270 * u}deg) ` +
      `scale(1, ${0.35 + 0.65 * Math.abs(Math.cos(2 * Math.PI * u))}); opacity: ${Math.min(1, 4 * t)}`,
  };
}
