// The rules in a worker: the page never waits for them. A bot thinks in slices, and between two
// slices the worker reads its mail, so that a thought can be stopped.

import moduleUrl from "../../../build/wasm/src/wasm/pentario.wasm?url";
import { openRules, type Rules } from "./wasm";
import { work } from "./slices";
import type { Ask, JobAsk, Reply, ThinkAsk } from "./mail";
import type { Answer, Thought } from "./wire";

const post = (reply: Reply) => self.postMessage(reply);
const stopped = new Set<number>();

/** Nodes of a slice: some ten milliseconds in the slowest game. */
const kSliceNodes = 1000;

/** How far a piece of work is, is told no more often than this. */
const kProgressMs = 100;

/** Lets what waits in the mailbox come first. */
const pause = (() => {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(null);
    });
})();

async function think(rules: Rules, { id, think: wish }: ThinkAsk) {
  const began = performance.now();
  const opening = { op: "think", seat: wish.seat, level: wish.level, seed: wish.seed };
  const begun = JSON.parse(rules.answer(JSON.stringify(opening))) as Answer<object>;
  if (!begun.ok) return post({ id, answer: begun });
  const onward = JSON.stringify({ op: "thought", nodes: kSliceNodes });
  for (;;) {
    const thought = JSON.parse(rules.answer(onward)) as Answer<Thought & { done: boolean }>;
    const enough = thought.ok && (thought.done || performance.now() - began >= wish.ms);
    if (!thought.ok || enough || stopped.has(id)) {
      stopped.delete(id);
      return post({ id, answer: thought });
    }
    await pause();
  }
}

async function labour(rules: Rules, { id, job }: JobAsk) {
  let told = performance.now();
  const answer = await work((request) => JSON.parse(rules.answer(JSON.stringify(request))), job, {
    pause: async () => {
      await pause();
      return !stopped.has(id);
    },
    onprogress: (progress) => {
      if (performance.now() - told < kProgressMs) return;
      told = performance.now();
      post({ id, progress });
    },
  });
  stopped.delete(id);
  post({ id, answer });
}

async function start(entropy: bigint): Promise<Rules> {
  const module = await WebAssembly.compileStreaming(fetch(moduleUrl));
  return openRules(module, entropy);
}

let opened: Promise<Rules> | undefined;

self.onmessage = async ({ data }: MessageEvent<Ask>) => {
  if ("stop" in data) {
    stopped.add(data.stop);
    return;
  }
  try {
    opened ??= start(crypto.getRandomValues(new BigUint64Array(1))[0]!);
    const rules = await opened;
    if ("think" in data) await think(rules, data);
    else if ("job" in data) await labour(rules, data);
    else post({ id: data.id, answer: JSON.parse(rules.answer(JSON.stringify(data.request))) });
  } catch (fault) {
    post({ id: data.id, fault: String(fault) });
  }
};
