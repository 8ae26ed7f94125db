// One WebSocket to the server's tables: requests with their answers, and news. It knows nothing of tables,
// and is never mended: after it has closed another one is opened.

import { randomHex } from "./random";
import type { News } from "./messages";
import type { ServerAnswer } from "./view";

/** The line was cut before the answer came. */
export class LineCut extends Error {
  override readonly name = "LineCut";
}

export interface WireEvents {
  opened: () => void;
  news: (news: News) => void;
  /** Anything at all was heard. */
  heard?: () => void;
  closed: () => void;
}

/** As much of a WebSocket as is used here. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose" | "readyState">;
export type OpenSocket = () => Socket;

export const openSocket: OpenSocket = () => {
  const url = new URL("online", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  return new WebSocket(url);
};

type Members = Readonly<Record<string, unknown>>;
interface Waiting {
  resolve: (answer: ServerAnswer<never>) => void;
  reject: (why: Error) => void;
}

const kOpen = 1;

export class Wire {
  #socket: Socket;
  #waiting = new Map<string, Waiting>();
  #closed = false;

  constructor(
    readonly events: WireEvents,
    open: OpenSocket = openSocket,
  ) {
    this.#socket = open();
    this.#socket.onopen = () => !this.#closed && events.opened();
    this.#socket.onmessage = ({ data }: MessageEvent) => this.#read(String(data));
    this.#socket.onclose = () => this.#end();
  }

  /** Asks, under an id of its own or the one given. Rejected with `LineCut`. */
  ask<T extends object>(op: string, members: Members = {}, id = randomHex(8)): Promise<ServerAnswer<T>> {
    return new Promise((resolve, reject) => {
      if (this.#closed || this.#socket.readyState !== kOpen) return reject(new LineCut());
      this.#waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      this.#socket.send(JSON.stringify({ op, id, ...members }));
    });
  }

  /** Whoever waits is told, and nothing is heard any more; a socket that hangs may take long to say so itself. */
  close(): void {
    if (this.#closed) return;
    this.#socket.close();
    this.#end();
  }

  #read(text: string): void {
    if (this.#closed) return;
    let said: News | ({ re: string } & ServerAnswer<object>);
    try {
      said = JSON.parse(text) as typeof said;
    } catch {
      return this.close();
    }
    this.events.heard?.();
    if ("news" in said) return this.events.news(said);
    const waiting = this.#waiting.get(said.re);
    this.#waiting.delete(said.re);
    waiting?.resolve(said as ServerAnswer<never>);
  }

  #end(): void {
    if (this.#closed) return;
    this.#closed = true;
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of all) reject(new LineCut());
    this.events.closed();
  }
}
