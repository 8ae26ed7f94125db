// A page's part in an online table: the line to it, and the table itself once there is something on it.

import { untrack } from "svelte";
import { drawnFor, type Drawn } from "$/frame/drawn";
import { speechNow } from "$/frame/speech";
import { language } from "$/i18n/index.svelte";
import { TableLine } from "$/net/line.svelte";
import { ownTables } from "$/net/own";
import { OnlineTable, type OnlineHabits } from "$/net/table.svelte";
import type { Tidings } from "$/net/view";

export class Joined {
  table = $state.raw<OnlineTable | null>(null);
  drawn = $state.raw<Drawn | null>(null);
  fault = $state.raw<unknown>(null);
  readonly line: TableLine;
  /** As what is said was told first. */
  readonly speech = untrack(speechNow);
  #loads = false;

  constructor(
    id: string,
    key: string | null,
    /** Whether the game goes onto this device's shelf. */
    readonly keeps: OnlineHabits["keeps"],
  ) {
    this.line = new TableLine({ table: id, key, language: () => language.current });
    this.line.onhear = (tidings) => this.#hear(tidings);
    this.line.start();
  }

  close(): void {
    this.line.close();
    this.table?.close();
  }

  #hear(tidings: Tidings): void {
    this.#load();
    this.#keepKey();
    if (this.table) return this.table.tell(tidings);
    if (!tidings.change) return;
    const habits = { language: () => language.current, keeps: this.keeps };
    this.table = OnlineTable.at(this.line, tidings.change, habits);
  }

  /** Who sits here finds the way back on this device. */
  #keepKey(): void {
    const { table, key } = this.line.wish;
    const { you, seats } = this.line.view!;
    const sits = you.seat !== null && seats[you.seat]?.kind === "person";
    if (key !== null && sits && ownTables.find(table)?.key !== key) ownTables.keep(table, { key });
  }

  /** What the game draws is loaded while people still gather. */
  #load(): void {
    if (this.#loads) return;
    this.#loads = true;
    drawnFor(this.line.view!.plan.game).then(
      (drawn) => (this.drawn = drawn),
      (why: unknown) => (this.fault = why),
    );
  }
}
