// What the computer says about a game, from a table of its own: nobody waits for it.

import { language, t } from "$/i18n/index.svelte";
import type { Door } from "$/rules/door";
import type { Answer, Refusal, Seat } from "$/rules/wire";
import type { Hint, Review, Verdict } from "./review/types";

/** A position as a record that ends there. */
export interface Spot {
  record: string;
  seed: string;
  names: string[];
}

/** Lays records on a table of the rules that is opened when it is first needed. */
class Aside {
  fault = $state.raw<Refusal | null>(null);
  #door: Door | undefined;
  #stop: AbortController | undefined;

  constructor(readonly openDoor: () => Door) {}

  /** Does `work` with a spot on the table; what was under way before it is stopped. */
  protected async at<T>(spot: Spot, work: (door: Door, stop: AbortSignal) => Promise<Answer<T>>): Promise<T | null> {
    this.stop();
    this.fault = null;
    const { signal } = (this.#stop = new AbortController());
    const door = (this.#door ??= this.openDoor());
    const { record, seed, names } = spot;
    try {
      const laid = await door.ask([
        { op: "speak", language: language.current, names },
        { op: "replay", record, seed },
      ]);
      const done = laid.ok && !signal.aborted ? await work(door, signal) : laid;
      if (signal !== this.#stop.signal) return null;
      if (done.ok) return done as T;
      this.fault = done.error;
    } catch {
      if (signal === this.#stop.signal) this.fault = { code: "fault", message: t("heal.rules") };
    }
    return null;
  }

  stop(): void {
    this.#stop?.abort();
  }
  close(): void {
    this.stop();
    this.#door?.close();
  }
}

/** A hint to one seat, or what can be proved, about one position. */
export class Adviser extends Aside {
  hint = $state.raw<Hint | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  thinking = $state(false);

  async askHint(spot: Spot, seat: Seat): Promise<void> {
    this.forget();
    this.thinking = true;
    const hint = await this.at<Hint>(spot, (door, stop) => door.work("hint", { seat }, { stop }));
    this.hint = hint;
    this.thinking = false;
  }

  async askVerdict(spot: Spot, seat: Seat): Promise<void> {
    this.forget();
    this.thinking = true;
    const onprogress = (sofar: Verdict) => (this.verdict = sofar);
    const verdict = await this.at<Verdict>(spot, (door, stop) =>
      door.work("settle", { seat, study: true }, { onprogress, stop }),
    );
    if (verdict) this.verdict = verdict;
    this.thinking = false;
  }

  /** The position is another one now. */
  forget(): void {
    this.stop();
    this.hint = null;
    this.verdict = null;
    this.fault = null;
  }
}

/** The review of a record, with how far it is. */
export class Reviewer extends Aside {
  review = $state.raw<Review | null>(null);
  running = $state(false);

  /** The whole review; null if it was refused. Stopped early, it tells what it has found so far. */
  async begin(spot: Spot): Promise<Review | null> {
    this.running = true;
    const onprogress = (sofar: Review) => (this.review = sofar);
    const review = await this.at<Review>(spot, (door, stop) => door.work("review", {}, { onprogress, stop }));
    if (review) this.review = review;
    this.running = false;
    return review;
  }
}
