// Tiles are picked up beside the board and put down on it.

import { mount, unmount } from "svelte";
import { drag, stepBack } from "$/board/drag";
import type { Cell } from "$/board/geometry";
import CarriedTile from "./CarriedTile.svelte";
import type { HeldTile } from "./held.svelte";
import type { Shape } from "./shapes";

export interface TileCarry {
  held: HeldTile;
  /** Whether a tile may be picked up now. */
  may(shape: Shape): boolean;
  /** Whether it may lie there, as far as the table knows. */
  fits(shape: Shape, squares: readonly Cell[]): boolean;
  /** Let go over these squares: whether it lies there now. */
  lay(shape: Shape, squares: readonly Cell[]): Promise<boolean>;
}

/** For `{@attach carrying(...)}` around the board and the tiles: `data-tile`. */
export const carrying =
  ({ held, may, fits, lay }: TileCarry) =>
  (host: Element): (() => void) => {
    const copies = new Map<Element, ReturnType<typeof mount>>();
    const board = () => host.querySelector<SVGSVGElement>("svg.board")?.getScreenCTM() ?? null;
    /** Where the carried tile is, in the board's units. */
    function follow(isOver: boolean): void {
      const scale = board();
      const box = document.querySelector("[data-carried]")?.getBoundingClientRect();
      const isSeen = isOver && scale && box;
      held.over(
        isSeen
          ? { x: (box.x + box.width / 2 - scale.e) / scale.a, y: (box.y + box.height / 2 - scale.f) / scale.d }
          : null,
      );
      stepBack(held.shape !== null && held.squares !== null && fits(held.shape, held.squares));
    }
    let isOver = false;
    return drag({
      things: "[data-tile]",
      places: "data-cell",
      fine: true,
      take(thing) {
        const shape = thing.getAttribute("data-tile") as Shape;
        if (!may(shape)) return false;
        held.take(shape);
        return true;
      },
      copy() {
        const copy = document.createElement("div");
        copies.set(copy, mount(CarriedTile, { target: copy, props: { held, unit: board()?.a ?? 0 } }));
        return copy;
      },
      over(cell) {
        isOver = cell !== null;
        follow(isOver);
      },
      move: () => follow(isOver),
      turn(by) {
        held.turn(by);
        follow(isOver);
      },
      drop: async () => held.squares !== null && lay(held.shape!, held.squares),
      end: () => held.drop(),
      gone(copy) {
        void unmount(copies.get(copy)!);
        copies.delete(copy);
      },
    })(host);
  };
