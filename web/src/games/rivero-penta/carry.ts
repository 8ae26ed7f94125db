// What is dragged over the table besides the cards of the hand.

import type { Cell } from "$/board/geometry";

/** The discards, as a place beside the squares of the field. */
export const kDiscards = "discard";

/** What a table does with something that lies on it and is dragged. */
export interface Carry {
  take(cell: Cell): boolean;
  over(place: string | null): void;
  drop(place: string): Promise<boolean>;
  end(accepted: boolean): void;
}
