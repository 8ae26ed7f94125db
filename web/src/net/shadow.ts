// The rules in this browser beside an online table where nothing is hidden: what a move would bring, before the
// server has said so; hints; and packing after the end.

import { openDoor, type Door } from "$/rules/door";
import type { Request } from "$/rules/mail";
import type { GameId } from "$/rules/catalog";
import type { Answer, Change, Seat } from "$/rules/wire";

export class Shadow {
  #door: Door | undefined;
  #record = "";
  #laid = false;

  /** In whose language and with which names they speak. */
  speech: () => Request = () => ({ op: "speak", language: "en" });

  constructor(readonly open: () => Door = openDoor) {}

  /** Whether the game lies here as that record has it. */
  liesAt(record: string): boolean {
    return this.#laid && this.#record === record;
  }

  /** Lays the game as far as that record goes; chance waits. */
  async lay(record: string): Promise<Answer<object>> {
    if (this.liesAt(record)) return { ok: true };
    this.#laid = false;
    this.#record = record;
    const door = (this.#door ??= this.open());
    const laid = await door.ask<object>([this.speech(), { op: "replay", record, dealer: "manual" }]);
    if (this.#record === record) this.#laid = laid.ok;
    return laid;
  }

  /** What the move brings, before chance goes on. */
  async foresee<G extends GameId>(seat: Seat, move: string, known: number): Promise<Answer<Change<G>>> {
    this.#laid = false;
    return this.#door!.ask<Change<G>>({ op: "play", seat, move, viewer: seat, known });
  }

  get door(): Door {
    return (this.#door ??= this.open());
  }
  close(): void {
    this.#door?.close();
  }
}
