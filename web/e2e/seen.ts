// What can be seen on a page, measured on its pixels: every text against what lies behind it, and
// every drawing that means something against the page without it.

import type { Page } from "./test";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A text as it is painted. */
export interface Written extends Box {
  what: string;
  colour: [number, number, number];
  /** How far the text covers what is behind it. */
  opacity: number;
  /** The contrast that AA asks for it. */
  least: number;
}
export interface Drawn extends Box {
  what: string;
}

/** Drawings on boards that mean something; outside of boards every drawing does. */
const kPieces =
  "[data-stone], [data-die], [data-lies], [data-lit], [data-light], [data-symbol], [data-ring], [data-last], [data-dead]";

/** Every text that is there to be read: not switched off, not covered, not empty. */
export function writtenOn(page: Page): Promise<Written[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    const isAside = (one: Element) =>
      one.closest("[inert], :disabled, [hidden], .unseen, .idle, option, noscript, title") !== null ||
      (dialog !== null && !dialog.contains(one));
    const opacityOf = (one: Element): number => {
      let opacity = 1;
      for (let up: Element | null = one; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
      return opacity;
    };
    /** Notices that let the pointer through are not found by it. */
    const notices = [...document.querySelectorAll(".call")];
    const isUnderNotice = (one: Element, x: number, y: number) =>
      notices.some((notice) => {
        const { left, right, top, bottom } = notice.getBoundingClientRect();
        return !notice.contains(one) && x > left - 6 && x < right + 6 && y > top - 6 && y < bottom + 6;
      });
    const isOnTop = (one: Element, x: number, y: number): boolean => {
      if (isUnderNotice(one, x, y)) return false;
      const top = document.elementFromPoint(x, y);
      const home = one.closest("svg")?.closest("svg:not(svg svg)") ?? one;
      return top !== null && (home.contains(top) || top.contains(home));
    };
    const found: Written[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node.parentElement!;
      if (!node.textContent?.trim() || isAside(one) || !one.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getClientRects()[0] ?? one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const room = dialog?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
      const inside =
        box.width > 1 &&
        box.height > 1 &&
        box.left >= room.left &&
        box.top >= room.top &&
        box.right <= room.right &&
        box.bottom <= room.bottom;
      if (!inside || style.visibility === "hidden" || !isOnTop(one, box.x + box.width / 2, box.y + box.height / 2))
        continue;
      const paint = one instanceof SVGElement ? style.fill : style.color;
      const [red = 0, green = 0, blue = 0, alpha = 1] = (paint.match(/[\d.]+/g) ?? []).map(Number);
      const size = one instanceof SVGElement ? box.height / 1.2 : parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      found.push({
        what: `"${node.textContent.trim().slice(0, 30)}" (${one.tagName} .${one.getAttribute("class") ?? ""})`,
        ...{ x: box.x, y: box.y, width: box.width, height: box.height },
        colour: [red, green, blue],
        opacity: alpha * opacityOf(one),
        least: isLarge ? 3 : 4.5,
      });
    }
    return found;
  });
}

/** Every drawing that means something and lies on top. */
export function drawnOn(page: Page): Promise<Drawn[]> {
  return page.evaluate((pieces) => {
    const dialog = document.querySelector("dialog[open]");
    const isAside = (one: Element) =>
      one.closest("[inert], :disabled, .unseen, .idle, .useless") !== null ||
      (dialog !== null && !dialog.contains(one));
    const all = [...document.querySelectorAll(`svg:not([role=grid]), ${pieces}`)];
    const notices = [...document.querySelectorAll(".call")].map((notice) => notice.getBoundingClientRect());
    const isCovered = ({ left, right, top, bottom }: DOMRect) =>
      notices.some((over) => left < over.right && right > over.left && top < over.bottom && bottom > over.top);
    return all.flatMap((one) => {
      const box = one.getBoundingClientRect();
      if (isCovered(box)) return [];
      const inside =
        box.width > 3 &&
        box.height > 3 &&
        box.left >= 0 &&
        box.top >= 0 &&
        box.right <= innerWidth &&
        box.bottom <= innerHeight;
      if (!inside || isAside(one) || !one.checkVisibility()) return [];
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const home = one.closest("svg")!;
      if (!top || !(home.contains(top) || top.contains(home))) return [];
      one.setAttribute("data-drawn", "");
      const what = `${one.tagName} ${one.getAttribute("class") ?? ""} in ${one.parentElement?.closest("[class]")?.getAttribute("class") ?? ""}`;
      return [{ what, x: box.x, y: box.y, width: box.width, height: box.height }];
    });
  }, kPieces);
}

const kBareText =
  "*, *::before { color: transparent !important; -webkit-text-fill-color: transparent !important; } text, tspan { fill: transparent !important; }";
const kBareDrawings =
  "[data-drawn] { visibility: hidden !important; } [data-drawn] * { visibility: hidden !important; }";

/** A page that changes more often while it is looked at never comes to rest. */
const kMostTries = 5;

async function shoot(page: Page, css = ""): Promise<string> {
  const style = css ? await page.addStyleTag({ content: css }) : null;
  const picture = (await page.screenshot({ animations: "disabled" })).toString("base64");
  await style?.evaluate((node) => (node as Element).remove());
  return picture;
}

/** Pictures of the page with what is on them: it was there before the first one and after the last. */
async function gather(page: Page): Promise<Evidence> {
  const listed = async () => ({ written: await writtenOn(page), drawn: await drawnOn(page) });
  for (let before = await listed(), tries = 0; tries < kMostTries; ++tries) {
    const pictures = {
      page: await shoot(page),
      bare: await shoot(page, kBareText),
      empty: await shoot(page, kBareDrawings),
    };
    const after = await listed();
    if (JSON.stringify(after) === JSON.stringify(before)) return { ...after, pictures };
    before = after;
  }
  throw new Error("the page does not keep still");
}

/** What cannot be read or seen, measured in `lab`, a page of its own. */
export async function unseen(page: Page, lab: Page): Promise<string[]> {
  return lab.evaluate(measure, await gather(page));
}

interface Evidence {
  written: Written[];
  drawn: Drawn[];
  pictures: { page: string; bare: string; empty: string };
}

/** Runs in a page: pictures are decoded there. */
async function measure({ written, drawn, pictures }: Evidence): Promise<string[]> {
  type Rgb = readonly [number, number, number];
  async function pixelsOf(picture: string): Promise<(x: number, y: number) => Rgb> {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
    canvas.drawImage(bitmap, 0, 0);
    const { data, width } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    return (x, y) => {
      const at = (y * width + x) * 4;
      return [data[at]!, data[at + 1]!, data[at + 2]!];
    };
  }
  const linear = Array.from({ length: 256 }, (_, part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  const light = ([red, green, blue]: Rgb): number =>
    0.2126 * linear[Math.round(red)]! + 0.7152 * linear[Math.round(green)]! + 0.0722 * linear[Math.round(blue)]!;
  const contrast = (one: Rgb, other: Rgb): number => {
    const [a, b] = [light(one), light(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  /** The pixels of a box; of a large one a part, evenly taken. */
  function* placesIn({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
    const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 6000)));
    for (let down = Math.ceil(y); down < Math.floor(y + height); down += step)
      for (let right = Math.ceil(x); right < Math.floor(x + width); right += step) yield [right, down] as const;
  }
  const [shown, bare, empty] = await Promise.all([
    pixelsOf(pictures.page),
    pixelsOf(pictures.bare),
    pixelsOf(pictures.empty),
  ]);

  /** The colour that most of a text lies on. */
  function ground(box: (typeof written)[number]): Rgb {
    const counts = new Map<string, { colour: Rgb; count: number }>();
    for (const [x, y] of placesIn(box)) {
      const colour = bare(x, y);
      const key = colour.map((part) => part >> 3).join();
      const seen = counts.get(key) ?? { colour, count: 0 };
      ++seen.count;
      counts.set(key, seen);
    }
    return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.colour ?? [0, 0, 0];
  }
  const faults: string[] = [];
  for (const text of written) {
    const under = ground(text);
    const over = text.colour.map((part, i) => part * text.opacity + under[i]! * (1 - text.opacity)) as unknown as Rgb;
    const has = contrast(over, under);
    if (has < text.least - 0.01)
      faults.push(
        `${text.what}: ${has.toFixed(2)} of ${text.least}, rgb(${over.map(Math.round).join()}) on rgb(${under.join()})`,
      );
  }
  for (const drawing of drawn) {
    let all = 0;
    let clear = 0;
    for (const [x, y] of placesIn(drawing)) {
      ++all;
      if (contrast(shown(x, y), empty(x, y)) >= 3) ++clear;
    }
    if (clear < 0.02 * all) faults.push(`${drawing.what}: ${((100 * clear) / all).toFixed(1)} % stands out`);
  }
  return [...new Set(faults)];
}
