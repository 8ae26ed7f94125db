// Where a refusal points. A table's places carry their names, and the frame (Refused.svelte) finds those
// that a refusal names: they shake, and keep a ring as long as the sentence stands.
//
// For a game's folder there is nothing to call: give each place its name in one of these attributes.
//   data-cell   a place of a board, by its notation (Board.svelte does it)
//   data-place  any other place, such as one of the spring
//   data-card   a card, as the rules write it: N5, sun
//   data-river  a river, by its name
//   data-stock  the things of a seat, by its number
//   data-spot   whatever else: names with spaces between, such as `column:2`, `seat:0`, `sun`
// Where a refusal names nothing that lies on the table, the place that was tried is meant: the one that a
// pointer, a drag or a key touched last. What a place looks like then is told by `[data-refused]` in base.css.

import type { Refusal } from "$/rules/wire";

const kNamed = ["cell", "place", "card", "river", "stock", "spot"] as const;
const kAnyPlace = kNamed.map((name) => `[data-${name}]`).join();
const kRivers: Readonly<Record<string, string>> = {
  "river-nile": "N",
  "river-colorado": "C",
  "river-danube": "D",
  "river-amazon": "A",
};

/** The names that a refusal brings along: places, cards, and `key:number` of everything counted. */
export function namesIn({ args = {} }: Pick<Refusal, "args">): string[] {
  const { river, value } = args;
  const letter = kRivers[String(river)];
  const card = letter && value !== undefined ? [`${letter}${value}`] : [];
  const others = Object.entries(args)
    .filter(([key]) => key !== "river" && !(letter && key === "value"))
    .flatMap(([key, name]) =>
      typeof name === "number" ? [`${key}:${name}`] : name.replace(/^action-/, "").split(" "),
    );
  return [...card, ...others];
}

/** Whether a place carries one of the names. */
function isNamed(place: HTMLElement | SVGElement, names: readonly string[]): boolean {
  const seat = place.dataset["stock"];
  const own = kNamed.flatMap((name) => (name === "stock" ? [] : (place.dataset[name]?.split(" ") ?? [])));
  if (seat !== undefined) own.push(`seat:${seat}`);
  return own.some((name) => names.includes(name));
}

/** The places inside of `root` that a refusal means. */
export function placesFor(root: ParentNode, refusal: Refusal, tried: Element | null): Element[] {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(kAnyPlace)];
  const named = all.filter((place) => isNamed(place, namesIn(refusal)));
  if (named.length > 0) return named;
  return tried && root.contains(tried) ? [tried] : [];
}

/** Remembers which place was touched last inside of `root`; tells it, and stops with the signal. */
export function lastTouched(root: HTMLElement, signal: AbortSignal): () => Element | null {
  let touched: Element | null = null;
  const touch = (target: Element | null) => (touched = target?.closest(kAnyPlace) ?? null);
  const often = { capture: true, signal };
  // A drag ends where the pointer is let go, whoever holds the pointer.
  const release = ({ clientX, clientY }: PointerEvent) => touch(document.elementFromPoint(clientX, clientY));
  root.addEventListener("pointerup", release, often);
  const press = () => {
    const active = document.activeElement;
    const cell = active?.getAttribute("aria-activedescendant");
    touch(cell ? document.getElementById(cell) : active);
  };
  root.addEventListener("keydown", press, often);
  return () => touched;
}

/** Marks the places and lets them shake; what is returned takes the marks away. */
export function shake(places: readonly Element[]): () => void {
  for (const place of places) place.setAttribute("data-refused", "");
  return () => {
    for (const place of places) place.removeAttribute("data-refused");
    // The same place may be refused again at once: its motion begins anew.
    for (const place of places) place.getBoundingClientRect();
  };
}
