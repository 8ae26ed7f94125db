// Penta Rush at a table that is kept elsewhere: rounds begin when all there are ready, and the sand is that
// table's. Everybody reads the verdict for himself, and nobody is waited for by this device's clock.

import type { LegalMoves, Refusal, Seat } from "$/rules/wire";
import type { Elsewhere } from "$/table/table.svelte";
import { judgedRounds, lastVerdict, readTimes, type RushPosition } from "./rounds";
import type { RushTable, Stage } from "./rush.svelte";

const kTickMs = 100;

export class NetRush {
  readonly watch = null;
  readonly isBest = false;
  readonly isCalm = false;
  /** Time that others have a use for cannot be leapt over. */
  readonly mayLeap = false;
  readonly elapsed = 0;
  /** How many judged rounds have been looked at. */
  read = $state(0);
  /** What the person here may strike. */
  strikes = $state.raw<string[]>([]);
  /** Until the clock acts; nothing where it does not. */
  left = $state<number | null>(null);
  #ticker: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly table: RushTable,
    readonly elsewhere: Elsewhere,
  ) {
    this.sitDownAnew();
    $effect(() => {
      this.table.telling = this.verdict !== null;
    });
    $effect(() => {
      if (this.stage === "strike" && this.isWanted) void this.#listStrikes();
      else this.strikes = [];
    });
  }

  get isSolo(): boolean {
    return this.table.saved.sitters.length === 1;
  }
  get person(): Seat | null {
    return this.table.viewer;
  }
  get shown(): Seat {
    return this.person ?? 0;
  }
  position: RushPosition = $derived.by(() => this.table.state.position);
  /** The dice lie still until everybody is ready. */
  waits: boolean = $derived.by(() => !this.table.over && this.table.state.to_move.includes("chance"));
  /** The last round, until it was read or the next one runs. */
  verdict = $derived.by(() => {
    const runs = !this.table.over && !this.waits && this.position.phase === "search";
    return !runs && this.read < judgedRounds(this.position) ? lastVerdict(this.table.steps) : null;
  });
  stage: Stage = $derived.by(() => {
    if (this.verdict) return "verdict";
    if (this.table.over) return "over";
    if (this.waits) return "waiting";
    return this.position.phase === "strike" ? "strike" : "search";
  });
  isWanted = $derived.by(() => {
    const seat = this.person;
    if (seat === null) return false;
    if (this.stage === "strike") return this.table.state.to_move.includes(seat);
    return this.stage === "search" && this.position.flipped_by !== seat && !this.position.done.includes(seat);
  });
  /** The person here has said that the next round may begin. */
  isReady = $derived.by(() => this.person !== null && this.elsewhere.isReady(this.person));
  flip = $derived.by(() => readTimes(this.table.steps, this.table.saved.sitters.length).flip);
  sand = $derived.by(() =>
    this.flip && this.stage === "search" ? { left: this.left ?? 0, of: this.flip.sandMs } : null,
  );
  /** What is left of a round with a limit that nobody has ended. */
  cap = $derived.by(() => (this.stage === "search" && !this.flip ? this.left : null));

  /** At the table again, or in the next game: what was judged has been read, but for a round just over. */
  sitDownAnew(): void {
    const judged = judgedRounds(this.table.state.position);
    this.read = Math.max(0, this.waits && !this.isReady ? judged - 1 : judged);
  }
  show(): void {
    this.#ticker ??= setInterval(() => this.#tick(), kTickMs);
    this.#tick();
  }
  hide(): void {
    clearInterval(this.#ticker);
    this.#ticker = undefined;
  }
  putAway(): void {
    this.hide();
  }

  begin(): void {
    this.elsewhere.ready();
  }
  goOn(): void {
    this.read = judgedRounds(this.position);
    if (this.waits && this.person !== null && !this.isReady) this.elsewhere.ready();
  }
  play(move: string): Promise<Refusal | null> {
    return this.table.play(move, this.person);
  }
  leap(): void {}

  #tick(): void {
    const left = this.elsewhere.left();
    this.left = left === null ? null : Math.max(0, left);
  }

  async #listStrikes(): Promise<void> {
    const legal = await this.table.door.ask<{ moves: LegalMoves[] }>({ op: "moves", seat: this.person });
    if (legal.ok) this.strikes = legal.moves.flatMap(({ moves }) => moves);
  }
}
