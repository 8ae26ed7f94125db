// The server's time, as it passes on this page.

import type { TableLine } from "$/net/line.svelte";

const kTickMs = 200;

export class Ticking {
  now = $state(0);

  /** Runs as long as the component that made it. */
  constructor(line: () => TableLine) {
    this.now = line().clock.now();
    $effect(() => {
      const tick = () => (this.now = line().clock.now());
      tick();
      const timer = setInterval(tick, kTickMs);
      return () => clearInterval(timer);
    });
  }
}
