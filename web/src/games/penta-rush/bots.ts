// Bots where all act at once: each is asked again whenever what its seat sees has changed, and says
// how long after its last move it wants to act.

import type { Door } from "$/rules/door";
import type { Seat, TableState } from "$/rules/wire";
import type { TimedMove } from "./extra";
import type { Times } from "./rounds";

/** No bot of this game needs long. */
const kThinkMs = 500;
/** More moves than any bot makes in a round. */
const kMostMoves = 400;

export class PacedBot {
  /** What it would do, and how long after its last move; nothing when it waits for the others. */
  intent: { move: string; after: number } | null = null;
  #seen = "";

  constructor(
    readonly seat: Seat,
    readonly level: number,
    readonly seed: number,
    /** Whether nobody turns the timer: who would is done instead (PR-19). */
    readonly isCalm: () => boolean = () => false,
  ) {}

  /** Shows it the table. */
  async look(door: Door): Promise<void> {
    const seen = await door.ask<{ state: TableState }>({ op: "state", seat: this.seat });
    if (!seen.ok) return;
    const mayAct = seen.state.to_move.includes(this.seat);
    const what = mayAct ? JSON.stringify(seen.state.position) : "";
    if (what === this.#seen) return;
    this.#seen = what;
    this.intent = null;
    if (!mayAct) return;
    const thought = await door.work("think", { seat: this.seat, level: this.level, seed: this.seed, ms: kThinkMs });
    if (!thought.ok) return;
    const move = thought.move === "flip" && this.isCalm() ? "done" : thought.move;
    this.intent = { move, after: thought.act_after_ms ?? 0 };
  }

  /** Its round against the stopwatch (PR-21), on a table of its own after the throw. */
  async playAlone(door: Door): Promise<TimedMove[]> {
    const moves: TimedMove[] = [];
    for (let ms = 0; moves.length < kMostMoves;) {
      await this.look(door);
      if (!this.intent) break;
      const { move, after } = this.intent;
      ms += after;
      const played = await door.ask({ op: "play", seat: this.seat, move });
      if (!played.ok) break;
      moves.push({ move, ms });
    }
    return moves;
  }
}

/** A move that is made without a person, and when. */
export interface Due {
  seat: Seat | "clock";
  move: string;
  ms: number;
  bot?: PacedBot;
}

/** The next of them: a bot's, or the clock's when the sand or the round has run out (PR-19, PR-20). */
export function nextDue(bots: readonly PacedBot[], times: Times, clockRuns: boolean, capSeconds: number): Due | null {
  const { flip, thrown, last, acted } = times;
  const due: Due[] = bots.flatMap((bot) =>
    bot.intent ? [{ seat: bot.seat, move: bot.intent.move, ms: (acted[bot.seat] ?? 0) + bot.intent.after, bot }] : [],
  );
  if (clockRuns && flip) due.push({ seat: "clock", move: "time", ms: flip.at + flip.sandMs });
  else if (clockRuns) due.push({ seat: "clock", move: "cap", ms: thrown + capSeconds * 1000 });
  const first = due.toSorted((a, b) => a.ms - b.ms)[0];
  return first ? { ...first, ms: Math.max(first.ms, last) } : null;
}
