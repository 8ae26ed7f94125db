// The page's side of the worker: questions and answers as promises.

import type { Hint, HintWish, Review, ReviewWish, SettleWish, Verdict } from "$/study/review/types";
import type { Job, Reply, ThinkWish } from "./mail";
import type { Answer, Thought } from "./wire";

/** A table of the rules, wherever it runs. */
export interface Door {
  ask<T extends object>(request: Record<string, unknown>): Promise<Answer<T>>;
  /** Settles when the bot is done, its time is up, or `stop` fires: with the best so far. */
  think(wish: ThinkWish, stop?: AbortSignal): Promise<Answer<Thought>>;
  /** Judges the record on the table; settles when all is looked at or `stop` fires: with what is known then. */
  review(wish: ReviewWish, onprogress?: (sofar: Review) => void, stop?: AbortSignal): Promise<Answer<Review>>;
  /** What to play and why. Stopped early it tells what it thinks by then. */
  hint(wish: HintWish, stop?: AbortSignal): Promise<Answer<Hint>>;
  /** What can be proved about the position on the table, as far as it came when `stop` fired. */
  settle(wish: SettleWish, onprogress?: (sofar: Verdict) => void, stop?: AbortSignal): Promise<Answer<Verdict>>;
  close(): void;
}

/** A table of its own in a worker of its own. */
export function openDoor(): Door {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  interface Waiting {
    resolve(answer: never): void;
    reject(fault: Error): void;
    onprogress?: (sofar: never) => void;
  }
  const open = new Map<number, Waiting>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const waiting = open.get(data.id);
    if ("progress" in data) return waiting?.onprogress?.(data.progress as never);
    open.delete(data.id);
    if ("fault" in data) waiting?.reject(new Error(data.fault));
    else waiting?.resolve(data.answer as never);
  };
  worker.onerror = (event) => {
    for (const waiting of open.values()) waiting.reject(new Error(event.message));
    open.clear();
  };
  const send = <T>(id: number, mail: object, onprogress?: (sofar: never) => void) =>
    new Promise<T>((resolve, reject) => {
      open.set(id, { resolve, reject, ...(onprogress && { onprogress }) });
      worker.postMessage(mail);
    });
  const stopOn = (id: number, stop?: AbortSignal) => {
    const tell = () => worker.postMessage({ stop: id });
    if (stop?.aborted) tell();
    else stop?.addEventListener("abort", tell, { once: true });
  };
  const labour = <T>(job: Job, stop?: AbortSignal, onprogress?: (sofar: T) => void) => {
    const id = ++last;
    stopOn(id, stop);
    return send<Answer<T>>(id, { id, job }, onprogress);
  };
  return {
    ask: (request) => {
      const id = ++last;
      return send(id, { id, request });
    },
    think: (wish, stop) => {
      const id = ++last;
      stopOn(id, stop);
      return send(id, { id, think: wish });
    },
    review: (wish, onprogress, stop) => labour({ review: wish }, stop, onprogress),
    hint: (wish, stop) => labour({ hint: wish }, stop),
    settle: (wish, onprogress, stop) => labour({ settle: wish }, stop, onprogress),
    close: () => worker.terminate(),
  };
}
