// The page's side of the worker: questions and answers as promises.

import type { Reply, ThinkWish } from "./mail";
import type { Answer, Thought } from "./wire";

/** A table of the rules, wherever it runs. */
export interface Door {
  ask<T extends object>(request: Record<string, unknown>): Promise<Answer<T>>;
  /** Settles when the bot is done, its time is up, or `stop` fires: with the best so far. */
  think(wish: ThinkWish, stop?: AbortSignal): Promise<Answer<Thought>>;
  close(): void;
}

/** A table of its own in a worker of its own. */
export function openDoor(): Door {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const open = new Map<number, { resolve(answer: never): void; reject(fault: Error): void }>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const waiting = open.get(data.id);
    open.delete(data.id);
    if ("fault" in data) waiting?.reject(new Error(data.fault));
    else waiting?.resolve(data.answer as never);
  };
  worker.onerror = (event) => {
    for (const waiting of open.values()) waiting.reject(new Error(event.message));
    open.clear();
  };
  const send = <T>(id: number, mail: object) =>
    new Promise<T>((resolve, reject) => {
      open.set(id, { resolve, reject });
      worker.postMessage(mail);
    });
  return {
    ask: (request) => {
      const id = ++last;
      return send(id, { id, request });
    },
    think: (wish, stop) => {
      const id = ++last;
      stop?.addEventListener("abort", () => worker.postMessage({ stop: id }), { once: true });
      return send(id, { id, think: wish });
    },
    close: () => worker.terminate(),
  };
}
