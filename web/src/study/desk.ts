// The rules' side of a study: any line of a record is laid out again, told, or made ready to play.

import type { GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Request } from "$/rules/mail";
import { legalMoves } from "$/rules/moves";
import type { Answer, Ground, LegalMove, LegalMoves, Seat, Series, Step, Story, TableState } from "$/rules/wire";
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

type Laid<G extends GameId> = Answer<{ state: TableState<G> }>;

export class Desk<G extends GameId = GameId> {
  constructor(
    readonly door: Door,
    readonly record: string,
    readonly seed: string,
  ) {}

  /** The table at the end of the record, and how many games it has. */
  async open(): Promise<Answer<{ state: TableState<G>; games: number }>> {
    const laid = await this.#replay();
    if (!laid.ok) return laid;
    const { outcome, ending, series } = laid.state;
    const isOver = outcome !== null || ending !== null;
    return { ok: true, state: laid.state, games: series.games + (isOver ? 0 : 1) };
  }

  /** Lays a way out again; what chance did there is done again. */
  lay(way: Way): Promise<Laid<G>> {
    return this.door.ask(this.#way(way));
  }

  /** Lays a way out so that it can be played on: from there chance deals. */
  async layToPlay(way: Way): Promise<Laid<G>> {
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

  async legal(seat: Seat): Promise<LegalMove<G>[]> {
    const asked = await this.door.ask<{ moves: LegalMoves[] }>({ op: "moves", seat });
    if (!asked.ok) return [];
    return legalMoves<G>(asked.moves);
  }

  #replay(): Promise<Laid<G>> {
    return this.door.ask(this.#whole);
  }
  get #whole(): Request {
    return { op: "replay", record: this.record, seed: this.seed, dealer: "manual" };
  }
  /** The requests that lay a way out, for one letter. */
  #way({ game, ofGame, moves }: Way): Request[] {
    const cut = Number.isFinite(ofGame) ? { moves: ofGame } : {};
    const played = moves.map(({ seat, move }) => ({ op: "play", seat, move }));
    return [this.#whole, { op: "branch", game, ...cut, dealer: "manual" }, ...played];
  }
}
