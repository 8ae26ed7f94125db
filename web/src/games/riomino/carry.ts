// A die is picked up from its stock, or the start die from beside the words; it is turned while it is held.

import { mount, unmount } from "svelte";
import type { Cell } from "$/board/geometry";
import { drag, stepBack } from "$/board/drag";
import CarriedDie from "./CarriedDie.svelte";
import type { Hand } from "./hand.svelte";

export interface DieCarry {
  hand: Hand;
  /** Whether dice may be picked up now. */
  may(): boolean;
  /** The square below; nothing beside the board. */
  over(cell: Cell | null): void;
  /** Let go over a square: whether it lies there now. */
  lay(cell: Cell): Promise<boolean>;
  /** Whether the die fits there as it is held. */
  fits(cell: Cell): boolean;
}

/** For `{@attach carrying(...)}` around everything that can be picked up: `data-face`. */
export function carrying({ hand, may, over, lay, fits }: DieCarry): (host: Element) => () => void {
  const copies = new Map<Element, ReturnType<typeof mount>>();
  let below: Cell | null = null;
  const look = () => {
    over(below);
    stepBack(below !== null && fits(below));
  };
  return drag({
    things: "[data-face]:not(:disabled)",
    places: "data-cell",
    take(thing) {
      if (!may()) return false;
      hand.take(thing.getAttribute("data-face")!);
      return true;
    },
    copy() {
      const copy = document.createElement("div");
      copies.set(copy, mount(CarriedDie, { target: copy, props: { hand } }));
      return copy;
    },
    over(cell) {
      below = cell;
      if (cell !== null) hand.over(cell);
      look();
    },
    turn(by) {
      hand.turn(by);
      look();
    },
    drop: lay,
    end(accepted) {
      below = null;
      over(null);
      if (!accepted) hand.drop();
    },
    gone(copy) {
      void unmount(copies.get(copy)!);
      copies.delete(copy);
    },
  });
}
