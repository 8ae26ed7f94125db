// A table in use: it asks the rules, lets bots think, covers hidden hands when the device goes from
// one person to another, and keeps the game on the shelf. It knows no rule of any game.

import { kTopLevel, type GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Answer, LegalMove, Refusal, Seat, Step, Story, TableState, Thought } from "$/rules/wire";
import { ledger } from "./ledger";
import { isBot, isPerson, nameOf, people, spokenName } from "./seats";
import { shelf, type SavedTable } from "./shelf";
import { watched } from "./watched";

/** How long the top level may think; the others stop by themselves. */
export const kTopLevelMs = 2000;
/** A bot's move is not shown sooner than this after the one before it. */
const kPaceMs = 450;
/** Who does nothing for longer has left the table: the rest is no time of play. */
const kLongestPauseMs = 120_000;

export interface TableHabits {
  /** Hands that only their owner may see: the screen is covered between two people. */
  hidden: boolean;
  /** Whether bots and people take turns; otherwise the game's own driver moves things on. */
  turns: boolean;
  /** In whose language the rules answer. */
  language: () => string;
  /** False where the table is not for the shelf: a lesson, a puzzle, a study. */
  keeps?: boolean;
  /** True where the table is only looked at: no clock runs, and a game's own driver moves nothing on. */
  still?: boolean;
  /** True where a lesson leads: nobody acts by himself, and no round waits for somebody to be ready. */
  led?: boolean;
}

export type Changed = Answer<{ state: TableState }>;

export class Table<G extends GameId = GameId> {
  /** As the person in front may see it. */
  state = $state.raw<TableState<G>>()!;
  /** The game on the table so far, move by move, as that person may know it. */
  steps = $state.raw<Step<G>[]>([]);
  /** How many of the steps were there before the last change: the rest is news. */
  told = $state(0);
  /** What the person in front may do now. */
  moves = $state.raw<LegalMove[]>([]);
  /** Whose view is shown; nobody's where only bots play, and everything lies open. */
  viewer = $state<Seat | null>(null);
  /** The person the device must be handed to before anything is shown. */
  covered = $state<Seat | null>(null);
  thinking = $state<Seat | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** False when this device has no room to keep the game. */
  kept = $state(true);
  saved = $state.raw<SavedTable>()!;
  /** The game's own driver still tells how it ended: the notice at the end waits. */
  telling = $state(false);
  /** How often the table was laid: what a game's own driver knows of before is void. */
  laid = $state(0);
  readonly door: Door;

  /** An answer of the rules is waited for. */
  #waits = $state(false);
  #stop: AbortController | undefined;
  #closed = false;
  #lastShown = 0;
  #lastSaved: number | null = null;
  /** Whom the steps were told to, in the language of now; null: everything must be told anew. */
  #toldTo: Seat | undefined | null = null;

  protected constructor(
    saved: SavedTable,
    door: Door,
    readonly habits: TableHabits,
  ) {
    this.saved = saved;
    this.door = watched(door, (waits) => (this.#waits = waits));
  }

  /** Lays a saved table out again; a table without a record yet is begun by `options`. */
  static async open<G extends GameId>(
    saved: SavedTable,
    door: Door,
    habits: TableHabits,
    options: Record<string, unknown> = {},
  ): Promise<Table<G> | Refusal> {
    const { game, variant, seed, record, sitters } = saved;
    const table = new Table<G>(saved, door, habits);
    const refusal = await table.lay(
      record ? { op: "replay", record, seed } : { op: "new", game, variant, players: sitters.length, options, seed },
    );
    return refusal ?? table;
  }

  /** Puts what the request asks for on the table; nothing is shown of a refused one. */
  protected async lay(request: Record<string, unknown>): Promise<Refusal | null> {
    await this.speak();
    const laid: Changed = await this.door.ask(request);
    if (!laid.ok) return laid.error;
    this.#toldTo = null;
    this.viewer = this.people[0] ?? null;
    this.#coverAtFirst(laid.state);
    await this.refresh();
    this.told = this.steps.length;
    ++this.laid;
    this.#settle();
    void this.advance();
    return null;
  }

  // --- what is

  get people(): Seat[] {
    return people(this.saved.sitters);
  }
  get over(): boolean {
    return this.state.outcome !== null || this.state.ending !== null;
  }
  /** The person who may act now, with the cards uncovered. */
  get acting(): Seat | null {
    const seat = this.viewer;
    return seat !== null && this.covered === null && this.state.to_move.includes(seat) ? seat : null;
  }
  /** Nothing is under way: what is shown is kept, and whatever comes next is a person's or a clock's. */
  get rests(): boolean {
    return !this.#waits && this.thinking === null;
  }
  name(seat: Seat): string {
    return nameOf(this.saved.sitters, seat);
  }
  isBot(seat: Seat): boolean {
    return isBot(this.saved.sitters[seat]);
  }
  get news(): Step<G>[] {
    return this.steps.slice(this.told);
  }

  // --- what can be done

  /** Plays for the person in front, or for the seat given. A refusal is shown and changes nothing. */
  async play(move: string, seat: Seat | null = this.acting): Promise<Refusal | null> {
    if (seat === null) return null;
    return this.changed(await this.door.ask({ op: "play", seat, move }));
  }

  /** A change that a game's own driver asks of the rules. A refusal is shown and changes nothing. */
  async change(request: Record<string, unknown>): Promise<Refusal | null> {
    return this.changed(await this.door.ask(request));
  }

  async resign(): Promise<Refusal | null> {
    const seat = this.acting ?? this.people[0];
    if (seat === undefined) return null;
    this.#stop?.abort();
    return this.changed(await this.door.ask({ op: "end", seat, kind: "resigned" }));
  }

  /** Takes back to the last decision of a person; all of it, or nothing. */
  async undo(): Promise<Refusal | null> {
    this.#stop?.abort();
    const before = await this.door.ask<{ record: string }>({ op: "record" });
    if (!before.ok) return this.refuse(before.error);
    for (;;) {
      const back: Changed = await this.door.ask({ op: "undo" });
      if (!back.ok) {
        await this.door.ask({ op: "replay", record: before.record, seed: this.saved.seed });
        await this.shown();
        return this.refuse(back.error);
      }
      const { to_move } = back.state;
      const mine = to_move.some((seat) => typeof seat === "number" && isPerson(this.saved.sitters[seat]));
      if (mine || this.people.length === 0) return this.changed(back);
    }
  }

  /** The next game of the series; the loser begins. */
  async again(): Promise<Refusal | null> {
    const next: Changed = await this.door.ask({ op: "next" });
    if (next.ok) this.saved = { ...this.saved, played: 0 };
    this.told = 0;
    this.steps = [];
    if (next.ok) this.saved = { ...this.saved, hints: 0 };
    this.#settle();
    return this.changed(next);
  }

  /** The person the device was handed to is ready. */
  async uncover(): Promise<void> {
    if (this.covered === null) return;
    this.viewer = this.covered;
    await this.refresh(); // still covered: until then the page has the other's view
    this.covered = null;
    await this.advance();
  }

  forgive(): void {
    this.refusal = null;
  }

  /** Says everything again, after the language or a name has changed. */
  async retell(): Promise<void> {
    await this.speak();
    this.#toldTo = null;
    await this.look();
  }

  /** A hint was taken: it is told at the end. */
  countHint(): void {
    this.#keep({ ...this.saved, hints: (this.saved.hints ?? 0) + 1 });
  }

  /** Keeps something of the game's own driver with the table. */
  keep(extra: string): void {
    this.#keep({ ...this.saved, extra });
  }

  close(): void {
    this.#closed = true;
    this.#stop?.abort();
    this.door.close();
  }

  // --- inside

  /** Reads the table anew, keeps it on the shelf, and lets whoever is next act. */
  async refresh(): Promise<void> {
    this.told = this.steps.length;
    // Asked for first, so that what is shown is kept with it: nobody can leave in between.
    const record = this.door.ask<{ record: string }>({ op: "record" });
    await this.look();
    this.#save(await record);
  }

  protected async shown(): Promise<void> {
    await this.refresh();
    await this.advance();
  }

  protected async changed(changed: Changed): Promise<Refusal | null> {
    if (!changed.ok) return this.refuse(changed.error);
    this.refusal = null;
    await this.shown();
    return null;
  }

  protected refuse(refusal: Refusal): Refusal {
    this.refusal = refusal;
    return refusal;
  }

  protected async speak(): Promise<void> {
    const names = this.saved.sitters.map((_, seat) => spokenName(this.saved.sitters, seat));
    await this.door.ask({ op: "speak", language: this.habits.language(), names });
  }

  /** Nobody knows who has opened a table with hidden hands: it is covered for the person who is next. */
  #coverAtFirst({ to_move, outcome, ending }: TableState): void {
    if (!this.habits.hidden || !this.habits.turns || this.people.length < 2 || outcome || ending) return;
    this.viewer = this.people.find((seat) => to_move.includes(seat)) ?? this.people[0]!;
    this.covered = this.viewer;
  }

  /** What the viewer may see, what happened, and what he may do. */
  protected async look(): Promise<void> {
    const seat = this.viewer ?? undefined;
    const seen = await this.door.ask<{ state: TableState<G> }>({ op: "state", seat });
    if (!seen.ok) return;
    // A game that only went on is told from where it stood; any other change tells it anew.
    const goesOn = this.#toldTo === seat && this.steps.length <= seen.state.moves_played;
    const before = goesOn ? this.steps : [];
    const story = await this.door.ask<Story<G>>({ op: "story", seat, from: before.length });
    if (!story.ok) return;
    const acts = seat !== undefined && seen.state.to_move.includes(seat);
    const moves = acts && this.habits.turns ? await this.#legal(seat) : [];
    // All at once: what is shown and what may be done belong together.
    this.state = seen.state;
    this.steps = [...before, ...story.steps];
    this.moves = moves;
    this.#toldTo = seat;
  }

  async #legal(seat: Seat): Promise<LegalMove[]> {
    const asked = await this.door.ask<{ moves: { moves: string[]; gain: number[] }[] }>({ op: "moves", seat });
    if (!asked.ok) return [];
    return asked.moves.flatMap((actor) => actor.moves.map((move, i) => ({ move, gain: actor.gain[i] ?? 0 })));
  }

  #save(record: Answer<{ record: string }>): void {
    if (!record.ok || this.#closed) return;
    const { outcome, ending, scores, moves_played, series } = this.state;
    const winners = ending?.winners ?? outcome?.winners ?? [];
    const summary = {
      over: this.over,
      moves: moves_played,
      scores,
      winners,
      reason: outcome?.reason ?? ending?.kind ?? null,
    };
    const now = Date.now();
    const wasOver = this.saved.summary.over;
    const pause = this.#lastSaved === null || wasOver ? 0 : Math.min(now - this.#lastSaved, kLongestPauseMs);
    this.#lastSaved = now;
    this.#keep({
      ...this.saved,
      record: record.record,
      touched: now,
      summary,
      played: (this.saved.played ?? 0) + pause,
    });
    if (this.habits.keeps !== false && (this.over || wasOver))
      ledger.note(this.saved, series.games + (this.over ? 0 : 1));
  }

  #keep(saved: SavedTable): void {
    this.saved = saved;
    if (this.habits.keeps !== false) this.kept = shelf.save(saved);
  }

  /** Whoever is to move: a bot thinks and plays, a person is given the device. */
  async advance(): Promise<void> {
    if (!this.habits.turns || this.#closed || this.over) return;
    const seat = this.state.to_move.find((actor) => typeof actor === "number");
    if (seat === undefined) return;
    if (this.isBot(seat)) return this.#letBotPlay(seat);
    if (seat === this.viewer) return;
    if (this.habits.hidden && this.people.length > 1) {
      this.covered = seat;
      return;
    }
    this.viewer = seat;
    await this.look();
  }

  async #letBotPlay(seat: Seat): Promise<void> {
    const sitter = this.saved.sitters[seat];
    if (sitter?.kind !== "bot") return;
    const stop = (this.#stop = new AbortController());
    this.thinking = seat;
    const ms = sitter.level < kTopLevel ? Infinity : kTopLevelMs;
    const wish = { seat, level: sitter.level, seed: this.#botSeed(), ms };
    const [thought] = await Promise.all([this.door.think(wish, stop.signal), this.#pace()]);
    if (this.thinking === seat) this.thinking = null;
    if (stop.signal.aborted || this.#closed) return;
    await this.#playThought(seat, thought);
  }

  /** Another one at every table and move, and the same when a move is taken back. */
  #botSeed(): string {
    return BigInt.asUintN(62, BigInt(this.saved.seed) + BigInt(this.state.moves_played)).toString();
  }

  async #playThought(seat: Seat, thought: Answer<Thought>): Promise<void> {
    if (!thought.ok) {
      this.refuse(thought.error);
      return;
    }
    await this.play(thought.move, seat);
  }

  /** A table just laid is looked at before a bot acts on it. */
  #settle(): void {
    this.#lastShown = performance.now() + kPaceMs;
  }

  /** Waits until the move before has been seen. */
  #pace(): Promise<void> {
    const wait = Math.max(0, this.#lastShown + kPaceMs - performance.now());
    this.#lastShown = performance.now() + wait;
    return new Promise((resolve) => setTimeout(resolve, wait));
  }
}
