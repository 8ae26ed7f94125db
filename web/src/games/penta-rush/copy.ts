// PR-21: a second table on which somebody plays a round alone, laid out as the first one lies.

import type { Door } from "$/rules/door";
import type { Answer, Seat, TableState } from "$/rules/wire";
import { spokenName } from "$/table/seats";
import type { Table } from "$/table/table.svelte";

export class Copy {
  #door: Door | undefined;

  constructor(
    readonly table: Table<"penta-rush">,
    readonly openDoor: () => Door,
  ) {}

  /** Lays it anew, as the table was last kept. */
  async lay(): Promise<Door> {
    const { record, seed } = this.table.saved;
    const door = (this.#door ??= this.openDoor());
    await door.ask({ op: "replay", record, seed });
    return door;
  }

  /** What a seat may see of it. */
  async look(seat: Seat): Promise<TableState<"penta-rush"> | null> {
    const seen = await this.#door?.ask<{ state: TableState<"penta-rush"> }>({ op: "state", seat });
    return seen?.ok ? seen.state : null;
  }

  /** Plays on it; a refusal comes in the language of the table. */
  async play(seat: Seat, move: string): Promise<Answer<object>> {
    const { sitters } = this.table.saved;
    const door = this.#door ?? (await this.lay());
    const names = sitters.map((_, one) => spokenName(sitters, one));
    await door.ask({ op: "speak", language: this.table.habits.language(), names, places: "here" });
    return door.ask({ op: "play", seat, move });
  }

  close(): void {
    this.#door?.close();
    this.#door = undefined;
  }
}
