// The server's clock as this device knows it: measured with every answer, the quickest round trip counts most.

/** A measurement fades: after so long a worse one replaces it. */
const kFreshMs = 120_000;

export class ServerClock {
  #offset = 0;
  #best = Infinity;
  #at = -Infinity;

  constructor(readonly here: () => number = () => Date.now()) {}

  /** The server said `now` in an answer to what was asked at `asked`. */
  measure(asked: number, now: number): void {
    const heard = this.here();
    const trip = heard - asked;
    if (trip > this.#best && heard - this.#at < kFreshMs) return;
    this.#best = trip;
    this.#at = heard;
    this.#offset = now - (asked + heard) / 2;
  }
  /** Milliseconds since 1970, as the server counts them. */
  now(): number {
    return this.here() + this.#offset;
  }
}
