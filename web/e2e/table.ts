// What the end-to-end tests of every game share.

import { expect, type Page } from "./test";
import type { GameId } from "$/rules/catalog";
import type { SavedTable, Sitter } from "$/table/shelf";

/** `make everyone`: every room in every theme and size, and the longest games to their ends. */
export const kThorough = process.env.PENTARIO_THOROUGH === "1";

export const person = (name = ""): Sitter => ({ kind: "person", name });
export const bot = (level = 1): Sitter => ({ kind: "bot", level });

export interface Laid {
  game: GameId;
  variant: string;
  sitters: Sitter[];
  seed?: string;
  options?: Record<string, string>;
  /** A record to go on from; empty: a new game. */
  record?: string;
}

/** What goes by itself after that long stays, notices above all: a test reads it when it comes to it. Before the page is opened. */
export async function linger(page: Page, fromMs = 3000): Promise<void> {
  await page.addInitScript((least) => {
    const later = window.setTimeout.bind(window);
    const isHeld = (ms: number) => ms >= least && ms < 20_000;
    window.setTimeout = ((run: () => void, ms = 0) => (isHeld(ms) ? 0 : later(run, ms))) as typeof window.setTimeout;
  }, fromMs);
}

/** The clock of a game runs so slowly that no bot and no sand gets ahead of a test. Before the page is opened. */
export async function slowClock(page: Page, times = 1000): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript((times) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / times;
  }, times);
}

/** When a test begins whose time is moved by hand, and when it stops passing by itself. */
const kThen = Date.UTC(2026, 0, 1);
const kLater = kThen + 3_600_000;

/** Time is moved by hand from `stopTime` on. Before the page is opened. */
export const ownTime = (page: Page): Promise<void> => page.clock.install({ time: kThen });
export const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(kLater);

/** Lets time pass, step by step and each with what the rules answer to it, until something is seen. */
export async function passTime(page: Page, isSeen: () => Promise<boolean>): Promise<void> {
  const kStepMs = 100;
  while (!(await isSeen())) {
    await page.clock.runFor(kStepMs);
    await expect(page.locator(".page[data-rests]")).toBeVisible();
  }
}

/** Puts a table on this browser's shelf and opens it. The same seed gives the same game. */
export async function lay(
  page: Page,
  { game, variant, sitters, seed = "7", options = {}, record = "" }: Laid,
): Promise<string> {
  const id = `test-${game}`;
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const saved: SavedTable = { id, game, variant, sitters, seed, options, record, begun: 1, touched: 1, summary };
  await linger(page);
  await page.goto("/");
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`pentario.table.${id}`, JSON.stringify(saved)],
  );
  await page.goto(`/#/table/${id}`);
  return id;
}

/** Opens a table of the shelf that this browser has. */
export async function openTable(page: Page, id: string): Promise<void> {
  await linger(page);
  await page.goto(`/#/table/${id}`);
}

/** Waits until the table is at rest: all is shown and kept, no bot thinks, nothing moves any more. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector(".page[data-rests]") !== null &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** The table as the shelf keeps it, once it is at rest. */
export async function keptTable(page: Page, id: string): Promise<SavedTable> {
  await atRest(page);
  return savedTable(page, id);
}

/** The table as the shelf keeps it now. */
export async function savedTable(page: Page, id: string): Promise<SavedTable> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `pentario.table.${id}`);
  return JSON.parse(text ?? "null") as SavedTable;
}

/** The notice at the end of a game. */
export const ending = (page: Page) => page.locator(".end");

/** What has risen from the board since, which is seen for a moment only. Before the page is opened. */
export async function watchRising(page: Page): Promise<() => Promise<string[]>> {
  type Watched = { risen?: string[] };
  await page.addInitScript(() => {
    const seen = ((window as Watched).risen = [] as string[]);
    new MutationObserver((changes) => {
      for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (one instanceof Element)
          for (const rise of [one, ...one.querySelectorAll("*")].filter((node) => node.matches(".rise")))
            seen.push(rise.textContent.trim());
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as Watched).risen ?? []);
}

/** Fails the test when the page complains: an error, or a breach of the content security policy. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  return faults;
}

export async function expectNoFaults(faults: readonly string[]): Promise<void> {
  expect(faults).toEqual([]);
}
