// A new link for a seat. Its key is made of a secret that goes with the wish, so a wish whose answer was lost can
// be sent again and withdraws nothing.

import { fault, isUnsure } from "$/net/codes";
import type { TableLine } from "$/net/line.svelte";
import type { Answers } from "$/net/messages";
import { randomHex } from "$/net/random";
import type { Refusal } from "$/rules/wire";

export class Relinking {
  /** By seat, of a key that was asked for and not told yet. */
  #secrets = new Map<number, string>();

  constructor(
    readonly line: TableLine,
    readonly host: string | undefined,
    readonly told: (seat: number, key: string) => void,
  ) {}

  async ask(seat: number): Promise<Refusal | null> {
    if (this.line.stage !== "live") return fault("down");
    const secret = this.#secrets.get(seat) ?? randomHex(16);
    this.#secrets.set(seat, secret);
    const made = await this.line.ask<Answers["relink"]>("relink", { key: this.host, seat, secret });
    if (!made.ok && (made.error.code === "net.down" || isUnsure(made.error.code))) return made.error;
    this.#secrets.delete(seat);
    if (!made.ok) return made.error;
    this.told(seat, made.key);
    return null;
  }

  /** The line stands again: what was not answered is asked for once more. */
  async askAgain(): Promise<void> {
    for (const seat of this.#secrets.keys()) await this.ask(seat);
  }
}
