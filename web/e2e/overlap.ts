// Text that cannot be read because of where it lies.

import type { Page } from "./test";

/** Texts that leave the screen sideways or are cut by what holds them, and texts that lie over one another. */
export function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    const isAside = (one: Element) =>
      one.closest(
        "[inert], .unseen, option, noscript, title, svg, [role=status], .end, .refused, .latest, nav, [data-stays]",
      ) !== null ||
      (dialog !== null && !dialog.contains(one));
    const scrollsIn = (one: Element, axis: "overflowX" | "overflowY"): Element | null => {
      for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up)[axis])) return up;
      return null;
    };
    /** What stays where it is while the rest of the page goes by below it. */
    const stuckIn = (one: Element): Element | null => {
      for (let up: Element | null = one; up && up !== document.body; up = up.parentElement)
        if (getComputedStyle(up).position === "sticky") return up;
      return null;
    };
    interface Text {
      what: string;
      one: Element;
      stuck: Element | null;
      box: DOMRect;
    }
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node.parentElement!;
      if (
        !node.textContent?.trim() ||
        isAside(one) ||
        !one.checkVisibility({ visibilityProperty: true }) ||
        getComputedStyle(one).clipPath !== "none"
      )
        continue;
      const stuck = stuckIn(one);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2)
          texts.push({
            what: `"${node.textContent.trim().slice(0, 24)}" (${one.tagName} .${one.className})`,
            one,
            stuck,
            box,
          });
    }
    const found: string[] = [];
    for (const { what, one, box } of texts) {
      if (!scrollsIn(one, "overflowX") && (box.left < -1 || box.right > innerWidth + 1))
        found.push(`${what} leaves the screen`);
      const style = getComputedStyle(one);
      if (
        style.overflowX === "hidden" &&
        style.whiteSpace.includes("nowrap") &&
        one.scrollWidth > one.clientWidth + 1 &&
        !one.matches(".status, .line")
      )
        found.push(`${what} is cut off`);
    }
    const seen = texts.filter(({ one }) => !scrollsIn(one, "overflowY"));
    for (const [i, a] of seen.entries())
      for (const b of seen.slice(i + 1)) {
        if (a.stuck !== b.stuck || a.one === b.one || a.one.contains(b.one) || b.one.contains(a.one)) continue;
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 4 && high > 0.4 * Math.min(a.box.height, b.box.height)) found.push(`${a.what} lies over ${b.what}`);
      }
    return [...new Set(found)];
  });
}
