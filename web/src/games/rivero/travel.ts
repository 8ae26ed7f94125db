// Cards travel from where they lay to where they lie: what is drawn comes from its stack, what is laid from the
// hand, what is taken goes to whoever took it. It looks at the page before and after, and knows no move.

import { wantsMotion } from "$/board/motion";

interface Lying {
  /** Where it lies, and which card: the same before and after for what stays. */
  key: string;
  card: string;
  box: DOMRect;
  node: Element;
}

/** Where cards come from or go to that were or are nowhere on the page. */
export interface Ends {
  /** For a card that was nowhere before. */
  from: (card: string) => string | null;
  /** For a card that is nowhere now. */
  to: string | null;
}

const kMs = 240;

/** Every open card on the table, by its place. */
export function cardsOn(root: Element): Lying[] {
  const seen = new Map<string, number>();
  return [...root.querySelectorAll("[data-lies]:not([data-lies='?']), [data-card] > svg")].map((node) => {
    const card = node.getAttribute("data-lies") ?? node.parentElement!.dataset["card"]!;
    const at = `${node.closest("[data-drop]")?.getAttribute("data-drop") ?? ""} ${card}`;
    const number = seen.get(at) ?? 0;
    seen.set(at, number + 1);
    return { key: `${at} ${number}`, card, box: node.getBoundingClientRect(), node };
  });
}

/** Cards as one thing in the hand, one over the other. */
export function fan(cards: readonly Element[], way: "right" | "down"): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 100 130");
  svg.style.overflow = "visible";
  cards.forEach((card, i) => {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    const by = i - (cards.length - 1) / 2;
    group.setAttribute("transform", way === "right" ? `translate(${48 * by} 0)` : `translate(0 ${44 * by})`);
    group.append(...[...card.childNodes].map((node) => node.cloneNode(true)));
    svg.append(group);
  });
  return svg;
}

const flying = new Set<() => void>();

/** What is on its way is there at once. */
function land(): void {
  for (const arrive of flying) arrive();
}

/** A copy of a card flies from one box to the other; then `landed`. */
function fly(card: Element, from: DOMRect, to: DOMRect, fades: boolean, landed: () => void): void {
  const svg = card instanceof SVGSVGElement ? (card.cloneNode(true) as SVGSVGElement) : null;
  const copy = svg ?? document.createElementNS("http://www.w3.org/2000/svg", "svg");
  if (!svg) {
    copy.setAttribute("viewBox", "0 0 100 130");
    copy.append(...[...card.childNodes].map((node) => node.cloneNode(true)));
  }
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("data-lies");
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "900",
    inset: `${to.y}px auto auto ${to.x}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: "0",
    pointerEvents: "none",
    visibility: "visible", // what it is a copy of waits unseen
  });
  document.body.append(copy);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  copy.style.transformOrigin = "0 0";
  const flight = copy.animate(
    [
      { transform: start, opacity: 1 },
      { transform: "none", opacity: fades ? 0 : 1 },
    ],
    { duration: kMs, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
  );
  const arrive = () => {
    flying.delete(arrive);
    flight.cancel();
    copy.remove();
    landed();
  };
  flying.add(arrive);
  flight.onfinish = arrive;
}

/** Shows what became of `before`. `settled`: the key of a place where a card was just let go by hand. */
export function travel(root: Element, before: readonly Lying[], { from, to }: Ends, settled: string | null): void {
  land();
  if (!wantsMotion() || before.length === 0 || !root.animate) return;
  const boxOf = (selector: string | null) =>
    (selector && root.querySelector(selector)?.getBoundingClientRect()) || null;
  const now = cardsOn(root);
  const then = new Set(before.map(({ key }) => key));
  const here = new Set(now.map(({ key }) => key));
  const gone = before.filter(({ key }) => !here.has(key));
  for (const { key, card, box, node } of now.filter((one) => !then.has(one.key))) {
    const at = gone.findIndex((one) => one.card === card);
    const source = at >= 0 ? gone.splice(at, 1)[0]!.box : boxOf(from(card));
    if (!source || !box.width || (settled !== null && key.startsWith(`${settled} `))) continue;
    const shown = node as SVGElement;
    shown.style.visibility = "hidden";
    fly(node, source, box, false, () => (shown.style.visibility = ""));
  }
  const goal = boxOf(to);
  for (const { box, node } of gone) if (goal && box.width) fly(node, box, fitted(goal, box), true, () => undefined);
}

/** A box like `like`, in the middle of `around`. */
const fitted = (around: DOMRect, like: DOMRect): DOMRect =>
  new DOMRect(
    around.x + (around.width - like.width) / 2,
    around.y + (around.height - like.height) / 2,
    like.width,
    like.height,
  );
