// Where pictures are laid out: a table of the rules of its own, one picture at a time, so that no
// game in play is touched.

import { openDoor, type Door } from "$/rules/door";
import { legalMoves } from "$/rules/moves";
import type { Answer, LegalMove, LegalMoves, Refusal, Step, Story, TableState } from "$/rules/wire";
import { moverOf, type Picture } from "./picture";

/** A picture as the rules lay it out. */
export interface Drawn {
  picture: Picture;
  state: TableState;
  steps: Step[];
  /** The moves the picture asks to see. */
  lit: LegalMove[];
}

export const isDrawn = (drawn: Drawn | Refusal): drawn is Drawn => "state" in drawn;

export class Studio {
  #door: Door | null = null;
  #before: Promise<unknown> = Promise.resolve();

  constructor(readonly open: () => Door = openDoor) {}

  /** The pictures come one after the other, in the order they were asked for. */
  draw(picture: Picture): Promise<Drawn | Refusal> {
    const drawn = this.#before.then(() => this.#lay(picture));
    this.#before = drawn.catch(() => undefined);
    return drawn;
  }

  close(): void {
    this.#door?.close();
  }

  async #lay(picture: Picture): Promise<Drawn | Refusal> {
    const door = (this.#door ??= this.open());
    const seat = moverOf(picture);
    // By hand: nobody draws a card or throws a die into the picture.
    let laid: Answer<{ state: TableState }> = await door.ask({
      op: "load",
      position: picture.position,
      dealer: "manual",
    });
    if (laid.ok && picture.played) laid = await door.ask({ op: "play", seat, move: picture.played });
    if (!laid.ok) return laid.error;
    const story = await door.ask<Story>({ op: "story" });
    if (!story.ok) return story.error;
    const lit = picture.lit === undefined ? [] : await this.#moves(door, seat, picture.lit);
    return { picture, state: laid.state, steps: story.steps, lit };
  }

  async #moves(door: Door, seat: number, wanted: string): Promise<LegalMove[]> {
    const asked = await door.ask<{ moves: LegalMoves[] }>({ op: "moves", seat });
    if (!asked.ok) return [];
    const all = legalMoves(asked.moves);
    return all.filter(({ move }) => move.startsWith(wanted));
  }
}
