// The rules in a worker: the page never waits for them. Jobs are done in slices, and between two slices
// the worker reads its mail, so that other questions come in between and a job can be stopped.

import firstUrl from "../../../build/wasm/src/wasm/pentario-first.wasm?url";
import wholeUrl from "../../../build/wasm/src/wasm/pentario.wasm?url";
import { answerOf, TwoModules } from "./modules";
import { openRules, type Rules } from "./wasm";
import { work } from "./slices";
import type { Job, Letter, Reply } from "./mail";
import type { Answer } from "./wire";

const post = (reply: Reply) => self.postMessage(reply);
/** The jobs under way, by the number of their letter. */
const running = new Map<number, { stopped: boolean }>();

/** How far a job is, is told no more often than this. */
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

function labour(rules: Rules, id: number, job: Job): Promise<Answer<object>> {
  let told = performance.now();
  return work((request) => answerOf(rules, request), job, {
    pause: async () => {
      await pause();
      return !running.get(id)?.stopped;
    },
    onprogress: (progress) => {
      if (performance.now() - told < kProgressMs) return;
      told = performance.now();
      post({ id, progress });
    },
  });
}

const entropy = crypto.getRandomValues(new BigUint64Array(1))[0]!;
const open = async (url: string): Promise<Rules> => openRules(await WebAssembly.compileStreaming(fetch(url)), entropy);
const modules = new TwoModules(
  () => open(firstUrl),
  () => open(wholeUrl),
);

/** The whole comes by itself once the first moves are possible, and at once where somebody thinks. */
const kLaterMs = 1500;
let later: ReturnType<typeof setTimeout> | undefined;
function comeLater(): void {
  const forget = () => (later = undefined);
  later ??= setTimeout(() => void modules.whole().catch(forget), kLaterMs);
}

self.onmessage = async ({ data }: MessageEvent<Letter>) => {
  if ("stop" in data) {
    const job = running.get(data.stop);
    if (job) job.stopped = true;
    return;
  }
  const { id } = data;
  if ("job" in data) running.set(id, { stopped: false });
  try {
    const answer =
      "job" in data ? await labour(await modules.whole(), id, data.job) : await modules.answer(data.request);
    comeLater();
    post({ id, answer });
  } catch (fault) {
    post({ id, fault: String(fault) });
  } finally {
    running.delete(id);
  }
};
