// The real rules under Node: the same WebAssembly module that the browser loads.

import { readFileSync } from "node:fs";
import { openRules, type Rules } from "$/rules/wasm";
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
