// Cards in the player's hand, on their way from one place to another.

/** What a table does with a card of the hand that is dragged. Places are named by `data-cell`. */
export interface CarryCard {
  take(card: string): boolean;
  over(place: string | null): void;
  drop(place: string): Promise<boolean>;
  end(accepted: boolean): void;
}

/** Part of a drawing as a drawing of its own, to be carried over the page. */
export function liftOut(part: Element, box: { x: number; y: number; width: number; height: number }): SVGSVGElement {
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  copy.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  copy.append(part.cloneNode(true));
  return copy;
}

/** How far it is from a thing on the page to the pile of that name, in pixels; nothing without such a pile. */
export function wayToPile(node: Element, pile: string): { x: number; y: number } | null {
  const from = document.querySelector(`[data-pile="${pile}"] svg`)?.getBoundingClientRect();
  if (!from) return null;
  const to = node.getBoundingClientRect();
  return { x: from.x + from.width / 2 - to.x - to.width / 2, y: from.y + from.height / 2 - to.y - to.height / 2 };
}
