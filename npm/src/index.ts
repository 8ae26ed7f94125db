// The rules of five tabletop games, and players for them, as WebAssembly: for Node and for browsers.

import type { GameId } from "./catalog";
import { openRules, type Rules } from "./wasm";
import type { Answer, Change, GameInfo, LegalMoves, Refusal, Seat, Story, TableState, Thought } from "./wire";

export { kGames, kMoveForms, kTopLevel } from "./catalog";
export type { Code, GameId, MoveOf, OptionOf, PositionOf, VariantOf } from "./catalog";
export { partsOf, textOf } from "./parts";
export type * from "./wire";

/** A request of docs/rpc.md: an operation and its members. */
export type Request = { op: string } & Record<string, unknown>;

/** What the rules have refused; the table is as it was. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: string;
  readonly rule: string | undefined;

  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.rule = refusal.rule;
  }
}

/** One session of the rules: at most one table, on which everything happens at once and without waiting. */
export class Session {
  constructor(private readonly rules: Rules) {}

  /** A request as it is; a refusal is an answer too. */
  ask<T extends object = Record<string, unknown>>(request: Request): Answer<T> {
    return JSON.parse(this.rules.answer(JSON.stringify(request))) as Answer<T>;
  }

  /** The answer to a request, or a `Refused` thrown. */
  get<T extends object = Record<string, unknown>>(request: Request): T {
    const answer = this.ask<T>(request);
    if (!answer.ok) throw new Refused(answer.error);
    return answer;
  }

  /** In which language everything is said from now on, and how the seats are called. */
  speak(language: "nl" | "en" | "fr" | "de", names: readonly string[] = []): void {
    this.get({ op: "speak", language, names });
  }

  games(): GameInfo[] {
    return this.get<{ games: GameInfo[] }>({ op: "games" }).games;
  }
}

/** What a table is set up with; without a seed another game every time. */
export interface Setup {
  variant?: string;
  players?: number;
  options?: Record<string, string | number | boolean | readonly number[]>;
  seed?: number | string;
}

/** A table in use. Whoever holds it runs it: he sees everything unless he asks as a seat. */
export class Table<G extends GameId = GameId> extends Session {
  #state: TableState<G>;

  constructor(rules: Rules, request: Request) {
    super(rules);
    this.#state = this.get<Change<G>>(request).state;
  }

  /** Everything that lies there; as a seat may know it, where one is named. */
  state(seat?: Seat): TableState<G> {
    return seat === undefined ? this.#state : this.get<{ state: TableState<G> }>({ op: "state", seat }).state;
  }
  get over(): boolean {
    return this.#state.outcome !== null || this.#state.ending !== null;
  }
  /** The seat that is to move; where all play at once the first of them, and null when nobody is. */
  get mover(): Seat | null {
    return this.#state.to_move.find((actor) => typeof actor === "number") ?? null;
  }

  /** The texts of all legal moves of a seat, or of whoever is to move. */
  moves(seat: Seat | null = this.mover): string[] {
    if (seat === null) return [];
    return this.legal(seat).flatMap(({ moves }) => moves);
  }
  /** The same with what each would bring, and its parts. */
  legal(seat: Seat): LegalMoves[] {
    return this.get<{ moves: LegalMoves[] }>({ op: "moves", seat }).moves;
  }
  play(move: string, seat: Seat | null = this.mover): TableState<G> {
    return this.#change({ op: "play", seat: seat ?? 0, move });
  }
  /** What a player of a level would do, from what his seat may know; nothing is played. */
  think({ level = 4, ...wish }: { level?: number; seat?: Seat; seed?: number } = {}): Thought {
    return this.get<Thought>({ op: "bot", level, ...(this.mover === null ? {} : { seat: this.mover }), ...wish });
  }
  undo(): TableState<G> {
    return this.#change({ op: "undo" });
  }
  resign(seat: Seat): TableState<G> {
    return this.#change({ op: "end", seat, kind: "resigned" });
  }
  /** The next game of the series. */
  next(): TableState<G> {
    return this.#change({ op: "next" });
  }
  /** Move by move, as a seat may know it. */
  story(seat?: Seat): Story<G> {
    return this.get<Story<G>>({ op: "story", ...(seat === undefined ? {} : { seat }) });
  }
  /** As text: start and moves. */
  record(seat?: Seat): string {
    return this.get<{ record: string }>({ op: "record", ...(seat === undefined ? {} : { seat }) }).record;
  }

  #change(request: Request): TableState<G> {
    this.#state = this.get<Change<G>>(request).state;
    return this.#state;
  }
}

/** The rules, loaded: makes as many tables as wanted, each with a memory of its own. */
export class Pentario {
  private constructor(private readonly module: WebAssembly.Module) {}

  /** Loads the WebAssembly that lies beside this file, or the one that is given. */
  static async open(source?: BufferSource | WebAssembly.Module | Response): Promise<Pentario> {
    return new Pentario(await moduleOf(source ?? (await beside())));
  }

  async session(): Promise<Session> {
    return new Session(await this.#rules());
  }
  async table<G extends GameId>(game: G, setup: Setup = {}): Promise<Table<G>> {
    return new Table<G>(await this.#rules(), { op: "new", game, ...setup });
  }
  /** A table where a record left it. */
  async replay<G extends GameId = GameId>(record: string, seed?: number | string): Promise<Table<G>> {
    return new Table<G>(await this.#rules(), { op: "replay", record, ...(seed === undefined ? {} : { seed }) });
  }

  #rules(): Promise<Rules> {
    return openRules(this.module, crypto.getRandomValues(new BigUint64Array(1))[0]!);
  }
}

const kFile = new URL("./pentario.wasm", import.meta.url);

async function beside(): Promise<BufferSource | Response> {
  if (kFile.protocol !== "file:") return fetch(kFile);
  const { readFile } = await import("node:fs/promises");
  return new Uint8Array(await readFile(kFile));
}

async function moduleOf(source: BufferSource | WebAssembly.Module | Response): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (typeof Response !== "undefined" && source instanceof Response)
    return WebAssembly.compile(await source.arrayBuffer());
  return WebAssembly.compile(source as BufferSource);
}
