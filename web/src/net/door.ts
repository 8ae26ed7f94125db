// The door of an online table: the same questions as of the rules next to it, answered by the server with the
// eyes of whoever asks. Jobs, and what only looks at a record, are done here, where all of it is known.

import type { Door, Following } from "$/rules/door";
import { RulesFault } from "$/rules/door";
import type { JobKind, Jobs, Request } from "$/rules/mail";
import type { Answer } from "$/rules/wire";
import type { Asked } from "./messages";
import type { TableLine } from "./line.svelte";
import type { Shadow } from "./shadow";

/** What the server answers; `speak` is said to it when the line begins. */
const kThere = ["state", "story", "moves", "try", "record"];
const kSaid = ["speak"];

export class OnlineDoor implements Door {
  /** The record as far as it is known here; null while something in it is hidden. */
  record: () => Promise<string | null> = async () => null;

  constructor(
    readonly line: TableLine,
    readonly shadow: Shadow,
  ) {}

  async ask<T extends object>(request: Request | readonly Request[]): Promise<Answer<T>> {
    const all = Array.isArray(request) ? (request as readonly Request[]) : [request as Request];
    const wanted = all.filter(({ op }) => !kSaid.includes(String(op)));
    if (wanted.every(({ op }) => kThere.includes(String(op)))) return this.#askThere<T>(wanted);
    const refused = await this.#lay();
    return refused ?? this.shadow.door.ask<T>(request);
  }

  async work<K extends JobKind>(
    kind: K,
    wish: Jobs[K]["wish"],
    follow?: Following<K>,
  ): Promise<Answer<Jobs[K]["told"]>> {
    const refused = await this.#lay();
    return refused ?? this.shadow.door.work(kind, wish, follow);
  }

  close(): void {
    this.shadow.close();
  }

  async #lay(): Promise<Answer<never> | null> {
    const record = await this.record();
    if (record === null) throw new RulesFault("the rules here do not know this game");
    const laid = await this.shadow.lay(record);
    return laid.ok ? null : laid;
  }

  /** Whoever asks is known by his key. */
  async #askThere<T>(wanted: readonly Request[]): Promise<Answer<T>> {
    const requests = wanted.map(({ seat: _, ...rest }) => rest);
    const answer = await this.line.ask<{ answers: Asked[] }>("ask", { requests });
    if (!answer.ok) return answer;
    const refused = answer.answers.find((one) => !one.ok);
    return (refused ?? Object.assign({ ok: true }, ...answer.answers)) as Answer<T>;
  }
}
