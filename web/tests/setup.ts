// What jsdom lacks and browsers have; and no test finds what another has kept.

import { beforeEach } from "vitest";
import "$/i18n/all"; // nothing is said before its words have come

if ("window" in globalThis) beforeEach(() => localStorage.clear());

// There is no layout here: an element has the style that it carries. jsdom would look through every sheet for
// every card that moves, a third of the time of all tests.
if ("window" in globalThis) globalThis.getComputedStyle = (node) => (node as HTMLElement).style;

globalThis.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
