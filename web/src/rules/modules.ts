// The rules come twice: first without bots, puzzles and links, small enough for a slow line; then whole. What was
// asked of the first is asked of the whole again, in the same order and with the same lots, and stands there too.

import { together } from "./slices";
import type { Request } from "./mail";
import type { Rules } from "./wasm";
import type { Answer } from "./wire";

type Asked = Request | readonly Request[];

export function answerOf<T extends object>(rules: Rules, request: Request): Answer<T> {
  return JSON.parse(rules.answer(JSON.stringify(request))) as Answer<T>;
}

/** What only the whole can do, the first does not know. */
const isBeyond = (answer: Answer<object>) => !answer.ok && answer.error.code === "unknown-op";

export class TwoModules {
  #first: Promise<Rules> | undefined;
  #whole: Promise<Rules> | undefined;
  #now: Rules | undefined;
  #asked: Request[] = [];

  constructor(
    /** Each with the same lots. */
    readonly openFirst: () => Promise<Rules>,
    readonly openWhole: () => Promise<Rules>,
  ) {}

  /** All that the rules can do, on the table that the first has laid. */
  whole(): Promise<Rules> {
    this.#whole ??= this.openWhole().then(
      (rules) => {
        for (const request of this.#asked) answerOf(rules, request);
        this.#asked = [];
        return (this.#now = rules);
      },
      (why: unknown) => {
        this.#whole = undefined; // asked for again the next time
        throw why;
      },
    );
    return this.#whole;
  }

  async answer(asked: Asked): Promise<Answer<object>> {
    const now = this.#now ?? (await (this.#first ??= this.openFirst()));
    if (this.#now) return together((request) => answerOf(this.#now!, request), asked);
    const tried: Request[] = [];
    const answer = together((request) => {
      tried.push(request);
      return answerOf(now, request);
    }, asked);
    if (!isBeyond(answer)) {
      this.#asked.push(...tried);
      return answer;
    }
    const whole = await this.whole();
    return together((request) => answerOf(whole, request), asked);
  }
}
