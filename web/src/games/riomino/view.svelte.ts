// The part of the table that is shown: it glides to what is to be seen, and can be sent on at once.

import type { Box } from "$/board/geometry";
import { wantsMotion } from "$/board/motion";

const kGlideMs = 220;

/** A box on the way from one to another; `t` goes from 0 to 1. */
export function between(from: Box, to: Box, t: number): Box {
  const mix = (a: number, b: number) => a + (b - a) * (1 - (1 - t) ** 3);
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

export class View {
  box = $state.raw<Box>()!;
  #frame = 0;

  constructor(box: Box) {
    this.box = box;
  }

  glideTo(to: Box): void {
    this.stop();
    const from = this.box;
    const began = performance.now();
    const step = () => {
      const t = wantsMotion() ? Math.min(1, (performance.now() - began) / kGlideMs) : 1;
      this.box = between(from, to, t);
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    step();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
