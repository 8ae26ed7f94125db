// A table whose rules and record are the server's. My own moves go over the line; what happens comes by the
// table's queue, one thing after the other. The games' tables do not know that they are online.

import { looks } from "$/games";
import type { GameId } from "$/rules/catalog";
import type { Answer, Change, LegalMoves, Refusal, Seat } from "$/rules/wire";
import { summaryOf } from "$/table/keeper.svelte";
import { ledger } from "$/table/ledger";
import { replay } from "$/table/replay.svelte";
import { shelf, type SavedTable, type Sitter } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import type { Door } from "$/rules/door";
import { legalMoves } from "$/rules/moves";
import { OnlineDoor } from "./door";
import type { TableLine } from "./line.svelte";
import { Shadow } from "./shadow";
import type { Answers, Offered, SeatView } from "./messages";
import type { Tidings, View } from "./view";

/** A move of somebody else is not shown sooner than this after what was shown before it. */
const kPaceMs = 350;

export function sittersOf(seats: readonly SeatView[], you: Seat | null): Sitter[] {
  return seats.map(({ kind, name = "", level = 1 }, seat) =>
    kind === "bot" ? { kind, level } : { kind: seat === you ? "person" : "remote", name },
  );
}

function savedOf({ table, plan, seats, you, now }: View): SavedTable {
  const { game, variant, options } = plan;
  return {
    id: table,
    game,
    variant,
    sitters: sittersOf(seats, you.seat),
    seed: "0",
    record: "",
    options,
    begun: now,
    touched: now,
    summary: { over: false, moves: 0, scores: [], winners: [], reason: null },
  };
}

/** Milliseconds until the clock of that table acts. */
function dueIn({ view, clock }: TableLine): number | null {
  const due = view?.clock.due ?? null;
  return due === null ? null : due - clock.now();
}

export interface OnlineHabits {
  language: () => string;
  /** Whether the game is put on this device's shelf: from its beginning, once it is over, or never. */
  keeps: "always" | "end" | "never";
  rules?: () => Door;
}

export class OnlineTable<G extends GameId = GameId> extends Table<G> {
  /** The own move that is not confirmed yet. */
  onItsWay = $state<string | null>(null);

  readonly #shadow: Shadow;
  #record = "";
  /** What was shown when the record was read. */
  #recordOf: object | null = null;
  #moves: LegalMoves[] = [];
  /** What was there before the move that is on its way was shown. */
  #before: { change: Change<G>; told: number } | null = null;
  #lastShown = 0;
  #isKept = false;

  private constructor(
    readonly line: TableLine,
    override readonly door: OnlineDoor,
    readonly online: OnlineHabits,
  ) {
    const saved = savedOf(line.view!);
    const { hidden, turns } = looks[saved.game];
    const elsewhere = {
      left: () => dueIn(line),
      ready: () => void line.ask("ready"),
      isReady: (seat: Seat) => line.view?.seats[seat]?.ready === true,
    };
    super(saved, door, { hidden, turns, language: online.language, keeps: false, elsewhere });
    this.#shadow = door.shadow;
    door.record = () => this.#readRecord();
    this.#shadow.speech = () => this.speech();
    this.viewer = this.seat;
  }

  /** A table of which everything has just been told. */
  static at<G extends GameId>(line: TableLine, change: Change, habits: OnlineHabits): OnlineTable<G> {
    const door = new OnlineDoor(line, new Shadow(habits.rules));
    const table = new OnlineTable<G>(line, door, habits);
    table.#show(change as unknown as Change<G>);
    table.told = table.steps.length;
    ++table.laid;
    line.onputback = (why) => void table.inTurn(async () => table.#putBack(why));
    if (line.waits && table.habits.turns) table.onItsWay = line.waiting;
    table.#prepare();
    void table.#keepIt();
    return table;
  }

  // --- what is

  get view(): View {
    return this.line.view!;
  }
  get seat(): Seat | null {
    return this.view.you.seat;
  }
  get isOpen(): boolean {
    return !this.habits.hidden && this.habits.turns;
  }
  override get acting(): Seat | null {
    return this.view.phase === "playing" && this.onItsWay === null ? super.acting : null;
  }
  override get rests(): boolean {
    return super.rests && this.onItsWay === null;
  }
  /** The rules here are ready to show what a move brings. */
  get foresees(): boolean {
    return this.isOpen && this.#recordOf === this.state && this.#shadow.liesAt(this.#record);
  }
  /** Taking back is asked of the others, where nothing hidden can have been shown. */
  override get mayUndo(): boolean {
    return super.mayUndo && this.isOpen && this.seat !== null && this.view.phase === "playing" && !this.offered("undo");
  }
  offered(what: Offered) {
    return this.view.offers.find((offer) => offer.what === what);
  }

  // --- what can be done

  override async play(move: string, seat: Seat | null = this.acting): Promise<Refusal | null> {
    if (seat === null || seat !== this.seat) return null;
    let outcome: Promise<Refusal | null> | undefined;
    if (!this.habits.turns) return this.#playAmongAll(move);
    const refused = await this.wishHere(async () => {
      if (this.acting === null) return null;
      this.forgive();
      outcome = this.line.play(move);
      this.onItsWay = move;
      await this.#foresee(seat, move);
      return null;
    });
    return refused ?? (await outcome) ?? null;
  }

  /** Where all play at once nobody waits for an answer to go on. */
  async #playAmongAll(move: string): Promise<Refusal | null> {
    this.forgive();
    const refused = await this.line.play(move);
    return refused ? this.refuse(refused) : null;
  }

  override resign(): Promise<Refusal | null> {
    return this.wish("end");
  }
  override undo(): Promise<Refusal | null> {
    return this.wish("offer", { what: "undo" });
  }
  override again(): Promise<Refusal | null> {
    return this.wish("next");
  }

  /** Anything but a move. A refusal is shown. */
  async wish(op: string, members: Record<string, unknown> = {}): Promise<Refusal | null> {
    const answer = await this.line.ask(op, members);
    return answer.ok ? null : this.refuse(answer.error);
  }

  // --- what is told

  /** News of the table. What happened in the game is shown in its turn, and not while a move is shown again. */
  tell({ seats, change }: Tidings): void {
    if (seats) this.#seat(seats);
    if (change) void this.inTurn(() => this.#hearNow(change as unknown as Change<G>));
  }

  async #hearNow(change: Change<G>): Promise<null> {
    await replay.overAt(this as unknown as Table);
    const isMine = this.onItsWay !== null;
    if (!isMine && this.habits.turns && change.steps?.length) await this.#pace();
    const isNew = change.from === 0 && this.state.series.games !== change.state.series.games;
    this.#before = null;
    this.forgive();
    this.#show(change, isNew ? 0 : this.steps.length);
    if (!this.line.waits) this.onItsWay = null;
    if (this.moves.length === 0 && change.moves === undefined && this.acting !== null) await this.#askMoves();
    this.advance();
    this.#prepare();
    await this.#keepIt();
    return null;
  }

  #show(change: Change<G>, told = 0): void {
    this.#moves = change.moves ?? [];
    this.hear(change, told);
    this.told = Math.min(told, this.steps.length);
    this.#lastShown = performance.now();
  }

  #seat(seats: readonly SeatView[]): void {
    this.saved = { ...this.saved, sitters: sittersOf(seats, this.seat) };
  }

  /** There are so many that they were left out. */
  async #askMoves(): Promise<void> {
    const told = await this.door.ask<{ moves: LegalMoves[] }>({ op: "moves", seat: this.seat });
    if (!told.ok) return;
    this.#moves = told.moves;
    this.moves = legalMoves<G>(told.moves.filter(({ seat }) => seat === this.seat));
  }

  async #pace(): Promise<void> {
    const rest = this.#lastShown + kPaceMs - performance.now();
    if (rest > 0) await new Promise((go) => setTimeout(go, rest));
  }

  /** Nobody thinks here; whose bot it is thinks at the server. */
  protected override advance(): void {
    const mover = this.state.to_move.find((actor) => typeof actor === "number");
    const waits = this.habits.turns && !this.over && mover !== undefined && this.isBot(mover);
    this.thinking = waits ? mover : null;
  }

  /** The rules have nothing to lay: the server tells it all again. */
  protected override async layAgain(): Promise<Refusal | null> {
    await this.line.retell();
    return null;
  }
  protected override async retellNow(): Promise<void> {
    await this.line.retell();
  }

  // --- the move that is on its way

  /** The rules here follow, so that they stand ready when a move is made. */
  #prepare(): void {
    if (this.isOpen && this.acting !== null) void this.#follow().catch(() => undefined);
  }
  async #follow(): Promise<void> {
    const record = await this.#readRecord();
    if (record !== null) await this.#shadow.lay(record);
  }

  /** The record of what is shown; null while something in it is hidden. */
  async #readRecord(): Promise<string | null> {
    const { state } = this;
    if (this.habits.hidden && !this.over) return null;
    if (this.#recordOf === state) return this.#record;
    const told = await this.line.ask<Answers["ask"]>("ask", { requests: [{ op: "record" }] });
    const read = (told.ok ? told.answers[0] : undefined) as Answer<{ record: string }> | undefined;
    if (!read?.ok) return null;
    this.#record = read.record;
    this.#recordOf = state;
    return read.record;
  }

  /** What the move brings is shown at once, where the rules here are ready for it. */
  async #foresee(seat: Seat, move: string): Promise<void> {
    if (!this.foresees) return;
    const { state, steps, told } = this;
    const from = steps.length;
    const seen = await this.#shadow.foresee<G>(seat, move, from).catch(() => null);
    if (!seen?.ok || this.line.waiting !== move) return;
    this.#before = { change: { state, steps: [], from, moves: this.#moves }, told };
    this.hear({ ...seen, moves: [] }, from);
  }

  /** The move was refused: everything is as it was, and why is said. */
  #putBack(why: Refusal | null): null {
    this.onItsWay = null;
    if (this.#before) this.hear(this.#before.change, this.#before.change.from ?? 0);
    this.#before = null;
    this.#prepare();
    if (why) this.refuse(why);
    return null;
  }

  // --- after the end

  /** A finished game lies on this device's shelf, so that it can be looked at again like any other. */
  async #keepIt(): Promise<void> {
    const { keeps } = this.online;
    if (keeps === "never" || (keeps === "end" && !this.over)) return;
    const summary = summaryOf(this.state, this.steps);
    const touched = Date.now();
    this.saved = { ...this.saved, summary, touched };
    if (!this.over) {
      this.#isKept = false;
      shelf.save(this.saved);
      return;
    }
    if (this.#isKept) return;
    const record = await this.#readRecord();
    if (record === null) return;
    this.saved = { ...this.saved, record };
    this.#isKept = shelf.save(this.saved);
    ledger.note(this.saved, this.state.series.games + 1);
  }
}
