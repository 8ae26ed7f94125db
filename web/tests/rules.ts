// The real rules under Node: the same WebAssembly module that the browser loads.

import { readFileSync } from "node:fs";
import type { Door } from "$/rules/door";
import { openRules, type Rules } from "$/rules/wasm";
import { together, work, type Ask } from "$/rules/slices";
import type { Answer } from "$/rules/wire";

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
  const asking =
    (table: Rules): Ask =>
    <T extends object>(request: object) =>
      JSON.parse(table.answer(JSON.stringify(request))) as Answer<T>;
  return {
    ask: async (request) => together(asking(await opened), request),
    work: async (kind, wish, follow) => {
      const table = await opened;
      const quick = "ms" in wish && wish.ms < Infinity ? { ...wish, ms: 0 } : wish;
      return work(
        asking(table),
        { kind, wish: quick },
        {
          pause: async () => !follow?.stop?.aborted,
          onprogress: (sofar) => follow?.onprogress?.(sofar),
        },
      );
    },
    close: () => undefined,
  };
}
