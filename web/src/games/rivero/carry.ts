// Cards of Rivero are picked up and put down: from the hand to rivers and spring, from stacks, spring and
// groundwater to the hand or the action card.

import { flushSync } from "svelte";
import { drag } from "$/board/drag";
import { kNothing, type Thing } from "./choices";
import { fan } from "./travel";
import type { Turn } from "./turn.svelte";

const isCard = (thing: Element) => thing.hasAttribute("data-card");

/** For `{@attach carrying(turn)}` at the table. */
export const carrying = (turn: Turn) => (table: HTMLElement) => {
  let before = kNothing; // read later: an attachment that read what changes would be put on anew
  const placeOf = (name: Thing) => table.querySelector(`[data-drop="${name}"]`);
  const unlight = () => table.querySelector("[data-hovered]")?.removeAttribute("data-hovered");

  /** What follows the pointer: all cards that are meant. */
  function copy(thing: Element): SVGSVGElement {
    const column = turn.carried?.find((choice) => choice.verb === "column")?.column;
    if (column) return fan([...table.querySelectorAll(`[data-spot="column:${column}"] [data-lies]`)], "down");
    if (!isCard(thing)) return fan([thing.querySelector("[data-lies]") ?? thing], "right");
    return fan([...table.querySelectorAll('[data-card][aria-pressed="true"] > svg, [data-held] > svg')], "right");
  }

  return drag({
    things: "[data-card], [data-drag]",
    take(thing) {
      if (turn.acting === null) return false;
      const card = thing.getAttribute("data-card");
      if (card === null) return turn.pick(thing.getAttribute("data-drag")!.split(" "));
      before = turn.chosen;
      if (!turn.chosen.cards.includes(card)) turn.hold(card);
      flushSync(); // what is chosen now is what the copy shows
      return true;
    },
    copy,
    over(place) {
      unlight();
      if (place !== null && (turn.lit.has(place) || (place === "new" && turn.building)))
        placeOf(place)?.setAttribute("data-hovered", "");
    },
    async drop(place) {
      if (turn.carried) return turn.put(place);
      if (place === "hand" || place.startsWith("slot:")) return false;
      if (place === "new" && turn.building && !turn.lit.has("new")) {
        before = turn.chosen; // it waits there for the rest of the river
        return true;
      }
      turn.dropped = place;
      const isMade = await turn.meant([place]);
      if (isMade) before = turn.chosen;
      else turn.dropped = null;
      return isMade;
    },
    end(accepted) {
      unlight();
      if (accepted) return;
      turn.carried = null;
      turn.chosen = before;
    },
  })(table);
};
