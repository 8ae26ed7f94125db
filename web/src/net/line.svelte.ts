// The line between this page and one online table. What is to be done when something happens to it stands in
// recovery.ts; here it is done.

import type { Refusal } from "$/rules/wire";
import { ServerClock } from "./clock";
import { fault, isUnsure, whyEnded, type Ended } from "./codes";
import { PendingStore, type PendingMove } from "./pending";
import { randomHex } from "./random";
import { decide, type Deed, type Happening, type Stage, type Standing } from "./recovery";
import { kVersion, type News } from "./messages";
import { withTidings, type ServerAnswer, type Tidings, type View } from "./view";
import { LineCut, openSocket, Wire, type OpenSocket } from "./wire";

export interface LineWish {
  table: string;
  /** Of a seat, or the host's; a spectator has none. */
  key: string | null;
  language: () => string;
  open?: OpenSocket;
}

/** Something at the table is new; `whole` where everything is told, as if nothing had been known. */
export type Hear = (tidings: Tidings, whole: boolean) => void;

const kFirstDialMs = 250;
const kLongestDialMs = 8000;
/** Between two tries of a server that cannot store for now. */
const kUnsureMs = 1500;
/** Nothing heard for so long: the server is asked; and so long after that: the line is dead. */
const kQuietMs = 12_000;
const kDeadMs = 8000;
const kLookMs = 1000;
/** More the server does not take. */
const kMostEarlyMs = 60_000;

interface Wish extends PendingMove {
  resolve: (refused: Refusal | null) => void;
  /** Over which connection it was sent. */
  over?: Wire;
}

export class TableLine {
  standing = $state.raw<Standing>({ stage: "down", pending: "none" });
  ended = $state<Ended | null>(null);
  view = $state.raw<View | null>(null);
  /** How often it was tried in vain since it last stood. */
  tries = $state(0);
  readonly clock = new ServerClock();
  /** Called with everything that is new; and when a move that was shown as on its way is none. */
  onhear: Hear = () => undefined;
  onputback: (why: Refusal | null) => void = () => undefined;

  #wire: Wire | undefined;
  #wishes: Wish[] = [];
  #store: PendingStore | null;
  #heard = 0;
  #pinged: number | null = null;
  #dialing: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  #closed = new AbortController();
  /** The news or the answer that is to be shown; why a move is put back. */
  #new: { tidings: Tidings; whole: boolean } | null = null;
  #why: Refusal | null = null;
  /** Everything is wanted again, as if nothing were known. */
  #anew = false;

  constructor(readonly wish: LineWish) {
    this.#store = wish.key === null ? null : new PendingStore(wish.table, wish.key);
    const left = this.#store?.read();
    if (!left) return;
    this.#wishes = [{ ...left, resolve: () => undefined }];
    this.standing = { stage: "down", pending: "held" };
  }

  get stage(): Stage {
    return this.standing.stage;
  }
  get waits(): boolean {
    return this.standing.pending !== "none";
  }
  /** The move that waits to be answered. */
  get waiting(): string | null {
    return this.#wishes[0]?.move ?? null;
  }

  start(): void {
    const { signal } = this.#closed;
    addEventListener("online", () => this.#dialNow(), { signal });
    addEventListener("offline", () => this.#happen("silent"), { signal });
    document.addEventListener("visibilitychange", () => this.#lookAgain(), { signal });
    this.#looking = setInterval(() => this.#look(), kLookMs);
    this.#dialNow();
  }

  close(): void {
    this.#closed.abort();
    clearTimeout(this.#dialing);
    clearInterval(this.#looking);
    this.standing = { ...this.standing, stage: "over" };
    this.#wire?.close();
  }

  /** Plays. Settles with the server's word, however long that takes. */
  play(move: string): Promise<Refusal | null> {
    return new Promise((resolve) => {
      const wish: Wish = { id: randomHex(8), move, sequence: this.view?.sequence ?? 0, made: Date.now(), resolve };
      this.#wishes.push(wish);
      this.#store?.keep(wish);
      this.#happen("move");
    });
  }

  /** Anything else that is asked of the table. Without a connection it is refused, and not kept. */
  async ask<T extends object = object>(op: string, members: Record<string, unknown> = {}): Promise<ServerAnswer<T>> {
    const { table, key } = this.wish;
    if (!this.#wire || this.stage !== "live") return { ok: false, error: fault("down") };
    try {
      return await this.#wire.ask<T>(op, { table, ...(key === null ? {} : { key }), ...members });
    } catch {
      return { ok: false, error: fault("down") };
    }
  }

  /** Everything is told anew, in the language of now. */
  async retell(): Promise<void> {
    if (!this.#wire || this.stage !== "live") return;
    this.#anew = true;
    this.#greet(this.#wire);
  }

  // --- what happens

  #happen(on: Happening): void {
    if (this.#closed.signal.aborted) return;
    const { next, does } = decide(this.standing, on);
    this.standing = next;
    for (const deed of does) this.#do(deed);
  }

  #do(deed: Deed): void {
    const wire = this.#wire;
    if (deed === "greet" && wire) this.#greet(wire);
    else if (deed === "enter" && wire) void this.#enter(wire);
    else if (deed === "show") this.#show();
    else if (deed === "send" && wire) for (const wish of this.#wishes) void this.#send(wire, wish);
    else if (deed === "send-later") setTimeout(() => this.#sendAgain(), kUnsureMs);
    else if (deed === "forget") this.#forget();
    else if (deed === "put-back") this.onputback(this.#why);
    else if (deed === "dial") this.#dialLater();
    else if (deed === "hang-up") this.#hangUp();
  }

  #greet(wire: Wire): void {
    const asked = this.clock.here();
    const wish = { version: kVersion, language: this.wish.language() };
    void this.#asked(wire, wire.ask<{ now: number }>("hello", wish), (answer) => {
      if (!answer.ok) return this.#end(whyEnded(answer.error));
      this.clock.measure(asked, answer.now);
      if (this.stage === "live") void this.#enter(wire);
      else this.#happen("greeted");
    });
  }

  #enter(wire: Wire): Promise<void> {
    const { table, key } = this.wish;
    const known = this.view && !this.#anew ? { known: this.view.sequence } : {};
    const asked = wire.ask<Tidings>("enter", { table, ...(key === null ? {} : { key }), ...known });
    return this.#asked(wire, asked, (answer) => {
      if (!answer.ok) return this.#end(whyEnded(answer.error));
      this.tries = 0;
      this.#new = { tidings: answer, whole: true };
      this.#happen("entered");
      this.#confirmedBy(answer);
    });
  }

  /** It ends for good, or the line is tried again. */
  #end(why: Ended | null): void {
    if (why) this.ended = why;
    this.#why = why ? fault(why) : null;
    this.#happen(why ?? "silent");
  }

  async #asked<T>(wire: Wire, asked: Promise<T>, then: (answer: T) => void): Promise<void> {
    try {
      const answer = await asked;
      if (wire === this.#wire) then(answer);
    } catch (why) {
      if (!(why instanceof LineCut)) throw why;
    }
  }

  #hear(news: News): void {
    if (news.news === "here") {
      // Of the clocks it says nothing: they count from the `now` of their own.
      if (this.view && news.table === this.wish.table) this.view = { ...this.view, seats: news.seats };
    } else if (news.news === "gone") {
      if (news.table === this.wish.table) this.#end(whyEnded(news.error));
    } else if (news.view.table === this.wish.table) this.#hearOf(news.view);
  }

  #hearOf(tidings: Tidings): void {
    const known = this.view?.sequence ?? -1;
    const on = tidings.sequence <= known ? "old" : tidings.sequence === known + 1 ? "next" : "gap";
    this.#new = { tidings, whole: false };
    this.#happen(on);
    if (on === "next") this.#confirmedBy(tidings);
  }

  #show(): void {
    const { tidings, whole } = this.#new!;
    const isAll = whole && (this.view === null || this.#anew);
    if (whole) this.#anew = false;
    this.view = withTidings(isAll ? null : this.view, tidings);
    this.onhear(tidings, isAll);
  }

  // --- the moves that wait

  async #send(wire: Wire, wish: Wish): Promise<void> {
    if (wish.over === wire) return;
    wish.over = wire;
    const { id, move, sequence, made } = wish;
    const early = Math.min(Math.max(0, Date.now() - made), kMostEarlyMs);
    const { table, key } = this.wish;
    const asked = wire.ask("play", { table, key, move, sequence, ...(early > 0 ? { early } : {}) }, id);
    await this.#asked(wire, asked, (answer) => {
      if (answer.ok) this.#answered(wish, null, "confirmed");
      else if (isUnsure(answer.error.code)) this.#unsure(wish);
      else this.#answered(wish, answer.error, "refused");
    });
  }

  #confirmedBy({ moved }: Tidings): void {
    const wish = this.#wishes.find(({ id }) => id === moved);
    if (wish) this.#answered(wish, null, "confirmed");
  }

  #answered(wish: Wish, refused: Refusal | null, on: "confirmed" | "refused"): void {
    const at = this.#wishes.indexOf(wish);
    if (at < 0) return;
    this.#store?.forget(wish.id);
    if (this.#wishes.length > 1) {
      this.#wishes.splice(at, 1);
      wish.resolve(refused);
      return;
    }
    this.#why = refused;
    this.#happen(on);
    wish.resolve(refused);
  }

  #unsure(wish: Wish): void {
    delete wish.over;
    this.#happen("unsure");
  }
  #sendAgain(): void {
    if (this.stage !== "live" || this.standing.pending !== "held" || !this.#wire) return;
    this.standing = { ...this.standing, pending: "sent" };
    for (const wish of this.#wishes) void this.#send(this.#wire, wish);
  }
  #forget(): void {
    for (const { id, resolve } of this.#wishes) {
      this.#store?.forget(id);
      resolve(this.#why);
    }
    this.#wishes = [];
  }

  // --- the connection

  #dialNow(): void {
    if (this.stage !== "down" || this.#wire) return;
    clearTimeout(this.#dialing);
    this.#heard = this.clock.here();
    this.#pinged = null;
    const wire: Wire = new Wire(
      {
        opened: () => wire === this.#wire && this.#happen("opened"),
        news: (news) => wire === this.#wire && this.#hear(news),
        heard: () => ((this.#heard = this.clock.here()), (this.#pinged = null)),
        closed: () => {
          if (wire !== this.#wire) return;
          this.#wire = undefined;
          this.#happen("lost");
        },
      },
      this.wish.open ?? openSocket,
    );
    this.#wire = wire;
  }

  #dialLater(): void {
    clearTimeout(this.#dialing);
    const ms = Math.min(kFirstDialMs * 2 ** this.tries++, kLongestDialMs) * (0.8 + 0.4 * Math.random());
    this.#dialing = setTimeout(() => this.#dialNow(), ms);
  }

  #hangUp(): void {
    const wire = this.#wire;
    this.#wire = undefined;
    wire?.close();
  }

  /** Whether the other side still breathes. */
  #look(): void {
    const now = this.clock.here();
    if (!this.#wire) return;
    if (this.stage === "down") {
      // A connection that does not come about: another one may.
      if (now - this.#heard <= kDeadMs) return;
      this.#hangUp();
      this.#dialLater();
    } else if (
      this.#pinged !== null ? now - this.#pinged > kDeadMs : this.stage !== "live" && now - this.#heard > kDeadMs
    )
      this.#happen("silent");
    else if (this.stage === "live" && this.#pinged === null && now - this.#heard > kQuietMs) this.#ping();
  }
  #lookAgain(): void {
    if (document.visibilityState !== "visible") return;
    if (this.stage === "live" && this.#pinged === null) this.#ping();
    else this.#dialNow();
  }
  #ping(): void {
    const wire = this.#wire!;
    const asked = (this.#pinged = this.clock.here());
    void this.#asked(wire, wire.ask<{ now: number }>("ping"), (answer) => {
      if (answer.ok) this.clock.measure(asked, answer.now);
    });
  }
}
