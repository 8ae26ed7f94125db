// What the end-to-end tests of every game share.

import { expect, type Page } from "@playwright/test";
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
  /** A record to go on from; empty: a new game. */
  record?: string;
}

/** Puts a table on this browser's shelf and opens it. The same seed gives the same game. */
export async function lay(page: Page, { game, variant, sitters, seed = "7", record = "" }: Laid): Promise<string> {
  const id = `test-${game}`;
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const saved: SavedTable = { id, game, variant, sitters, seed, record, begun: 1, touched: 1, summary };
  await page.goto("/");
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`pentario.table.${id}`, JSON.stringify(saved)],
  );
  await page.goto(`/#/table/${id}`);
  return id;
}

/** The table as the shelf keeps it. */
export async function savedTable(page: Page, id: string): Promise<SavedTable> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `pentario.table.${id}`);
  return JSON.parse(text ?? "null") as SavedTable;
}

/** The notice at the end of a game. */
export const ending = (page: Page) => page.locator(".end");

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
