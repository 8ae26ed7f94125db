// A server's table in the page: it speaks the protocol of docs/online.md, with the real rules behind it. Only as
// much of it as the client's own tests want; lines can be cut and answers lost.

import type { Refusal } from "$/rules/wire";
import type { GameId } from "$/rules/catalog";
import type { News, SeatView, View } from "$/net/messages";
import type { Socket } from "$/net/wire";
import { rules } from "./rules";

export const kTable = "abcdefgh01234567";
export const keyOf = (seat: number) => `key-of-seat-${seat}`.padEnd(22, "x");

type Asked = { op: string; id: string } & Record<string, unknown>;

class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readyState: Socket["readyState"] = 0;
  seat: number | null = null;
  reads = false;
  known = 0;

  constructor(readonly server: OnlineServer) {}

  send(text: string): void {
    const asked = JSON.parse(text) as Asked;
    this.server.heard.push(asked);
    if (!this.server.deaf) void this.server.answer(this, asked);
  }
  say(what: object): void {
    if (this.readyState === 1)
      this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(what) }));
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close"));
  }
}

interface Setup {
  game: GameId;
  variant: string;
  players: number;
}

export class OnlineServer {
  /** Nothing is heard any more; or what is heard is done, and never answered. */
  deaf = false;
  mute = false;
  /** No connection comes about. */
  isDown = false;
  /** How what is asked is refused, before it is looked at. */
  refuses: (asked: Asked) => Refusal | null = () => null;
  lines: Line[] = [];
  /** Everything that was asked on any line. */
  heard: Asked[] = [];
  sequence = 3;
  /** When the server acts by itself, where the test says so. */
  due: number | null = null;
  #ready = new Set<number>();
  played = 0;
  #answers = new Map<string, object>();
  #rules!: Awaited<ReturnType<typeof rules>>;
  #setup!: Setup;

  static async open(setup: Setup): Promise<OnlineServer> {
    const server = new OnlineServer();
    server.#rules = await rules();
    server.#setup = setup;
    const dealer = setup.game === "penta-rush" ? "manual" : "auto";
    server.ask({ op: "new", ...setup, options: {}, seed: 7, dealer });
    return server;
  }

  ask<T extends object = object>(request: object): ({ ok: true } & T) | { ok: false; error: Refusal } {
    return JSON.parse(this.#rules.answer(JSON.stringify(request))) as never;
  }

  socket = (): Socket => {
    const line = new Line(this);
    queueMicrotask(() => {
      if (this.isDown) return line.close();
      this.lines.push(line);
      line.open();
    });
    return line;
  };

  /** All lines are cut. */
  cut(): void {
    for (const line of this.lines.splice(0)) line.close();
  }

  /** Somebody plays, from wherever. */
  play(seat: number | "chance" | "clock", move: string, id?: string): Refusal | null {
    const made = this.ask({ op: "play", seat, move });
    if (!made.ok) return made.error;
    ++this.played;
    if (seat === "chance") this.#ready.clear();
    this.#news(id);
    return null;
  }

  #news(id?: string): void {
    ++this.sequence;
    for (const line of this.lines) if (line.reads) this.#tell(line, id);
  }

  /** The dice are thrown when everybody is ready for them. */
  #getReady(seat: number): void {
    this.#ready.add(seat);
    if (this.#ready.size < this.#setup.players) return this.#news();
    const { moves } = this.ask({ op: "moves", seat: "chance" }) as unknown as { moves: { moves: string[] }[] };
    this.play("chance", moves[0]!.moves[60]!);
  }

  #seats(): SeatView[] {
    const { players } = this.#setup;
    return Array.from({ length: players }, (_, seat) => ({
      kind: "person" as const,
      name: ["Anna", "Bert", "Cato"][seat]!,
      ready: this.#setup.game !== "penta-rush" || this.#ready.has(seat),
      here: this.lines.some((line) => line.seat === seat),
    }));
  }

  #change(line: Line, known: number): NonNullable<View["change"]> {
    const seat = line.seat ?? undefined;
    const { state } = this.ask({ op: "state", seat }) as unknown as { state: object };
    const { steps, start } = this.ask({ op: "story", seat, from: known }) as unknown as { steps: []; start: object };
    const { moves } = this.ask({ op: "moves", seat: line.seat ?? 0 }) as unknown as { moves: [] };
    line.known = known + steps.length;
    return { state, steps, from: known, start, games: 1, moves: line.seat === null ? [] : moves } as never;
  }

  #tell(line: Line, moved?: string): void {
    const view: View = {
      table: kTable,
      sequence: this.sequence,
      now: Date.now(),
      seats: this.#seats(),
      clock: { left: null, running: [], due: this.due },
      change: this.#change(line, line.known),
      ...(moved ? { moved } : {}),
    };
    line.say({ news: "table", view } satisfies News);
  }

  #view(line: Line, known?: number): View {
    const { game, variant, players } = this.#setup;
    const all: View = {
      table: kTable,
      sequence: this.sequence,
      now: Date.now(),
      phase: "playing",
      plan: { game, variant, players, options: {}, clock: { kind: "none" } },
      you: { seat: line.seat, host: false },
      seats: this.#seats(),
      clock: { left: null, running: [], due: this.due },
      offers: [],
      chat: [],
    };
    return known === this.sequence ? all : { ...all, change: this.#change(line, 0) };
  }

  async answer(line: Line, asked: Asked): Promise<void> {
    await Promise.resolve();
    const refused = this.refuses(asked);
    const answer = refused ? { ok: false, error: refused } : (this.#answers.get(asked.id) ?? this.#answer(line, asked));
    if (asked.op === "play" && !refused) this.#answers.set(asked.id, answer);
    if (!this.mute) line.say({ re: asked.id, ...answer });
  }

  #answer(line: Line, asked: Asked): object {
    switch (asked.op) {
      case "hello":
        return { ok: true, version: 1, now: Date.now() };
      case "ping":
        return { ok: true, now: Date.now() };
      case "enter": {
        const seat = Array.from({ length: this.#setup.players }, (_, one) => one).find(
          (one) => keyOf(one) === asked["key"],
        );
        line.seat = seat ?? null;
        line.reads = true;
        return { ok: true, ...this.#view(line, asked["known"] as number | undefined) };
      }
      case "play": {
        if (asked["sequence"] !== this.sequence) return { ok: false, error: { code: "server.late", message: "late" } };
        const refused = this.play(line.seat!, String(asked["move"]), asked.id);
        return refused ? { ok: false, error: refused } : { ok: true, table: kTable, sequence: this.sequence };
      }
      case "ready":
        this.#getReady(line.seat!);
        return { ok: true, table: kTable, sequence: this.sequence };
      case "make":
        return { ok: true, table: kTable, host: keyOf(9), keys: [keyOf(0), keyOf(1)] };
      case "relink":
        return { ok: true, table: kTable, sequence: this.sequence, key: keyOf(Number(asked["seat"])) };
      case "ask":
        return {
          ok: true,
          answers: (asked["requests"] as object[]).map((one) => this.ask({ ...one, seat: line.seat ?? undefined })),
        };
      default:
        return { ok: true, table: kTable, sequence: this.sequence };
    }
  }
}
