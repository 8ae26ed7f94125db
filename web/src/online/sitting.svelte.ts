// Sitting down at an online table, and saying that one is ready.

import { t } from "$/i18n/index.svelte";
import { wishes } from "$/frame/wishes.svelte";
import type { TableLine } from "$/net/line.svelte";
import { ownTables } from "$/net/own";
import { randomHex } from "$/net/random";
import type { Refusal } from "$/rules/wire";

export class Sitting {
  refusal = $state.raw<Refusal | null>(null);
  /** Who has just sat down by a tap is there, and need not say it again. */
  #isHere = false;

  constructor(readonly line: TableLine) {}

  get seat(): number | null {
    return this.line.view?.you.seat ?? null;
  }
  get isTaken(): boolean {
    return this.seat !== null && this.line.view?.seats[this.seat]?.kind === "person";
  }
  get isReady(): boolean {
    return this.seat !== null && this.line.view?.seats[this.seat]?.ready === true;
  }

  /** `here`: a person has just said so at this device. */
  async sit(name: string, here: boolean): Promise<void> {
    if (name) wishes.name = name;
    const { table, key } = this.line.wish;
    // Who keeps his name to himself is called by his seat.
    const called = name || t("seat.player", { number: (this.seat ?? 0) + 1 });
    const answer = await this.line.ask("sit", { name: called, nonce: randomHex(16) });
    this.refusal = answer.ok ? null : answer.error;
    if (!answer.ok) return;
    this.#isHere = here;
    if (key !== null) ownTables.keep(table, { key });
  }

  async ready(): Promise<void> {
    const answer = await this.line.ask("ready");
    this.refusal = answer.ok ? null : answer.error;
  }

  /** Everybody sits: whoever has just come is ready. */
  readyIfHere(): void {
    if (!this.#isHere || this.isReady || document.visibilityState !== "visible") return;
    this.#isHere = false;
    void this.ready();
  }
}
