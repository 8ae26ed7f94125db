// A table on which a lesson is given: the learner acts, the lesson plays all others. A move that is
// not what the step asks for is answered, and taken back after it has been seen.

import type { Sentence } from "$/i18n/say";
import type { GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Request } from "$/rules/mail";
import type { Answer, GameEvent, Refusal, Seat, TableState } from "$/rules/wire";
import type { SavedTable, Sitter } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import { unless } from "$/table/turns";
import { kLearner, type Lesson, type LessonStep, type Turn } from "./lesson";

/** Between two moves that are made by themselves, and while a slip is looked at. */
export const kPauses = { turn: 700, slip: 2200 };
export type Pause = keyof typeof kPauses;

export type Stage =
  | "laying" // the step's position and what the others do first
  | "doing" // the learner is wanted
  | "following" // the learner's move is seen, and what follows it
  | "done"; // for `next`

/** What is said to a move: well done, try again, or why the rules refuse it. */
export interface Reply {
  tone: "good" | "again" | "refused";
  say?: Sentence;
  refusal?: Refusal;
}

const kSeed = "8";

/** A person, and the weakest bots: the lesson plays for them. */
function sittersOf(players: number): Sitter[] {
  return Array.from({ length: players }, (_, seat): Sitter =>
    seat === kLearner ? { kind: "person", name: "" } : { kind: "bot", level: 1 },
  );
}

const kNothing: Omit<SavedTable, "game"> = {
  id: "lesson",
  variant: "",
  sitters: [],
  seed: kSeed,
  record: "",
  begun: 0,
  touched: 0,
  summary: { over: false, moves: 0, scores: [], winners: [], reason: null },
};

export interface LessonHabits {
  turns: boolean;
  language: () => string;
  /** Waits that long, as people need it to see something. */
  pause: (pause: Pause) => Promise<void>;
}

type Laid = Answer<{ state: TableState }>;

export class LessonTable<G extends GameId = GameId> extends Table<G> {
  at = $state(0);
  stage = $state<Stage>("laying");
  reply = $state.raw<Reply | null>(null);

  /** The game as the step began. */
  #record = "";

  private constructor(
    readonly lesson: Lesson<G>,
    door: Door,
    readonly pauses: LessonHabits["pause"],
    habits: LessonHabits,
  ) {
    super({ ...kNothing, game: lesson.game }, door, { ...habits, hidden: false, keeps: false, led: true });
  }

  static async begin<G extends GameId>(
    lesson: Lesson<G>,
    door: Door,
    habits: LessonHabits,
    at: number,
  ): Promise<LessonTable<G> | Refusal> {
    const table = new LessonTable(lesson, door, habits.pause, habits);
    const refusal = await table.goTo(at);
    return table.state && !table.broken ? table : (refusal ?? { code: "learn", message: "" });
  }

  // --- what is

  get step(): LessonStep<G> {
    return this.lesson.steps[this.at] ?? this.lesson.steps[0];
  }
  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }
  override get acting(): Seat | null {
    return this.stage === "doing" ? super.acting : null;
  }

  // --- what can be done

  /** Begins a step, whatever was before it; a step outside the lesson is its nearest. */
  goTo(at: number): Promise<Refusal | null> {
    return this.#begin(Math.max(0, Math.min(at, this.lesson.steps.length - 1)), (gone) => this.#goToNow(gone));
  }

  /** The step from its beginning. */
  restart(): Promise<Refusal | null> {
    return this.#begin(this.at, (gone) => this.#layStep(gone));
  }

  /** On to the next step; where it goes on from this one, with what lies there. */
  next(): Promise<Refusal | null> {
    const next = this.lesson.steps[this.at + 1];
    if (!next || next.from || this.stage !== "done") return this.goTo(this.at + 1);
    return this.#begin(this.at + 1, async (gone) => {
      await this.#remember();
      return this.#open(gone);
    });
  }

  override play(move: string, seat: Seat | null = this.acting): Promise<Refusal | null> {
    if (seat === null || this.stage !== "doing") return Promise.resolve(null);
    return this.wishHere((gone) => this.changeNow({ op: "play", seat, move }, gone));
  }

  /** A move of the learner is judged by the step; anything else is the clock's. */
  override async changeNow(request: Request, gone: AbortSignal): Promise<Refusal | null> {
    if (request["seat"] !== kLearner) return this.#pastTime(request, gone);
    if (this.stage !== "doing" || gone.aborted) return null;
    this.stage = "following";
    this.reply = null;
    const refused = await super.changeNow(request, gone);
    if (gone.aborted) return null;
    if (refused) return this.#refused(refused, String(request["move"]));
    // As the rules write it: the squares of an outline may have been named in any order.
    const made = this.news.find((step) => step.seat === kLearner)?.move;
    await this.#judge(gone, made ?? String(request["move"]));
    return null;
  }

  /** A refusal was said in the language of before. */
  protected override async retellNow(gone: AbortSignal): Promise<void> {
    if (this.reply?.refusal) this.reply = null;
    await super.retellNow(gone);
  }

  /** What was mended is said beside the table, like everything here. */
  protected override refuse(refusal: Refusal): Refusal {
    if (refusal.code === "mended") this.reply = { tone: "refused", refusal };
    return super.refuse(refusal);
  }

  /** Nobody acts by himself at this table. */
  protected override advance(): void {}

  /** Rules that have failed have forgotten the lesson. */
  protected override layAgain(): Promise<Refusal | null> {
    this.stage = "laying";
    return this.#goToNow(new AbortController().signal);
  }

  // --- a step begins

  #begin(at: number, lay: (gone: AbortSignal) => Promise<Refusal | null>): Promise<Refusal | null> {
    this.at = at;
    this.stage = "laying";
    this.reply = null;
    this.overtake();
    return this.inTurn(async (gone) => (gone.aborted ? null : lay(gone)));
  }

  async #goToNow(gone: AbortSignal): Promise<Refusal | null> {
    return (await this.#walkTo(this.at)) ?? (gone.aborted ? null : this.#layStep(gone));
  }

  /** Makes on the rules' table, unseen, what lies there when a step begins. */
  async #walkTo(at: number): Promise<Refusal | null> {
    const steps = this.lesson.steps;
    const first = steps.findLastIndex((step, i) => i <= at && step.from);
    const laid: Laid = await this.door.ask({
      op: "load",
      position: steps[first]?.from,
      seed: kSeed,
      dealer: "manual",
    });
    if (!laid.ok) return laid.error;
    this.#seat(laid.state);
    for (const step of steps.slice(first, at)) {
      for (const { seat, move } of turnsOf(step)) {
        const played = await this.door.ask({ op: "play", seat, move });
        if (!played.ok) return played.error;
      }
    }
    await this.#remember();
    return null;
  }

  #seat({ variant, players }: TableState): void {
    this.saved = { ...this.saved, variant, sitters: sittersOf(players) };
  }

  async #remember(): Promise<void> {
    const record = await this.door.ask<{ record: string }>({ op: "record" });
    if (record.ok) this.#record = record.record;
  }

  async #layStep(gone: AbortSignal): Promise<Refusal | null> {
    const refusal = await this.lay({ op: "replay", record: this.#record, seed: kSeed, dealer: "manual" });
    return refusal ?? this.#open(gone);
  }

  /** What the others do first, and then it is the learner's. */
  async #open(gone: AbortSignal): Promise<Refusal | null> {
    const refusal = await this.#makeTurns(gone, this.step.first ?? []);
    if (gone.aborted) return null;
    this.stage = this.step.moves ? "doing" : "done";
    return refusal;
  }

  // --- the learner's move

  async #judge(gone: AbortSignal, move: string): Promise<void> {
    const { moves, free, brings, then = [] } = this.step;
    const named = moves?.includes(move) === true || free === true;
    const events = this.news.flatMap((step) => step.events);
    const done = named || isBrought(events, brings);
    if (done || brings) await this.#makeTurns(gone, then, events);
    if (gone.aborted) return;
    if (done || isBrought(events, brings)) {
      this.stage = "done";
      this.reply = { tone: "good", say: this.step.done };
    } else
      await this.#takeBack(
        gone,
        this.#slipOf(
          move,
          events.map((event) => event.code),
        ),
      );
  }

  #slipOf(move: string, codes: readonly string[]): Sentence | undefined {
    const { slips = [] } = this.step;
    return slips.find((slip) => (slip.code ? codes.includes(slip.code) : slip.moves.includes(move)))?.say;
  }

  #refused(refusal: Refusal, move: string): Refusal {
    this.stage = "doing";
    this.forgive(); // it is said beside the table
    this.reply = { tone: "refused", refusal, say: this.#slipOf(move, [refusal.code]) };
    return refusal;
  }

  /** What was done is seen for a moment; then the step begins anew, and what was said stays. */
  async #takeBack(gone: AbortSignal, say: Sentence | undefined): Promise<void> {
    this.reply = { tone: "again", say };
    await unless(gone, this.pauses("slip"));
    if (!gone.aborted) await this.#layStep(gone);
  }

  /** The clock's move. Where it comes before the learner's, the step begins anew. */
  async #pastTime(request: Request, gone: AbortSignal): Promise<Refusal | null> {
    const late = this.stage === "doing";
    const refusal = await super.changeNow(request, gone);
    if (refusal || !late || this.stage !== "doing") return refusal;
    this.stage = "following";
    const codes = this.news.flatMap(({ events }) => events.map(({ code }) => code));
    await this.#takeBack(gone, this.#slipOf("", codes));
    return null;
  }

  // --- moves that are made by themselves

  async #makeTurns(gone: AbortSignal, turns: readonly Turn[], events: GameEvent[] = []): Promise<Refusal | null> {
    for (const { seat, move } of turns) {
      await unless(gone, this.pauses("turn"));
      if (gone.aborted) return null;
      const refused = await super.changeNow({ op: "play", seat, move }, gone);
      if (refused) return refused;
      events.push(...this.state.events);
    }
    return null;
  }
}

/** The moves of a step as a walk through the lesson makes them. */
function turnsOf({ first = [], moves, then = [] }: LessonStep): Turn[] {
  const own: Turn[] = moves ? [{ seat: kLearner, move: moves[0] }] : [];
  return [...first, ...own, ...then];
}

const isBrought = (events: readonly GameEvent[], code: string | undefined): boolean =>
  code !== undefined && events.some((event) => event.code === code && (event.args["seat"] ?? kLearner) === kLearner);
