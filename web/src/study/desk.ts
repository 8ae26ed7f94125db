// The rules' side of a study: any line of a record is laid out again, told, or made ready to play.

import type { GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Answer, Ground, LegalMove, Seat, Series, Step, Story, TableState } from "$/rules/wire";
import type { Changed } from "$/table/table.svelte";
import type { Played } from "./lines";

/** A game of the record, so many of its moves (all of them: with its ending), and then others. */
export interface Way {
  game: number;
  ofGame: number;
  moves: Played[];
}

/** A line from its start, as somebody may know it. */
export interface Told<G extends GameId = GameId> {
  start: Ground<G>;
  steps: Step<G>[];
  /** How it stands at the end, with everything open. */
  last: TableState<G>;
  /** The series before this game. */
  before: Series;
}

export class Desk<G extends GameId = GameId> {
  #jobs: Promise<unknown> = Promise.resolve();

  constructor(
    readonly door: Door,
    readonly record: string,
    readonly seed: string,
  ) {}

  /** One thing after the other: each job finds the table as it left it. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#jobs.then(job);
    this.#jobs = done.catch(() => undefined);
    return done;
  }

  /** The table at the end of the record, and how many games it has. */
  async open(): Promise<Answer<{ state: TableState<G>; games: number }>> {
    const laid = await this.#replay();
    if (!laid.ok) return laid;
    const { outcome, ending, series } = laid.state;
    const isOver = outcome !== null || ending !== null;
    return { ok: true, state: laid.state, games: series.games + (isOver ? 0 : 1) };
  }

  /** Lays a way out again; what chance did there is done again. */
  async lay({ game, ofGame, moves }: Way): Promise<Answer<{ state: TableState<G> }>> {
    let laid = await this.#replay();
    const cut = Number.isFinite(ofGame) ? ofGame : undefined;
    if (laid.ok) laid = await this.door.ask({ op: "branch", game, moves: cut, dealer: "manual" });
    for (const { seat, move } of moves) if (laid.ok) laid = await this.door.ask({ op: "play", seat, move });
    return laid;
  }

  /** Lays a way out so that it can be played on: from there chance deals. */
  async layToPlay(way: Way): Promise<Changed> {
    const laid = await this.lay(way);
    if (!laid.ok) return laid;
    const moves = laid.state.moves_played;
    const seed = BigInt.asUintN(62, BigInt(this.seed) + BigInt(moves)).toString();
    return this.door.ask({ op: "branch", moves, seed, dealer: "auto" });
  }

  async tell(way: Way, seat?: Seat): Promise<Answer<Told<G>>> {
    const first = await this.lay({ ...way, ofGame: 0, moves: [] });
    const laid = first.ok ? await this.lay(way) : first;
    if (!first.ok || !laid.ok) return laid as Answer<never>;
    const story = await this.door.ask<Story<G>>({ op: "story", seat });
    if (!story.ok) return story;
    return { ok: true, start: story.start, steps: story.steps, last: laid.state, before: first.state.series };
  }

  async legal(seat: Seat): Promise<LegalMove[]> {
    const asked = await this.door.ask<{ moves: { moves: string[]; gain: number[] }[] }>({ op: "moves", seat });
    if (!asked.ok) return [];
    return asked.moves.flatMap((actor) => actor.moves.map((move, i) => ({ move, gain: actor.gain[i] ?? 0 })));
  }

  #replay(): Promise<Answer<{ state: TableState<G> }>> {
    return this.door.ask({ op: "replay", record: this.record, seed: this.seed, dealer: "manual" });
  }
}
