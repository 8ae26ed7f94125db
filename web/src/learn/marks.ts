// Where on the page a mark is, and how it is read out.

import { kLearner, type Mark } from "./lesson";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function split(mark: Mark): [kind: string, name: string] {
  const at = mark.indexOf(":");
  return [mark.slice(0, at), mark.slice(at + 1)];
}

/** The elements of a table that a mark means. */
export function selectorOf(mark: Mark): string {
  const [kind, name] = split(mark);
  const own = kind === "face" ? `[data-stock="${kLearner}"] ` : ""; // both stocks have every face
  return `${own}[data-${kind}="${name}"]`;
}

/** What elements are called; nothing where they have no name of their own. */
export function namesOf(elements: readonly Element[]): string[] {
  return elements.map((element) => element.getAttribute("aria-label") ?? "").filter(Boolean);
}
