// A table in use: it asks the rules, lets bots think, covers hidden hands when the device goes from
// one person to another, and keeps the game on the shelf. It knows no rule of any game.

import { t } from "$/i18n/index.svelte";
import { kTopLevel, type GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Request } from "$/rules/mail";
import { legalMoves } from "$/rules/moves";
import { newSteps } from "$/rules/steps";
import type { Answer, Change, LegalMove, LegalMoves, Refusal, Seat, Step, TableState } from "$/rules/wire";
import { Keeper } from "./keeper.svelte";
import { isBot, labelOf, nameOf, people, spokenName } from "./seats";
import type { SavedTable } from "./shelf";
import { soleWriter } from "./tabs";
import { Turns } from "./turns";

/** How long the top level may think; the others stop by themselves. */
export const kTopLevelMs = 2000;
/** A bot's move is not shown sooner than this after the one before it. */
const kPaceMs = 450;
/** Rules that fail more often in a row are not begun anew any more. */
export const kMostFaults = 3;
/** Before they are begun anew the second time; the third time after twice as long. */
const kAgainMs = 500;

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
  elsewhere?: Elsewhere;
  /** True where a lesson leads: nobody acts by himself, and no round waits for somebody to be ready. */
  led?: boolean;
}

/** Where everybody's time is kept elsewhere. */
export interface Elsewhere {
  /** Milliseconds until the clock acts by itself; null: it does not. */
  left: () => number | null;
  /** The person here is ready for the next round. */
  ready: () => void;
  isReady: (seat: Seat) => boolean;
}

/** A change as the viewer of the table may know it, and the record behind it. */
type Kept<G extends GameId> = Change<G> & { record: string };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export class Table<G extends GameId = GameId> {
  /** As the person in front may see it. */
  state = $state.raw<TableState<G>>()!;
  /** The game on the table so far, move by move, as that person may know it. */
  steps = $state.raw<Step<G>[]>([]);
  /** How many of the steps were there before the last change: the rest is news. */
  told = $state(0);
  /** What the person in front may do now. */
  moves = $state.raw<LegalMove<G>[]>([]);
  /** Whose view is shown; null if only bots play, and everything lies open. */
  viewer = $state<Seat | null>(null);
  /** The person the device must be handed to before anything is shown. */
  covered = $state<Seat | null>(null);
  thinking = $state<Seat | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The game's own driver still tells how it ended: the notice at the end waits. */
  telling = $state(false);
  /** How often the table was laid: what a game's own driver knows of before is void. */
  laid = $state(0);
  /** The rules have failed too often: nothing can be done here any more. */
  broken = $state(false);

  #keeper: Keeper;
  #busy = $state(false);
  #turns = new Turns((busy) => (this.#busy = busy));
  /** The bot that thinks; one that has been told to stop is no longer listened to. */
  #thinker: AbortController | undefined;
  #closed = false;
  /** How often the rules have failed since they last changed something. */
  #faults = 0;
  #lastShown = 0;
  /** What was told of the game on the table, to each who may see something else. */
  #heard = new Map<Seat | null, Step<G>[]>();
  #leave: () => void;

  protected constructor(
    saved: SavedTable,
    readonly door: Door,
    readonly habits: TableHabits,
  ) {
    this.#keeper = new Keeper(saved, habits.keeps !== false);
    this.#leave = this.#keeper.watch(() => this.#follow());
  }

  /** Lays a saved table out again; one without a record is begun by its options. */
  static async open<G extends GameId>(saved: SavedTable, door: Door, habits: TableHabits): Promise<Table<G> | Refusal> {
    const table = new Table<G>(saved, door, habits);
    const refusal = await table.inTurn(() => table.lay(table.#savedRequest()));
    if (table.broken || !table.state) {
      table.close();
      return refusal ?? { code: "broken", message: t("heal.broken") };
    }
    table.forgive();
    return table;
  }

  // --- what is

  get saved(): SavedTable {
    return this.#keeper.saved;
  }
  protected set saved(next: SavedTable) {
    this.#keeper.saved = next;
  }
  /** False when this device has no room to keep the game. */
  get kept(): boolean {
    return this.#keeper.kept;
  }
  protected set kept(next: boolean) {
    this.#keeper.kept = next;
  }
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
    return !this.#busy && this.thinking === null;
  }
  /** Whether there is something to take back. */
  get mayUndo(): boolean {
    return this.habits.turns && this.state.moves_played > 0;
  }
  /** Something waits for the rules. */
  get busy(): boolean {
    return this.#turns.busy;
  }
  name(seat: Seat): string {
    return nameOf(this.saved.sitters, seat);
  }
  /** Where the name stands by itself, and in no sentence. */
  label(seat: Seat): string {
    return labelOf(this.saved.sitters, seat);
  }
  isBot(seat: Seat): boolean {
    return isBot(this.saved.sitters[seat]);
  }
  get news(): Step<G>[] {
    return this.steps.slice(this.told);
  }

  // --- what can be done

  /** Plays for the person in front, or for the seat given. A refusal is shown and changes nothing. */
  play(move: string, seat: Seat | null = this.acting): Promise<Refusal | null> {
    if (seat === null) return Promise.resolve(null);
    return this.wishHere((overtaken) => this.changeNow({ op: "play", seat, move }, overtaken));
  }

  /** A change that a game's own driver asks of the rules. A refusal is shown and changes nothing. */
  change(request: Request): Promise<Refusal | null> {
    return this.inTurn((overtaken) => this.changeNow(request, overtaken));
  }
  /** The same within a turn of one's own, whose signal tells whether it has been overtaken. */
  changeNow(request: Request, _overtaken: AbortSignal): Promise<Refusal | null> {
    return this.#make(request);
  }

  /** A question that changes nothing, such as what a move would bring. Rules that fail at it are begun anew too. */
  async ask<T extends object>(request: Request | readonly Request[]): Promise<Answer<T>> {
    let told: Answer<T> | undefined;
    const refused = await this.inTurn(async () => void (told = await this.door.ask<T>(request)));
    return told ?? { ok: false, error: refused ?? { code: "broken", message: t("heal.broken") } };
  }

  resign(): Promise<Refusal | null> {
    const seat = this.acting ?? this.people[0];
    if (seat === undefined) return Promise.resolve(null);
    this.#halt();
    return this.inTurn(() => this.#make({ op: "end", seat, kind: "resigned" }));
  }

  /** Takes back to the last decision of a person; all of it, or nothing. */
  undo(): Promise<Refusal | null> {
    this.#halt();
    const seats = this.people.length > 0 ? { seats: this.people } : {};
    return this.inTurn(() => this.#make({ op: "back", ...seats }));
  }

  /** The next game of the series; the loser begins. */
  again(): Promise<Refusal | null> {
    return this.inTurn(() => {
      this.#settle();
      return this.#make({ op: "next" });
    });
  }

  /** The person the device was handed to is ready. */
  uncover(): Promise<Refusal | null> {
    return this.inTurn(async () => {
      if (this.covered === null) return;
      this.viewer = this.covered;
      this.told = this.steps.length;
      await this.look(); // still covered: until then the page has the other's view
      this.covered = null;
      this.advance();
    });
  }

  forgive(): void {
    this.refusal = null;
  }

  /** Says everything again, after the language or a name has changed. */
  retell(): Promise<Refusal | null> {
    return this.inTurn((overtaken) => this.retellNow(overtaken));
  }

  /** A hint was taken: it is told at the end. */
  countHint(): void {
    this.#keeper.keep({ hints: (this.saved.hints ?? 0) + 1 });
  }

  /** Keeps something of the game's own driver with the table. */
  keep(extra: string): void {
    this.#keeper.keep({ extra });
  }

  close(): void {
    this.#closed = true;
    this.#halt();
    this.#leave();
    this.door.close();
  }

  // --- one thing after the other

  /** Does something when all that was wanted before is done. Rules that fail at it are begun anew. */
  inTurn(job: (overtaken: AbortSignal) => Promise<Refusal | null | void>): Promise<Refusal | null> {
    return this.#turns.add(async (overtaken) => {
      if (this.#closed || this.broken) return null;
      try {
        return (await job(overtaken)) ?? null;
      } catch (fault) {
        return this.#heal(fault);
      }
    });
  }

  /** Does something to what is shown now; nothing if that has changed until its turn comes: of two quick
   * taps the second has no say. */
  protected wishHere(job: (overtaken: AbortSignal) => Promise<Refusal | null>): Promise<Refusal | null> {
    const here = () => `${this.laid} ${this.state.moves_played} ${this.state.series.games}`;
    const shown = here();
    return this.inTurn(async (overtaken) => (here() === shown ? job(overtaken) : null));
  }

  /** What was wanted until now is wanted no more. */
  protected overtake(): void {
    this.#turns.overtake();
  }

  /** The rules have failed: they are begun anew with the game as it was kept, so many times in a row. */
  async #heal(fault: unknown): Promise<Refusal | null> {
    if (this.#closed) return null;
    console.warn("the rules are begun anew:", fault);
    this.#halt();
    while (++this.#faults <= kMostFaults) {
      try {
        await wait(kAgainMs * (this.#faults - 1));
        if (this.#closed) return null;
        const refused = await this.layAgain();
        if (refused) break;
        return this.refuse({ code: "mended", message: t("heal.mended") });
      } catch (again) {
        console.warn("the rules fail again:", again);
      }
    }
    this.broken = true;
    return this.refuse({ code: "broken", message: t("heal.broken") });
  }

  // --- laying

  #savedRequest(): Request {
    const { game, variant, seed, record, sitters, options = {} } = this.saved;
    if (record) return { op: "replay", record, seed };
    return { op: "new", game, variant, players: sitters.length, options, seed };
  }

  /** Puts what the request asks for on the table for people who sit down at it; nothing is shown of a refused one. */
  protected async lay(request: Request): Promise<Refusal | null> {
    this.#halt();
    this.covered = null;
    this.viewer = this.people[0] ?? null;
    // Nobody knows who has opened a table with hidden hands.
    const isAnybody = this.habits.hidden && this.habits.turns && this.people.length > 1;
    const laid = await this.#layAs(request, isAnybody ? "public" : this.#asker);
    if (!laid.ok) return laid.error;
    const { state } = laid;
    if (isAnybody && !state.outcome && !state.ending) {
      this.viewer = this.#mover(state) ?? this.viewer;
      this.covered = this.viewer;
    }
    this.#take(await this.#whole(laid));
    if (isAnybody) {
      this.#heard.clear(); // that was what everybody may know
      if (this.covered === null) await this.look();
    }
    this.#keeper.note(laid.state, this.steps);
    this.told = this.steps.length;
    ++this.laid;
    this.#settle();
    this.advance();
    return null;
  }

  /** What is kept, on a table of the rules that has nothing on it, for the same person as before. */
  protected async layAgain(): Promise<Refusal | null> {
    if (!this.state) return this.lay(this.#savedRequest());
    const before = this.steps.length;
    const laid = await this.#layAs(this.#savedRequest(), this.#asker);
    if (!laid.ok) return laid.error;
    this.#take(await this.#whole(laid));
    this.told = Math.min(before, this.steps.length);
    this.advance();
    return null;
  }

  async #layAs(request: Request, viewer: Seat | "keeper" | "public"): Promise<Answer<Kept<G>>> {
    const laid = await this.door.ask<Kept<G>>([this.speech(), { ...request, viewer, known: 0 }, { op: "record" }]);
    if (!laid.ok) return laid;
    this.#heard.clear();
    this.#keeper.record.whole = laid.record;
    return laid;
  }

  // --- a change

  /** As whom the rules are asked. Where nothing is hidden all people at this device are told at once. */
  get #asker(): Seat | "keeper" {
    const isOpen = !this.habits.hidden && this.people.length > 1;
    return this.viewer === null || isOpen ? "keeper" : this.viewer;
  }
  /** Whose steps the viewer's are. */
  get #ear(): Seat | null {
    return this.habits.hidden ? this.viewer : null;
  }

  /** One question to the rules: the change, what the person in front sees of it, and what the record grows by. */
  #make(change: Request): Promise<Refusal | null> {
    if (this.habits.keeps === false) return this.#makeNow(change);
    return soleWriter(this.saved.id, () => this.#makeNow(change));
  }

  async #makeNow(change: Request): Promise<Refusal | null> {
    const { moves_played } = this.state;
    const isNext = change["op"] === "next";
    const made = await this.door.ask<Kept<G>>([
      { ...change, viewer: this.#asker, known: this.#heard.get(this.#ear)?.length ?? 0 },
      { op: "record", ...(isNext ? {} : { from: moves_played }) },
    ]);
    if (this.#closed) return null;
    if (!made.ok) {
      if (this.thinking === null) this.advance(); // whoever was told to stop thinks on
      return this.refuse(made.error);
    }
    if (isNext) {
      this.#keeper.record.whole = made.record;
      this.saved = { ...this.saved, played: 0, hints: 0 };
    } else this.#keeper.record.grow(Math.min(moves_played, made.state.moves_played), made.record);
    return this.#made(made, isNext ? 0 : this.steps.length);
  }

  /** Something has changed: it is kept, then shown, and whoever is next acts. */
  async #made(made: Kept<G>, told: number): Promise<Refusal | null> {
    if (!this.#keeper.note(made.state, this.#steps(made))) return this.#giveWay();
    this.#faults = 0;
    this.refusal = null;
    this.told = told;
    for (const [ear, heard] of this.#heard) this.#heard.set(ear, heard.slice(0, made.from));
    this.#take(await this.#whole(made));
    this.advance();
    return null;
  }

  /** Shows what is told by whoever keeps the record elsewhere; `told` of its steps are known already. */
  protected hear(change: Change<G>, told: number): void {
    for (const [ear, heard] of this.#heard) this.#heard.set(ear, heard.slice(0, change.from));
    this.told = told;
    this.#take(change);
  }

  #steps(change: Change<G>): Step<G>[] {
    return [...(this.#heard.get(this.#ear) ?? []).slice(0, change.from), ...newSteps(change)];
  }

  /** Shows an answer, all at once: what is there and what may be done belong together. */
  #take(change: Change<G>): void {
    const { state, moves = [] } = change;
    this.steps = this.#steps(change);
    this.#heard.set(this.#ear, this.steps);
    this.state = state;
    this.viewer = this.#front(state);
    const mine = moves.filter(({ seat }) => seat === this.viewer);
    this.moves = this.habits.turns ? legalMoves<G>(mine) : [];
  }

  /** With the moves of whoever is next, where there are so many that the answer leaves them out. */
  async #whole(change: Change<G>): Promise<Change<G>> {
    const seat = this.#front(change.state);
    if (change.moves || !this.habits.turns || seat === null || !change.state.to_move.includes(seat)) return change;
    const told = await this.door.ask<{ moves: LegalMoves[] }>({ op: "moves", seat });
    return told.ok ? { ...change, moves: told.moves } : change;
  }

  /** Whose view is shown then: where nothing is hidden it goes to the person to move. */
  #front(state: TableState): Seat | null {
    return (this.habits.hidden ? undefined : this.#mover(state)) ?? this.viewer;
  }

  /** The person to move where people take turns. */
  #mover({ to_move }: TableState): Seat | undefined {
    return this.habits.turns ? this.people.find((seat) => to_move.includes(seat)) : undefined;
  }

  /** What the viewer may see, what happened, and what he may do. */
  protected async look(): Promise<void> {
    const known = this.#heard.get(this.#ear)?.length ?? 0;
    const seen = await this.door.ask<Change<G>>({ op: "look", viewer: this.viewer ?? "keeper", known });
    if (seen.ok) this.#take(await this.#whole(seen));
  }

  /** The same from the first move on. */
  protected lookAnew(): Promise<void> {
    this.#heard.clear();
    return this.look();
  }

  protected async retellNow(_overtaken: AbortSignal): Promise<void> {
    await this.door.ask(this.speech());
    await this.lookAnew();
  }

  protected refuse(refusal: Refusal): Refusal {
    this.refusal = refusal;
    return refusal;
  }

  /** In whose language the rules answer, and what they call the seats. */
  protected speech(): Request {
    const names = this.saved.sitters.map((_, seat) => spokenName(this.saved.sitters, seat));
    return { op: "speak", language: this.habits.language(), names, places: "here" };
  }

  // --- the same table in another tab

  /** Another tab has gone on with the game: it is shown here too. */
  #follow(): void {
    this.#halt();
    void this.inTurn(() => this.layAgain());
  }

  /** What was done here came after something that another tab has kept. */
  async #giveWay(): Promise<Refusal | null> {
    this.#keeper.giveWay();
    return (await this.layAgain()) ?? this.refuse({ code: "elsewhere", message: t("heal.elsewhere") });
  }

  // --- whoever is next

  /** A bot thinks, a person is given the device. */
  protected advance(): void {
    if (!this.habits.turns || this.#closed || this.over) return;
    const seat = this.state.to_move.find((actor) => typeof actor === "number");
    if (seat === undefined) return;
    if (this.isBot(seat)) void this.#think(seat);
    else if (seat !== this.viewer && this.habits.hidden && this.people.length > 1) this.covered = seat;
  }

  /** The bot that thinks is told to stop, and is not listened to. */
  #halt(): void {
    this.#thinker?.abort();
    this.thinking = null;
  }

  async #think(seat: Seat): Promise<void> {
    const sitter = this.saved.sitters[seat];
    if (sitter?.kind !== "bot") return;
    this.#halt();
    const { signal } = (this.#thinker = new AbortController());
    this.thinking = seat;
    const ms = sitter.level < kTopLevel ? Infinity : kTopLevelMs;
    const wish = { seat, level: sitter.level, seed: this.#botSeed(), ms };
    const thought = Promise.all([this.door.work("think", wish, { stop: signal }), this.#pace()]);
    await thought.catch(() => undefined); // the queue is not held up by thinking
    await this.inTurn(async () => {
      if (signal.aborted) return;
      const [found] = await thought;
      if (!found.ok) this.#halt();
      await (found.ok ? this.#make({ op: "play", seat, move: found.move }) : this.refuse(found.error));
    });
    if (this.#thinker?.signal === signal) this.thinking = null;
  }

  /** Another one at every table and move, and the same when a move is taken back. */
  #botSeed(): string {
    return BigInt.asUintN(62, BigInt(this.saved.seed) + BigInt(this.state.moves_played)).toString();
  }

  /** A table just laid is looked at before a bot acts on it. */
  #settle(): void {
    this.#lastShown = performance.now() + kPaceMs;
  }

  /** Waits until the move before has been seen. */
  #pace(): Promise<void> {
    const pause = Math.max(0, this.#lastShown + kPaceMs - performance.now());
    this.#lastShown = performance.now() + pause;
    return wait(pause);
  }
}
