// What moves have just brought rises from where it was made: once for every gain, however soon the next move
// comes, and again when the move is shown again.

import { untrack } from "svelte";

export class Rising<Gain extends { key: string }> {
  now = $state.raw<readonly Gain[]>([]);
  #told = new Set<string>();

  /** What the moves that are news brought, each by the same key whenever it is told. */
  tell(gains: readonly Gain[]): void {
    const fresh = gains.filter(({ key }) => !this.#told.has(key));
    this.#told = new Set(gains.map(({ key }) => key));
    if (fresh.length > 0) this.now = [...untrack(() => this.now), ...fresh];
  }

  /** It has risen. */
  gone(gain: Gain): void {
    this.now = this.now.filter((one) => one !== gain);
  }
}
