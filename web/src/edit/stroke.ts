// A press that is drawn over places: each is told once, the first with the press. Keys tell one place.

import type { Cell } from "$/board/geometry";

export class Stroke {
  #byPointer = false;
  #begun = false;

  constructor(readonly touch: (cell: Cell, first: boolean) => void) {}

  /** For the board's `ontrace`. */
  over = (cell: Cell | null): void => {
    if (cell === null) {
      this.#begun = false;
      queueMicrotask(() => (this.#byPointer = false)); // the board still tells where the pointer let go
      return;
    }
    this.#byPointer = true;
    this.touch(cell, !this.#begun);
    this.#begun = true;
  };
  /** For the board's `onpick`; what the pointer chose has been dealt with. */
  pick = (cell: Cell): void => {
    if (!this.#byPointer) this.touch(cell, true);
  };
}
