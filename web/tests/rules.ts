// The real rules under Node: the same WebAssembly module that the browser loads.

import { readFileSync } from "node:fs";
import type { Door } from "$/rules/door";
import { openRules, type Rules } from "$/rules/wasm";
import { work } from "$/rules/slices";
import type { Job } from "$/rules/mail";
import type { Answer, Thought } from "$/rules/wire";

const kModule = new URL("../../build/wasm/src/wasm/pentario.wasm", import.meta.url);

export async function rules(entropy = 1n): Promise<Rules> {
  const path = kModule.protocol === "file:" ? kModule : "../build/wasm/src/wasm/pentario.wasm";
  return openRules(await WebAssembly.compile(readFileSync(path)), entropy);
}

/** The answer to a request that must be granted. */
export function grant<T extends object>(table: Rules, request: Record<string, unknown>): T {
  const answer = JSON.parse(table.answer(JSON.stringify(request))) as Answer<T>;
  if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error.message}`);
  return answer;
}

/** A table's door without a worker. A bot thinks until it is done, the top level one slice. */
export function doorHere(opened: Promise<Rules> = rules()): Door {
  const ask = async <T extends object>(request: Record<string, unknown>) =>
    JSON.parse((await opened).answer(JSON.stringify(request))) as Answer<T>;
  const labour = async <T>(job: Job, stop?: AbortSignal, onprogress?: (sofar: T) => void) => {
    const table = await opened;
    const answer = await work((request) => JSON.parse(table.answer(JSON.stringify(request))), job, {
      pause: async () => !stop?.aborted,
      onprogress: (sofar) => onprogress?.(sofar as T),
    });
    return answer as Answer<T>;
  };
  return {
    ask,
    review: (wish, onprogress, stop) => labour({ review: wish }, stop, onprogress),
    hint: (wish, stop) => labour({ hint: wish }, stop),
    settle: (wish, onprogress, stop) => labour({ settle: wish }, stop, onprogress),
    think: async ({ seat, level, seed, ms }) => {
      const begun = await ask({ op: "think", seat, level, seed });
      if (!begun.ok) return begun;
      for (;;) {
        const thought = await ask<Thought & { done: boolean }>({ op: "thought", nodes: 1000 });
        if (!thought.ok || thought.done || ms < Infinity) return thought;
      }
    },
    close: () => undefined,
  };
}
