// How large everything on the table is, by the room it was given and what lies there.

import {
  cardWidth,
  formOf,
  handWidth,
  isTight,
  kShare,
  newPiece,
  pieceOf,
  riversOf,
  tallIn,
  thingsPiece,
} from "./layout";
import type { Piece } from "./layout";
import type { Turn } from "./turn.svelte";

export class Sizes {
  /** Measured: the table, what lies on it beside the hand, and the hand. */
  room = $state({ width: 0, height: 0 });
  waters = $state({ width: 0 });
  hand = $state({ width: 0, height: 0 });

  constructor(
    private readonly turn: Turn,
    /** Who sits below. */
    private readonly below: () => number,
  ) {}

  form = $derived(formOf(this.room));
  tall = $derived(tallIn(this.room));
  /** Rivers whose cards can be touched one by one. */
  #opened = $derived.by(
    () => new Set([...this.turn.lit.keys()].flatMap((thing) => thing.match(/^(?:card|tip):([^:]+)/)?.[1] ?? [])),
  );

  riverCard(seat: number): number {
    const room = { width: this.waters.width - 20, height: this.room.height * kShare };
    return cardWidth(this.#pieces(seat), room, this.tall);
  }
  held(count: number): number {
    return handWidth(count, this.hand, this.form, this.room.height);
  }

  isTight(count: number): boolean {
    return this.form !== "low" && isTight(count, this.hand.width);
  }

  /** What lies before a seat, as far as it takes room. */
  #pieces(seat: number): Piece[] {
    const { position } = this.turn;
    const isBelow = seat === this.below();
    const rivers = riversOf(position, seat).map(([name, cards]) =>
      pieceOf(cards.length, { flask: position.flask[seat] === name, open: this.#opened.has(name) }),
    );
    const { open = [], joker } = position.action[seat] ?? {};
    const things = [isBelow || position.action[seat], isBelow || position.groundwater[seat]?.length].filter(Boolean);
    // The place of a new river is kept free, so that no card changes its size when it comes.
    const building = isBelow ? [newPiece(this.room)] : [];
    return [...rivers, ...building, thingsPiece(things.length + 0.5, open.length + (joker ? 1 : 0))];
  }
}
