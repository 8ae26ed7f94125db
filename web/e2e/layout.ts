// How a table lies on its screen: how large its board is, and what is too small, hidden or out of reach.

import type { Page } from "./test";

export interface Lay {
  /** The board's extent along the shorter side of the screen, as a share of that side; 0 without a board. */
  board: number;
  faults: string[];
}

export interface Finger {
  /** The least extent of what can be pressed, in pixels. */
  target: number;
  /** The same for a place or a card of the board; 0 where the board has a lens. */
  place: number;
}

/** What is there now, at the size that the screen has now. */
export function layOf(page: Page, finger: Finger, mayScroll: boolean): Promise<Lay> {
  return page.evaluate(
    ({ finger, mayScroll }) => {
      const faults: string[] = [];
      const isShown = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const nameOf = (one: Element) =>
        (one.getAttribute("aria-label") ?? one.textContent.trim() ?? "").slice(0, 30) ||
        `${one.tagName} .${one.getAttribute("class") ?? ""}`;
      const scrollerOf = (one: Element): Element | null => {
        for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
          if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
        return null;
      };

      // --- the board
      const marked = document.querySelector("main.play [data-board]");
      /** What is drawn of it: a drawing keeps its shape inside its room. */
      function drawn(): DOMRect | null {
        const svg = marked instanceof HTMLElement ? marked.querySelector<SVGSVGElement>("svg.board") : null;
        const scale = svg?.getScreenCTM();
        if (!svg || !scale) return marked?.getBoundingClientRect() ?? null;
        const { x, y, width, height } = svg.viewBox.baseVal;
        return new DOMRect(scale.e + x * scale.a, scale.f + y * scale.d, width * scale.a, height * scale.d);
      }
      const board = drawn();
      const isAbove = (one: Element | null) => one?.closest(".end, .refused, .list") != null;
      if (marked && board) {
        if (board.left < -1 || board.top < -1 || board.right > innerWidth + 1 || board.bottom > innerHeight + 1)
          faults.push("the board leaves the screen");
        for (const across of [0.08, 0.3, 0.5, 0.7, 0.92])
          for (const down of [0.08, 0.3, 0.5, 0.7, 0.92]) {
            const hit = document.elementFromPoint(board.left + across * board.width, board.top + down * board.height);
            const room = marked instanceof HTMLElement ? marked : marked.closest("svg");
            if (hit && room && !room.contains(hit) && !hit.contains(room) && !isAbove(hit))
              faults.push(`${nameOf(hit)} lies over the board`);
          }
      }

      // --- what can be pressed
      const kPressed = "button, a[href], select, input, summary, [role=button]";
      for (const one of document.querySelectorAll(kPressed)) {
        if (one.closest("[inert], .skip") || !isShown(one)) continue;
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        const isInText = one.matches("a") && getComputedStyle(one).display.startsWith("inline") && one.closest("li, p");
        const box = one.matches("input[type=checkbox], input[type=radio]") ? one.closest("label") : one;
        const size = box?.getBoundingClientRect() ?? new DOMRect();
        const least = marked?.contains(one) ? finger.place : finger.target;
        if (!isInText && Math.min(size.width, size.height) < least - 0.6)
          faults.push(`${nameOf(one)} is ${Math.round(size.width)} by ${Math.round(size.height)}`);
        const scroller = scrollerOf(one);
        if (scroller) {
          const room = scroller.getBoundingClientRect();
          if (room.left < -1 || room.right > innerWidth + 1 || room.bottom > innerHeight + 1)
            faults.push(`what holds ${nameOf(one)} leaves the screen`);
          continue;
        }
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
          faults.push(`${nameOf(one)} leaves the screen`);
        else {
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (hit && !one.contains(hit) && !hit.contains(one) && !isAbove(hit))
            faults.push(`${nameOf(hit)} lies over ${nameOf(one)}`);
        }
      }
      const places = [...document.querySelectorAll("main.play [data-cell]")].filter(isShown);
      const smallest = Math.min(
        ...places.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return Math.min(width, height);
        }),
      );
      if (places.length > 0 && smallest < finger.place)
        faults.push(`a place of the board has ${smallest.toFixed(1)} px`);

      // --- the page
      const { scrollHeight, scrollWidth } = document.documentElement;
      if (!mayScroll && scrollHeight > innerHeight + 1)
        faults.push(`the page scrolls by ${scrollHeight - innerHeight}`);
      if (scrollWidth > innerWidth + 1) faults.push(`the page is ${scrollWidth - innerWidth} too wide`);

      // --- no half of a wide screen is dead
      if (board && document.documentElement.dataset.shape === "wide") {
        const boxes = [...document.querySelectorAll(`${kPressed}, li[data-seat], section, p, h1`)]
          .filter((one) => isShown(one) && !one.closest(".unseen, header"))
          .map((one) => one.getBoundingClientRect());
        boxes.push(board);
        let seen = 0;
        const spans = boxes.filter(({ width }) => width > 4).sort((a, b) => a.left - b.left);
        for (const { left, right } of [...spans, new DOMRect(innerWidth, 0, 0, 0)]) {
          if (left - seen > 0.22 * innerWidth) faults.push(`nothing from ${Math.round(seen)} to ${Math.round(left)}`);
          seen = Math.max(seen, right);
        }
      }
      const isUpright = innerHeight > innerWidth;
      const share = board ? (isUpright ? board.width / innerWidth : board.height / innerHeight) : 0;
      return { board: share, faults: [...new Set(faults)] };
    },
    { finger, mayScroll },
  );
}
