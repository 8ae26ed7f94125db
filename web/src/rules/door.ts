// The page's side of the worker: questions and answers as promises.

import type { Job, JobKind, Jobs, Letter, Reply, Request } from "./mail";
import type { Answer } from "./wire";

/** How somebody follows a job. */
export interface Following<K extends JobKind> {
  onprogress?: ((sofar: Jobs[K]["told"]) => void) | undefined;
  stop?: AbortSignal | undefined;
}

/**
 * A table of the rules, wherever it runs. What cannot be answered, because the rules have failed or do not
 * come, is rejected with a `RulesFault`; after it the door is open again, with nothing on the table.
 */
export interface Door {
  /** One question and its answer. Several questions in one letter are answered together, all members in one
   * answer; the first that is refused is the answer to all, and those after it are not asked. */
  ask<T extends object>(request: Request | readonly Request[]): Promise<Answer<T>>;
  /** A job about the game on the table. Settles when it is done, its time is up or `stop` fires: with what is
   * known then. Several may run at once. */
  work<K extends JobKind>(kind: K, wish: Jobs[K]["wish"], follow?: Following<K>): Promise<Answer<Jobs[K]["told"]>>;
  close(): void;
}

/** Whoever answers a question of the rules: a door, or a table that asks in its turn. */
export type Answerer = Pick<Door, "ask">;

/** The rules themselves have failed: a trap, no memory, a worker that does not start. */
export class RulesFault extends Error {
  override readonly name = "RulesFault";

  constructor(
    why: string,
    /** The door was closed: nobody waits for an answer any more. */
    readonly closed = false,
  ) {
    super(why);
  }
}

const startWorker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

interface Waiting {
  resolve(answer: never): void;
  reject(fault: Error): void;
  onprogress?: ((sofar: never) => void) | undefined;
}

/** A worker that is begun when it is first needed, and begun anew after it has failed. */
class Post {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #closed = false;

  constructor(readonly start: () => Worker) {}

  send<T>(mail: { request: Request | readonly Request[] } | { job: Job }, follow: Following<never> = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#closed) return reject(new RulesFault("closed", true));
      const id = ++this.#last;
      this.#waiting.set(id, { resolve, reject, onprogress: follow.onprogress });
      this.#write({ id, ...mail });
      const halt = () => this.#waiting.has(id) && this.#write({ stop: id });
      if (follow.stop?.aborted) halt();
      else follow.stop?.addEventListener("abort", halt, { once: true });
    });
  }

  close(): void {
    this.#closed = true;
    this.#fail("closed");
  }

  #write(letter: Letter): void {
    try {
      (this.#worker ??= this.#begin()).postMessage(letter);
    } catch (why) {
      this.#fail(String(why));
    }
  }

  #begin(): Worker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#read(data);
    worker.onerror = (event) => {
      event.preventDefault(); // whoever waits is told
      this.#fail(event.message || "the rules do not start");
    };
    worker.onmessageerror = () => this.#fail("an answer that cannot be read");
    return worker;
  }

  #read(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    if ("progress" in reply) return waiting?.onprogress?.(reply.progress as never);
    if ("fault" in reply) return this.#fail(reply.fault);
    this.#waiting.delete(reply.id);
    waiting?.resolve(reply.answer as never);
  }

  /** Rules that have failed once are trusted no more: everybody who waits is told, and the worker ends. */
  #fail(why: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of all) reject(new RulesFault(why, this.#closed));
  }
}

/** A table of its own in a worker of its own. */
export function openDoor(start: () => Worker = startWorker): Door {
  const post = new Post(start);
  return {
    ask: (request) => post.send({ request }),
    work: (kind, wish, follow) => post.send({ job: { kind, wish } }, follow as Following<never>),
    close: () => post.close(),
  };
}
