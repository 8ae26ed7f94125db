// The one queue of a table: whatever a person, a bot or a clock wants of it waits here until what came
// before is done.

export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;
  #stay = new AbortController();

  constructor(
    /** Told whenever there begins or ends to be something under way. */
    readonly onchange: (busy: boolean) => void = () => undefined,
  ) {}

  get busy(): boolean {
    return this.#count > 0;
  }

  /** Does a job when all before it are done. Its signal fires when a later wish has overtaken it. */
  add<T>(job: (overtaken: AbortSignal) => Promise<T>): Promise<T> {
    const { signal } = this.#stay;
    if (++this.#count === 1) this.onchange(true);
    const done = this.#last
      .then(() => job(signal))
      .finally(() => {
        if (--this.#count === 0) this.onchange(false);
      });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Whatever was asked for until now is no longer wanted; each job sees to it by itself. */
  overtake(): void {
    this.#stay.abort();
    this.#stay = new AbortController();
  }
}

/** Settles with a promise, or as soon as a signal fires. */
export const unless = (overtaken: AbortSignal, wait: Promise<unknown>): Promise<unknown> =>
  overtaken.aborted
    ? Promise.resolve()
    : Promise.race([wait, new Promise((leave) => overtaken.addEventListener("abort", leave, { once: true }))]);
