// A table of Penta Rush that is only looked at: what its steps tell, with the clock standing still.

import type { Seat } from "$/rules/wire";
import { isJudgement, lastVerdict, readTimes, type RushPosition } from "./rounds";
import type { RushTable, Stage } from "./rush.svelte";

export class StillRush {
  readonly person = null;
  readonly watch = null;
  readonly strikes: readonly string[] = [];
  readonly isWanted = false;
  readonly isBest = false;
  readonly isCalm = false;
  readonly cap = null;

  constructor(readonly table: RushTable) {}

  get isSolo(): boolean {
    return this.table.state.players === 1;
  }
  position: RushPosition = $derived.by(() => this.table.state.position);
  /** The round that the last step has ended. */
  verdict = $derived.by(() => {
    const last = this.table.steps.at(-1);
    return last && isJudgement(last) ? lastVerdict(this.table.steps) : null;
  });
  stage: Stage = $derived.by(() => {
    if (this.verdict) return "verdict";
    if (this.table.over) return "over";
    return this.position.phase === "strike" ? "strike" : "search";
  });
  /** Whose board is looked at: the viewer's own, else that of whoever acted last. */
  shown: Seat = $derived.by(() => {
    const { viewer, steps } = this.table;
    const last = steps.findLast((step) => typeof step.seat === "number")?.seat;
    return viewer ?? (typeof last === "number" ? last : 0);
  });
  /** The sand as it stood at the last step. */
  sand = $derived.by(() => {
    const { flip, last } = readTimes(this.table.steps, this.table.state.players);
    if (!flip || this.stage !== "search") return null;
    return { left: Math.max(0, flip.at + flip.sandMs - last), of: flip.sandMs };
  });
}
