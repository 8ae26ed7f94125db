// A puzzle on the table: every move of its seat is an answer that the rules judge. A wrong one is not
// kept; what comes of it is shown on the table, step by step, and so is the solution.

import { t } from "$/i18n/index.svelte";
import type { GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Request } from "$/rules/mail";
import type { Answer, GameEvent, Ground, Refusal, Seat, Step, TableState } from "$/rules/wire";
import type { SavedTable, Sitter } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import type { Puzzle } from "./list";

export type Phase =
  | "asked"
  | "wrong" // the refutation is shown, until `askAgain`
  | "shown" // the solution is shown, until `askAgain`
  | "solved";

/** Moves to be stepped through on the table. */
export interface Line<G extends GameId = GameId> {
  start: Ground<G>;
  /** What was played before it. */
  before: Step<G>[];
  steps: Step<G>[];
  /** How the table stands after the last step, where it stands so. */
  end: TableState<G> | null;
}

interface Judged<G extends GameId> {
  verdict: "open" | "right" | "wrong";
  points: number;
  state: TableState<G>;
  why?: string;
  steps?: Step<G>[];
  events?: GameEvent[];
}

type Laid<G extends GameId> = Answer<{ puzzle: Puzzle<G>; seat: Seat; state: TableState<G> }>;

/** Where all act at once nobody else sits there, so that nobody is waited for. */
function savedFor({ number, game, variant }: Puzzle, players: number, turns: boolean): SavedTable {
  const person = (name: string): Sitter => ({ kind: "person", name });
  const sitters = turns ? Array.from({ length: players }, () => person("")) : [person(t("puzzles.you"))];
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  return { id: `puzzle-${number}`, game, variant, sitters, seed: "0", record: "", begun: 0, touched: 0, summary };
}

export class PuzzleTable<G extends GameId = GameId> extends Table<G> {
  phase = $state<Phase>("asked");
  /** Booked so far, or with a wrong answer the most within reach. */
  points = $state(0);
  /** What is wrong with the last answer. */
  why = $state("");
  reasons = $state.raw<GameEvent[]>([]);
  /** Wrong answers in this visit. */
  wrong = $state(0);
  /** The solution was seen in this visit. */
  helped = $state(false);
  line = $state.raw<Line<G> | null>(null);
  /** How many steps of the line are on the table. */
  at = $state(0);
  /** The line goes on by itself. */
  runs = $state(false);
  /** Told of every answer that settles something. */
  onresult: (solved: boolean) => void = () => undefined;

  #start: Ground<G> | undefined;
  /** What was answered well so far. */
  #found: string[] = [];

  private constructor(
    readonly puzzle: Puzzle<G>,
    readonly seat: Seat,
    saved: SavedTable,
    door: Door,
    turns: boolean,
    language: () => string,
  ) {
    super(saved, door, { hidden: false, turns, language, keeps: false });
  }

  /** Lays the puzzle of that number; refused when there is none. */
  static async take(
    number: number,
    door: Door,
    turnsOf: (game: GameId) => boolean,
    language: () => string,
  ): Promise<PuzzleTable | Refusal> {
    const laid: Laid<GameId> = await door.ask([
      { op: "speak", language: language() },
      { op: "puzzle", number },
    ]);
    if (!laid.ok) return laid.error;
    const { puzzle, seat, state } = laid;
    const turns = turnsOf(puzzle.game);
    const table = new PuzzleTable(puzzle, seat, savedFor(puzzle, state.players, turns), door, turns, language);
    const refusal = await table.inTurn(() => table.#begin());
    return table.state && !table.broken ? table : (refusal ?? { code: "puzzle", message: "" });
  }

  async #begin(): Promise<void> {
    await this.door.ask([this.speech(), { op: "puzzle", number: this.puzzle.number }]);
    this.viewer = this.seat;
    this.#found = [];
    await this.lookAnew();
    this.told = this.steps.length;
    this.#start = this.state;
    ++this.laid;
  }

  /** As far as it was answered well; what was shown is shown. */
  protected override async layAgain(): Promise<null> {
    const answers = this.#found.map((move) => ({ op: "answer", move }));
    await this.door.ask([this.speech(), { op: "puzzle", number: this.puzzle.number }, ...answers]);
    await this.lookAnew();
    this.#start ??= this.state;
    if (this.line) this.#draw(this.line);
    return null;
  }

  // --- what is

  override get people(): Seat[] {
    return [this.seat];
  }
  override get acting(): Seat | null {
    return this.phase === "asked" ? super.acting : null;
  }
  override name(seat: Seat): string {
    return seat === this.seat ? t("puzzles.you") : t("puzzles.other");
  }
  override label(seat: Seat): string {
    return this.name(seat);
  }

  // --- answers

  override changeNow(request: Request): Promise<Refusal | null> {
    return this.#answer(String(request["move"]));
  }

  async #answer(move: string): Promise<Refusal | null> {
    if (this.phase !== "asked") return null;
    const judged = await this.door.ask<Judged<G>>({ op: "answer", move });
    if (!judged.ok) return this.refuse(judged.error);
    this.refusal = null;
    this.points = judged.points;
    if (judged.verdict === "wrong") this.#refuted(judged);
    else {
      this.#found.push(move);
      this.told = this.steps.length;
      await this.look();
    }
    if (judged.verdict === "right") this.#solved();
    return null;
  }

  #refuted({ why = "", steps = [], events = [] }: Judged<G>): void {
    this.phase = "wrong";
    this.why = why;
    this.reasons = events;
    ++this.wrong;
    this.onresult(false);
    if (steps.length > 0) this.#lay({ start: this.state, before: this.steps, steps, end: null }, 1);
  }

  #solved(): void {
    this.phase = "solved";
    this.moves = [];
    this.onresult(true);
    this.line = { start: this.#start!, before: [], steps: this.steps, end: this.state };
    this.at = this.steps.length;
    this.runs = false;
  }

  // --- lines on the table

  /** Shows the solution from the puzzle's own position. */
  showSolution(): Promise<Refusal | null> {
    return this.inTurn(async () => {
      const solution = await this.door.ask<{ start: Ground<G>; steps: Step<G>[] }>({ op: "solution" });
      if (!solution.ok) return this.refuse(solution.error);
      this.phase = "shown";
      this.helped = true;
      this.onresult(false);
      this.#lay({ start: solution.start, before: [], steps: solution.steps, end: null }, 0);
      return null;
    });
  }

  /** The next move of the solution, as long as that was followed. */
  async nextOfSolution(): Promise<Step<G> | null> {
    let solution: Step<G>[] = [];
    await this.inTurn(async () => {
      const told = await this.door.ask<{ steps: Step<G>[] }>({ op: "solution" });
      if (told.ok) solution = told.steps;
    });
    if (!this.habits.turns) return solution.find(({ move }) => !this.steps.some((step) => step.move === move)) ?? null;
    const follows = this.steps.every((step, i) => step.move === solution[i]?.move);
    return follows ? (solution[this.steps.length] ?? null) : null;
  }

  /** To a step of the line; stepping by hand ends its going on by itself. */
  step(to: number, runs = false): void {
    if (!this.line) return;
    this.at = Math.min(Math.max(0, to), this.line.steps.length);
    this.runs = runs && this.at < this.line.steps.length;
    this.#draw(this.line);
  }

  /** Back to the question, as far as it was answered well. */
  askAgain(): Promise<Refusal | null> {
    return this.inTurn(async () => {
      if (this.phase === "solved") return;
      const whole = this.phase === "shown";
      this.line = null;
      this.runs = false;
      this.why = "";
      this.reasons = [];
      if (whole) this.points = 0;
      if (whole) await this.#begin();
      else await this.lookAnew();
      this.told = this.steps.length;
      this.phase = "asked";
    });
  }

  #lay(line: Line<G>, at: number): void {
    this.line = line;
    this.step(at, true);
  }

  #draw({ start, before, steps, end }: Line<G>): void {
    const ground = this.at === 0 ? start : steps[this.at - 1]!;
    const { position, scores, to_move } = ground;
    const moves_played = before.length + this.at;
    this.state =
      end && this.at === steps.length ? end : { ...this.state, position, scores, to_move, moves_played, outcome: null };
    this.steps = [...before, ...steps.slice(0, this.at)];
    this.told = Math.max(0, this.steps.length - 1);
    this.moves = [];
  }
}
