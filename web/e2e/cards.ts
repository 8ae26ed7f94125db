// What the end-to-end tests of the river games share.

import { readFileSync } from "node:fs";
import { atRest } from "./table";
import { expect, type Locator, type Page } from "./test";

/** Decisions and hand-overs of a long game that is not played to its end. */
export const kSomeMoments = 40;

export const record = (name: string): string =>
  readFileSync(new URL(`records/${name}.record`, import.meta.url), "utf8");

/** Bots do not wait to be watched. To be called before the page is opened. */
export async function hurry(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms = 0) => later(run, ms < 1000 ? 0 : ms)) as typeof window.setTimeout;
  });
}

export type Moment = "over" | "covered" | "acting";

/** Waits until the table is at rest and the person in front has something to do. */
export async function moment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(() => {
    if (!document.querySelector(".page[data-rests]")) return null;
    if (document.querySelector(".end")) return "over";
    if (document.querySelector(".cover")) return "covered";
    return document.querySelector("[data-card]:enabled") && document.querySelector(".prompt p")?.textContent?.trim()
      ? "acting"
      : null;
  });
  return (await found.jsonValue()) as Moment;
}

/** The cards that are face up anywhere in the page's hand. */
export const handOf = (page: Page): Promise<string[]> =>
  page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")!));

/** Where something lies on the screen, once the field has fitted what lies on it and two frames agree. */
export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  for (;;) {
    const found = await place.evaluate(async (node) => {
      for (let before = ""; node.isConnected;) {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const { x, y, width, height } = node.getBoundingClientRect();
        const now = [x, y, width, height].join();
        if (now === before && node.isConnected) return { x: x + width / 2, y: y + height / 2 };
        before = now;
      }
      return null; // drawn anew
    });
    if (found) return found;
  }
}

/** While the device goes from hand to hand no card of a hand is in the page at all. */
export async function passOn(page: Page): Promise<void> {
  await expect(page.locator(".cover")).toBeVisible();
  expect(await handOf(page)).toEqual([]);
  await page.locator(".cover button").click();
  await expect(page.locator(".cover")).toHaveCount(0);
}

/** Remembers the hand of each person: a hand that is not mostly the same as before is somebody else's. */
export class Hands {
  readonly #before = new Map<string, string[]>();

  async check(page: Page): Promise<void> {
    const who = (await page.locator("[data-seat].turn .name").textContent())!;
    const hand = await handOf(page);
    expect(hand.every((card) => /^[NCDA]\d+$/.test(card))).toBe(true);
    const before = this.#before.get(who) ?? hand;
    expect(before.filter((card) => !hand.includes(card)).length).toBeLessThanOrEqual(2);
    this.#before.set(who, hand);
  }
  get people(): string[] {
    return [...this.#before.keys()].sort();
  }
}

export const movesPlayed = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("pentario.table."));
    return (JSON.parse(localStorage.getItem(key!) ?? "null") as { summary: { moves: number } }).summary.moves;
  });

/** How many moves were made, and which of the selectors find something, in one look. */
export const seenNow = (page: Page, selectors: readonly string[]): Promise<{ moves: number; has: boolean[] }> =>
  page.evaluate((all) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("pentario.table."));
    const { summary } = JSON.parse(localStorage.getItem(key!) ?? "null") as { summary: { moves: number } };
    return { moves: summary.moves, has: all.map((one) => document.querySelector(one) !== null) };
  }, selectors);

/** Waits until what was begun is done, and tells whether the table has gone on from `before`. */
export async function hasGoneOn(page: Page, before: number): Promise<boolean> {
  await atRest(page);
  return (await movesPlayed(page)) > before;
}

/** Waits until the table has gone on from `before`. */
export const goneOn = (page: Page, before: number): Promise<void> =>
  expect.poll(() => movesPlayed(page)).toBeGreaterThan(before);
