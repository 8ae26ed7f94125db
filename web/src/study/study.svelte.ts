// A game that is studied: every position of it and of what was tried instead can be shown, and at
// each of them the rules stand ready for another move. Nobody waits for anybody here.

import { looks } from "$/games";
import { t } from "$/i18n/index.svelte";
import type { GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Answer, Refusal, Seat, Step, Story } from "$/rules/wire";
import { shelf } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import { Desk, type Told, type Way } from "./desk";
import { studies, type Study } from "./studies";
import {
  chainOf,
  kGame,
  lengthened,
  lineOf,
  promoted,
  triedAt,
  wayTo,
  withLine,
  withoutLine,
  type Line,
  type Played,
} from "./lines";
import { stopBehind, stopsOf } from "./stops";

/** Whose cards are seen; `open` shows everybody's. */
export type View = Seat | "open";

/** How long a move is looked at while the game plays by itself. */
const kPlayMs = 1100;

export class StudyTable<G extends GameId = GameId> extends Table<G> {
  /** How many games of the record can be looked at, and which of them is shown. */
  games = $state(1);
  game = $state(0);
  lines = $state.raw<Line[]>([]);
  /** The line that is shown, and how many of its moves have been made. */
  line = $state(kGame);
  at = $state(0);
  view = $state<View>("open");
  /** The record ends with a game under way on this device with hidden cards: no review may look into it. */
  hides = $state(false);
  /** That game is the one shown: only the one person who plays it sees it, and it stays as it is. */
  closed = $state(false);
  /** Counts jumps: what is shown after one has not moved there. */
  jumps = $state(0);
  playing = $state(false);
  /** The game itself from its start, and the line that is shown. */
  main = $state.raw<Step<G>[]>([]);
  now = $state.raw<Told<G>>()!;
  study = $state.raw<Study>()!;

  stops: number[] = $derived.by(() => stopsOf(this.now.steps, this.habits.turns));

  #desk: Desk<G>;
  #timer: ReturnType<typeof setInterval> | undefined;

  private constructor(study: Study, door: Door, language: () => string) {
    const { hidden, turns } = looks[study.saved.game];
    super(study.saved, door, { hidden, turns, language, keeps: false, still: true });
    this.study = study;
    this.lines = study.lines;
    this.kept = !studies.isLoose(study.saved.id);
    this.#desk = new Desk(this.door, study.saved.record, study.saved.seed);
  }

  /** The record's last game that can be looked at, shown from its start. */
  static async show<G extends GameId>(
    study: Study,
    door: Door,
    language: () => string,
  ): Promise<StudyTable<G> | Refusal> {
    const table = new StudyTable<G>(study, door, language);
    const refusal = await table.openGame();
    return table.now && !table.broken ? table : (refusal ?? { code: "study", message: "" });
  }

  // --- what is

  get isFirst(): boolean {
    return this.at <= (this.stops[0] ?? 0);
  }
  get isLast(): boolean {
    return this.at >= this.now.steps.length;
  }
  /** Whether other moves can be tried: not where all play at once, and not in hidden cards under way. */
  get mayTry(): boolean {
    return this.habits.turns && !this.closed;
  }
  /** Whoever is to move: with open cards anybody, otherwise only the one whose cards are seen. */
  override get acting(): Seat | null {
    if (!this.mayTry || this.playing) return null;
    const seat = this.#mover();
    return !this.habits.hidden || this.view === "open" || this.view === seat ? seat : null;
  }

  // --- going about

  /** To a place of a line. One stop on is shown as it was played, everything else lies there at once. */
  async go(line: number, at: number): Promise<void> {
    this.overtake();
    if (line === this.line) this.#place(line, this.now, at);
    await this.inTurn(async (gone) => {
      if (line !== this.line) await this.#goNow(line, at, gone);
      else await this.#arrive(gone);
    });
  }
  forward(): Promise<void> {
    return this.#step(this.stops.find((stop) => stop > this.at));
  }
  back(): Promise<void> {
    return this.#step(this.stops.findLast((stop) => stop < this.at));
  }
  first(): Promise<void> {
    return this.#step(this.stops[0]);
  }
  last(): Promise<void> {
    return this.#step(this.stops.at(-1));
  }

  /** The game goes on by itself until its end or until it is stopped. */
  start(): void {
    if (this.playing) return;
    this.playing = true;
    void (this.isLast ? this.first() : this.forward());
    this.#timer = setInterval(() => void (this.isLast ? this.stop() : this.forward()), kPlayMs);
  }
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    if (!this.playing) return;
    this.playing = false;
    await this.inTurn((gone) => this.#arrive(gone));
  }

  /** Another seat's view, or all cards open. */
  async see(view: View): Promise<void> {
    if (this.closed || view === this.view) return;
    this.view = view;
    await this.inTurn((gone) => this.#tellAgain(gone));
  }

  /** A game of the record from its start; without a number the last one that can be looked at. */
  async openGame(game?: number): Promise<Refusal | null> {
    await this.stop();
    this.overtake();
    return this.inTurn((gone) => this.#openNow(game, gone));
  }

  async #openNow(game: number | undefined, gone: AbortSignal): Promise<Refusal | null> {
    await this.door.ask(this.speech());
    const opened = await this.#desk.open();
    if (!opened.ok) return opened.error;
    const { outcome, ending } = opened.state;
    this.hides = this.habits.hidden && outcome === null && ending === null && shelf.find(this.saved.id) !== undefined;
    // Nobody knows which of several people sits here: what they still play is left out.
    const games = opened.games - (this.hides && this.people.length > 1 ? 1 : 0);
    if (games === 0) return { code: "study.several", message: t("study.several") };
    this.games = games;
    this.game = game ?? games - 1;
    this.closed = this.hides && this.game === opened.games - 1;
    this.view = this.#firstView();
    const told = await this.#tell(kGame);
    if (!told) return this.refusal;
    if (gone.aborted) return null;
    this.#place(kGame, told, 0);
    await this.#arrive(gone);
    return null;
  }

  protected override async retellNow(gone: AbortSignal): Promise<void> {
    await this.door.ask(this.speech());
    await this.#tellAgain(gone);
  }

  /** The rules stand where the page does. */
  protected override async layAgain(): Promise<Refusal | null> {
    const { signal } = new AbortController();
    if (!this.now) return this.#openNow(undefined, signal);
    await this.door.ask(this.speech());
    await this.#arrive(signal);
    return null;
  }

  override close(): void {
    clearInterval(this.#timer);
    super.close();
  }

  // --- trying something else

  /** Plays a move here: one that was played already is gone to, any other becomes a line. */
  override async play(move: string, seat: Seat | null = this.acting): Promise<Refusal | null> {
    if (seat === null) return null;
    const { line, at } = this;
    return this.inTurn(async (gone) => {
      if (gone.aborted || line !== this.line || at !== this.at) return null;
      const laid = await this.#desk.layToPlay(this.#way(line, at));
      const made = laid.ok
        ? await this.door.ask<Story<G>>([
            { op: "play", seat, move },
            { op: "story", from: at },
          ])
        : laid;
      if (!made.ok) return this.refuse(made.error);
      this.refusal = null;
      const steps = made.steps.map(({ seat: who, move: what }) => ({ seat: who, move: what }));
      await this.#enter(line, at, steps, gone);
      return null;
    });
  }

  promote(id: number): Promise<Refusal | null> {
    return this.inTurn((gone) => this.#rearrange(promoted(this.lines, id), this.line, this.at, gone));
  }

  /** Away with a line; whoever looks at it is taken to where it left. */
  remove(id: number): Promise<Refusal | null> {
    return this.inTurn((gone) => {
      const left = chainOf(this.lines, this.line).find((line) => line.id === id);
      const at = left ? Math.min(this.at, left.at) : this.at;
      return this.#rearrange(withoutLine(this.lines, id), left?.parent ?? this.line, at, gone);
    });
  }

  /** The record up to a place, to be played on. */
  recordAt(line: number, at: number): Promise<Answer<{ record: string }>> {
    const way = this.#way(line, at);
    return this.#recordOf(() => this.#desk.layToPlay(way));
  }

  /** The whole line as a text, ours or in a foreign form. */
  recordOfLine(form?: string): Promise<Answer<{ record: string }>> {
    const way = this.#way(this.line);
    return this.#recordOf(() => this.#desk.lay(way), form);
  }

  async #recordOf(lay: () => Promise<Answer<object>>, form?: string): Promise<Answer<{ record: string }>> {
    let record: Answer<{ record: string }> | undefined;
    const refused = await this.inTurn(async () => {
      const laid = await lay();
      record = laid.ok ? await this.door.ask<{ record: string }>({ op: "record", form }) : laid;
      await this.#ready();
    });
    return record ?? { ok: false, error: refused ?? { code: "closed", message: "" } };
  }

  /** Keeps what was found out with the study. */
  async keepStudy(change: Partial<Study>): Promise<void> {
    this.study = { ...this.study, ...change };
    this.kept = await studies.save(this.study);
  }

  // --- inside

  #mover(): Seat | null {
    return this.state.to_move.find((actor) => typeof actor === "number") ?? null;
  }

  /** The only person's own view; of a game between several, or between none, everything. */
  #firstView(): View {
    const [only, ...others] = this.people;
    return this.habits.hidden && only !== undefined && others.length === 0 ? only : "open";
  }

  #way(line: number, at?: number): Way {
    return { game: this.game, ...wayTo(this.lines, line, at) };
  }

  async #step(stop: number | undefined): Promise<void> {
    if (stop !== undefined && stop !== this.at) await this.go(this.line, stop);
  }

  /** A line as the view in use may know it; null if the rules refuse it. */
  async #tell(line: number): Promise<Told<G> | null> {
    const { view } = this;
    const told = await this.#desk.tell(this.#way(line), view === "open" ? undefined : view);
    if (!told.ok) {
      this.refuse(told.error);
      return null;
    }
    const seen = looks[this.saved.game].settled?.(told.steps as readonly Step[]) ?? told.steps.length;
    return this.closed ? asFarAsSeen(told, seen) : told;
  }

  /** The same place, told anew; whoever goes elsewhere on the line meanwhile is not stopped. */
  async #tellAgain(gone: AbortSignal): Promise<void> {
    const { line, view, game } = this;
    const main = await this.#tell(kGame);
    const told = line === kGame ? main : await this.#tell(line);
    if (!main || !told || line !== this.line || view !== this.view || game !== this.game) return;
    this.main = main.steps;
    this.#place(line, told, this.at);
    await this.#arrive(gone);
  }

  async #goNow(line: number, at: number, gone: AbortSignal): Promise<void> {
    if (gone.aborted) return;
    const told = await this.#tell(line);
    if (!told || gone.aborted) return;
    this.#place(line, told, at);
    await this.#arrive(gone);
  }

  /** Shows a place that lies at a stop, or the next one. */
  #place(line: number, told: Told<G>, wanted: number): void {
    const { line: from, at: left } = this;
    const isBack = from === line && told === this.now && this.stops.findLast((stop) => stop < left) === wanted;
    this.now = told;
    if (line === kGame) this.main = told.steps;
    const at = this.stops.find((stop) => stop >= wanted) ?? told.steps.length;
    const isNext = left < at && this.stops.findLast((stop) => stop < at) === left && this.#sharesStart(line, left);
    if (!isNext && !isBack) ++this.jumps;
    this.line = line;
    this.at = at;
    this.#show(at, isNext ? left : at);
  }

  #sharesStart(line: number, count: number): boolean {
    return (
      line === this.line ||
      JSON.stringify(wayTo(this.lines, line, count)) === JSON.stringify(wayTo(this.lines, this.line, count))
    );
  }

  /** What lay there after so many moves; the last of them are news. */
  #show(at: number, told: number): void {
    const { start, steps, last, before } = this.now;
    const { position, scores, to_move } = at === 0 ? start : steps[at - 1]!;
    const shown = { ...last, moves_played: at, position, scores, events: steps[at - 1]?.events ?? [] };
    const isEnd = at === steps.length;
    this.state = isEnd ? shown : { ...shown, to_move, outcome: null, ending: null, series: before };
    this.steps = steps.slice(0, at);
    this.told = told;
    this.moves = [];
    this.viewer = this.habits.hidden ? (this.view === "open" ? null : this.view) : (this.#mover() ?? this.viewer ?? 0);
  }

  /** The rules follow to where the page is, and say what may be tried there. */
  async #arrive(gone: AbortSignal): Promise<void> {
    if (gone.aborted || this.playing) return;
    const seat = this.acting;
    await this.#ready();
    const moves = seat === null ? [] : await this.#desk.legal(seat);
    if (!gone.aborted) this.moves = moves;
  }

  async #ready(): Promise<void> {
    if (this.mayTry) await this.#desk.layToPlay(this.#way(this.line, this.at));
  }

  async #enter(line: number, at: number, made: Played[], gone: AbortSignal): Promise<void> {
    const isSame = (one: Played | undefined) => one?.move === made[0]?.move && one?.seat === made[0]?.seat;
    const known = triedAt(this.lines, this.game, line, at).find((one) => isSame(one.moves[0]));
    const own = lineOf(this.lines, line);
    if (isSame(this.now.steps[at])) {
      this.#place(line, this.now, stopBehind(this.now.steps, at, this.habits.turns));
      await this.#arrive(gone);
    } else if (known) {
      await this.#goNow(known.id, at + stopBehind(known.moves, 0, this.habits.turns), gone);
    } else if (own && at === own.at + own.moves.length) {
      await this.#rearrange(lengthened(this.lines, line, made), line, at + made.length, gone);
    } else {
      const grown = withLine(this.lines, { game: this.game, parent: line, at, moves: made });
      await this.#rearrange(grown.lines, grown.id, at + made.length, gone);
    }
  }

  async #rearrange(lines: Line[], line: number, at: number, gone: AbortSignal): Promise<null> {
    this.lines = lines;
    await this.keepStudy({ lines });
    await this.#goNow(line, at, gone);
    return null;
  }
}

/** A game under way as far as it may be looked at in peace. */
function asFarAsSeen<G extends GameId>(told: Told<G>, until: number): Told<G> {
  const steps = told.steps.slice(0, until);
  const { to_move } = steps.at(-1) ?? told.start;
  return { ...told, steps, last: { ...told.last, to_move } };
}
