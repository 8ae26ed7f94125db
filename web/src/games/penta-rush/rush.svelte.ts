// Penta Rush at one device. One person plays in real time: bots act at their pace, and the clock's
// moves are made when they are due. Several people play each round one after the other against the
// stopwatch, on a copy of the table, and the rules merge the rounds (PR-21).
//
// The clock runs while somebody searches or strikes and the board is in sight. The time of an
// unfinished round is kept with the table.

import { wishes } from "$/frame/wishes.svelte";
import type { Door } from "$/rules/door";
import type { Request } from "$/rules/mail";
import type { LegalMoves, Refusal, Seat, TableState } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";
import { nextDue, PacedBot, type Due } from "./bots";
import { Copy } from "./copy";
import { noteScore, readExtra, type TimedMove, type Watch } from "./extra";
import { judgedRounds, lastVerdict, readTimes, type RushPosition, type Times } from "./rounds";

export type Stage =
  | "waiting" // for `begin`: the board is covered until the person in front is ready
  | "search"
  | "strike"
  | "verdict" // for `goOn`
  | "over";

/** PR-21: nobody waits for ever for a person who neither turns the timer nor is done. */
export const kStopwatchMs = 300_000;
/** How often the clock is looked at. */
const kTickMs = 100;

export type RushTable = Table<"penta-rush">;

export class Rush {
  /** The person in front is ready. */
  ready = $state(false);
  /** How many judged rounds have been looked at. */
  read = $state(0);
  watches = $state.raw<Watch[]>([]);
  /** The copy on which the person in front plays alone. */
  alone = $state.raw<TableState<"penta-rush"> | null>(null);
  /** What the person in front may strike. */
  strikes = $state.raw<string[]>([]);
  /** The time shown: of the stopwatch that runs, else since the game began. */
  time = $state(0);
  readonly mayLeap = true;
  /** Alone: this game's score is the best so far. */
  isBest = $state(false);

  #bots: PacedBot[];
  #copy: Copy;
  /** Fires when what is being done is wanted no more. */
  #overtaken = new AbortController().signal;
  #inSight = false;
  #base = 0;
  #since: number | null = null;
  #ticker: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly table: RushTable,
    openCopy: () => Door,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#copy = new Copy(table, openCopy);
    const luck = Number(BigInt(table.saved.seed) % 1_000_003n);
    this.#bots = table.saved.sitters.flatMap((sitter, seat) =>
      sitter.kind === "bot" && !table.habits.led
        ? [new PacedBot(seat, sitter.level, luck + seat, () => this.isCalm)]
        : [],
    );
    this.sitDown();
  }

  // --- what is

  get people(): Seat[] {
    return this.table.people;
  }
  get isHotSeat(): boolean {
    return this.people.length > 1;
  }
  /** PR-36: alone there is nothing to be late for. */
  get isSolo(): boolean {
    return this.table.saved.sitters.length === 1;
  }
  /** Without time pressure: nobody turns the timer, and a round ends when all are done (PR-19). */
  get isCalm(): boolean {
    return wishes.pace.now === "calm";
  }
  get #waitsForNobody(): boolean {
    return this.people.length === 0 || this.isSolo || this.table.habits.led === true;
  }
  get watch(): Watch | null {
    return this.watches.find((watch) => !watch.over) ?? null;
  }
  times: Times = $derived.by(() => readTimes(this.table.steps, this.table.saved.sitters.length));
  position: RushPosition = $derived.by(() => this.alone?.position ?? this.table.state.position);
  /** The last round, while its verdict has not been read. */
  verdict = $derived.by(() =>
    this.read < judgedRounds(this.table.state.position) ? lastVerdict(this.table.steps) : null,
  );
  stage: Stage = $derived.by(() => {
    if (this.verdict) return "verdict";
    if (this.table.over) return "over";
    if (this.position.phase === "strike") return "strike";
    return this.ready ? "search" : "waiting";
  });
  /** The person in front; nobody where only bots play. */
  person: Seat | null = $derived.by(() => {
    const owing = this.people.find((seat) => this.stage === "strike" && this.table.state.to_move.includes(seat));
    return this.watch?.seat ?? owing ?? this.people[0] ?? null;
  });
  /** Whose board is looked at. */
  get shown(): Seat {
    return this.person ?? 0;
  }
  /** Whether the person in front has something to do, now or later in this stage. */
  isWanted = $derived.by(() => {
    const seat = this.person;
    if (seat === null) return false;
    if (this.stage === "strike") return this.table.state.to_move.includes(seat);
    return this.stage === "search" && this.position.flipped_by !== seat && !this.position.done.includes(seat);
  });
  /** Of the round. */
  elapsed = $derived(this.watch ? this.time : Math.max(0, this.time - this.times.thrown));
  /** What is left of the sand, and how much there was. */
  sand = $derived.by(() => {
    const { flip } = this.times;
    if (this.watch || !flip || this.stage !== "search") return null;
    return { left: Math.max(0, flip.at + flip.sandMs - this.time), of: flip.sandMs };
  });
  /** What is left of a round with a limit that nobody has ended. */
  cap = $derived.by(() => {
    if (this.stage !== "search" || this.times.flip || this.isCalm) return null;
    if (this.watch) return Math.max(0, this.#watchLimit() - this.time);
    const limit = this.position.round_cap_seconds;
    return limit ? Math.max(0, this.times.thrown + limit * 1000 - this.time) : null;
  });

  // --- sitting down and leaving

  /** The next game at this table. */
  sitDownAnew(): void {
    this.table.keep("{}");
    this.sitDown();
  }

  /** Goes on where the table was left. */
  sitDown(): void {
    const extra = readExtra(this.table.saved.extra);
    const judged = judgedRounds(this.table.state.position);
    this.read = Math.min(extra.read ?? judged, judged);
    this.ready = this.#waitsForNobody;
    this.isBest = false;
    this.alone = null;
    this.table.telling = this.verdict !== null;
    this.#openWatches(extra.watches ?? []);
    this.#setClock(Math.max(extra.clock ?? 0, this.times.last));
    this.#cover();
    void this.#inTurn(() => this.#proceed());
  }

  /** The board is in sight: its owner has taken the device, and the time may run. */
  show(): void {
    this.#inSight = true;
    this.#ticker ??= setInterval(() => this.#tick(), kTickMs);
    if (this.isHotSeat && this.stage === "waiting" && this.table.covered === null) this.begin();
    else this.#setClock(this.#base);
  }

  /** The board is out of sight: covered, hidden or left. */
  hide(): void {
    this.#base = this.#clock();
    this.#inSight = false;
    this.#since = null;
    clearInterval(this.#ticker);
    this.#ticker = undefined;
    this.#keep();
  }

  /** Nobody plays alone for now. */
  putAway(): void {
    this.hide();
    this.#copy.close();
  }

  // --- what can be done

  /** The person is ready: the board is shown and the time runs. */
  begin(): void {
    void this.#inTurn(async () => {
      if (this.stage !== "waiting") return null;
      const own = this.watch;
      if (own) await this.#layCopy(own);
      this.ready = true;
      this.#setClock(own ? own.elapsed : this.#base);
      await this.#proceed();
      return null;
    });
  }

  /** A move of the person in front; a refusal is shown and changes nothing. */
  play(move: string): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      await this.#doDue();
      const seat = this.person;
      if (seat === null || this.#since === null) return null;
      const own = this.watch;
      if (own) return this.#playAlone(own, move);
      return this.#change({ op: "play", seat, move, ms: Math.max(this.#clock(), this.times.last) });
    });
  }

  /** The verdict has been read. */
  goOn(): void {
    void this.#inTurn(async () => {
      this.read = judgedRounds(this.table.state.position);
      this.table.telling = false;
      this.ready = !this.isHotSeat;
      this.#openWatches([]);
      this.#setClock(this.times.last);
      this.#keep();
      await this.#proceed();
      return null;
    });
  }

  /** Lets the time pass that nobody at this device has a use for. */
  leap(): void {
    void this.#inTurn(async () => {
      while (this.#since !== null && !this.watch && !this.isWanted) {
        await this.#consult();
        const due = this.#nextDue();
        if (!due) break;
        this.#setClock(Math.max(this.#clock(), due.ms));
        await this.#doDue();
      }
      return null;
    });
  }

  // --- the clock

  #clock(): number {
    return this.#since === null ? this.#base : Math.round(this.#base + this.now() - this.#since);
  }

  /** Lets the clock run or stand as the stage wants it, from `time`. */
  #setClock(time: number): void {
    this.#base = time;
    this.time = time;
    const runs = this.#inSight && (this.stage === "search" || this.stage === "strike");
    this.#since = runs ? this.now() : null;
  }

  #tick(): void {
    this.time = this.#clock();
    if (this.#since === null || this.table.busy) return;
    if (this.stage !== "search" && this.stage !== "strike") return this.#setClock(this.time);
    const due = this.watch ? this.#watchLimit() : (this.#nextDue()?.ms ?? Infinity);
    if (due <= this.time) void this.#inTurn(() => this.#doDue());
  }

  #nextDue(): Due | null {
    const clockRuns = this.table.state.to_move.includes("clock") && (!this.isCalm || this.times.flip !== null);
    return nextDue(this.#bots, this.times, clockRuns, this.position.round_cap_seconds ?? 0);
  }

  /** Does what is due by now. */
  async #doDue(): Promise<void> {
    const own = this.watch;
    if (own) {
      if (this.#since === null || this.#clock() < this.#watchLimit()) return;
      return this.#handOver({ ...own, elapsed: this.#watchLimit(), over: true });
    }
    for (let due = this.#nextDue(); this.#since !== null && due && due.ms <= this.#clock(); due = this.#nextDue()) {
      const refused = await this.#change({ op: "play", seat: due.seat, move: due.move, ms: due.ms });
      if (refused && due.bot) due.bot.intent = null;
      else if (refused) return;
    }
  }

  // --- moves

  async #change(request: Request): Promise<Refusal | null> {
    const before = this.position;
    const now = this.#clock();
    const { telling } = this.table;
    this.table.telling = true; // until it is known whether a round is to be told before the end
    const refused = await this.table.changeNow(request, this.#overtaken);
    this.table.telling = telling;
    if (refused) return refused;
    const after: RushPosition = this.table.state.position;
    const judged = judgedRounds(after) > judgedRounds(before);
    const allStruck = before.phase === "strike" && after.phase !== "strike";
    if (judged || allStruck) {
      this.table.telling = judged;
      if (this.isSolo && this.table.state.outcome) this.isBest = noteScore(this.table.state.scores[0] ?? 0);
      this.ready = this.#waitsForNobody; // the next round begins when somebody is ready
      this.#openWatches([]);
      this.#setClock(this.times.last);
      this.#keep();
    } else this.#setClock(now);
    await this.#proceed();
    return null;
  }

  /** Whatever the stage wants next: bots think, a person is given the device, strikes are listed. */
  async #proceed(): Promise<void> {
    if (this.watches.length > 0 && !this.watch) return this.#merge();
    this.#cover();
    if (this.stage === "strike") await this.#listStrikes();
    if (!this.isHotSeat || this.stage === "strike") await this.#consult();
  }

  /** Nothing is shown until the next of several people has the device. */
  #cover(): void {
    if (this.stage === "waiting" && this.isHotSeat && this.watch) this.table.covered = this.person;
  }

  async #consult(): Promise<void> {
    for (const bot of this.#bots) await bot.look(this.table.door);
  }

  async #listStrikes(): Promise<void> {
    const seat = this.person;
    this.strikes = [];
    if (seat === null || !this.table.state.to_move.includes(seat)) return;
    if (this.table.viewer !== seat) this.table.viewer = seat; // nothing is hidden now
    const legal = await this.table.door.ask<{ moves: LegalMoves[] }>({ op: "moves", seat });
    if (legal.ok) this.strikes = legal.moves.flatMap(({ moves }) => moves);
  }

  // --- several people (PR-21)

  #watchLimit(): number {
    if (this.isCalm) return Infinity;
    const limit = this.position.round_cap_seconds;
    return limit ? limit * 1000 : kStopwatchMs;
  }

  #openWatches(before: readonly Watch[]): void {
    const { phase } = this.table.state.position;
    const wanted = this.isHotSeat && !this.verdict && phase === "search" && !this.table.over;
    this.watches = wanted
      ? this.people.map(
          (seat) => before.find((watch) => watch.seat === seat) ?? { seat, moves: [], elapsed: 0, over: false },
        )
      : [];
  }

  /** A table after the throw, with what the person has done in this round. */
  async #layCopy(own: Watch): Promise<void> {
    const door = await this.#copy.lay();
    for (const { move } of own.moves) await door.ask({ op: "play", seat: own.seat, move });
    this.alone = await this.#copy.look(own.seat);
  }

  async #playAlone(own: Watch, move: string): Promise<Refusal | null> {
    const elapsed = this.#clock();
    const played = await this.#copy.play(own.seat, move);
    this.table.refusal = played.ok ? null : played.error;
    if (!played.ok) return played.error;
    this.alone = await this.#copy.look(own.seat);
    const { flipped_by, done } = this.position;
    const over = flipped_by === own.seat || done.includes(own.seat);
    const next = { ...own, moves: [...own.moves, { move, ms: elapsed }], elapsed, over };
    if (over) await this.#handOver(next);
    else {
      this.#setWatch(next);
      this.#keep();
    }
    return null;
  }

  #setWatch(next: Watch): void {
    this.watches = this.watches.map((watch) => (watch.seat === next.seat ? next : watch));
  }

  /** To the next person; after the last one the rounds are merged. */
  async #handOver(stopped: Watch): Promise<void> {
    this.#setWatch(stopped);
    this.ready = false;
    this.#setClock(this.watch?.elapsed ?? this.times.last);
    this.#keep();
    this.alone = null;
    await this.#proceed();
  }

  async #merge(): Promise<void> {
    const lists: { seat: Seat; moves: TimedMove[] }[] = this.watches.map(({ seat, moves }) => ({ seat, moves }));
    for (const bot of this.#bots) lists.push({ seat: bot.seat, moves: await bot.playAlone(await this.#copy.lay()) });
    this.alone = null;
    this.watches = [];
    await this.#change({ op: "merge", lists, since: this.times.thrown });
  }

  // --- inside

  #keep(): void {
    const own = this.watch;
    if (own && this.ready) this.#setWatch({ ...own, elapsed: Math.max(own.elapsed, this.#clock()) });
    const clock = this.watches.length > 0 ? undefined : this.#clock();
    this.table.keep(JSON.stringify({ clock, read: this.read, watches: this.watches }));
  }

  /** One thing after the other. Rules that were begun anew know nothing of who played alone. */
  async #inTurn(job: () => Promise<Refusal | null | void>): Promise<Refusal | null> {
    const refused = await this.table.inTurn((overtaken) => {
      this.#overtaken = overtaken;
      return job();
    });
    if (refused?.code === "mended" && this.watch) {
      this.ready = false;
      this.#setClock(this.watch.elapsed);
      this.#cover();
    }
    return refused;
  }
}
