// What fails on the way: code that does not come, rules that trap, storage that is damaged, full or shared
// with another tab. Each says so in a sentence and has a way out.

import { readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import { expect, test, type Page } from "./test";
import { atRest, bot, keptTable, lay, openTable, person, savedTable } from "./table";

/** What befalls the rules of a worker: they trap, or there is no more memory to be had. */
const kFalls = {
  trap: 'throw new WebAssembly.RuntimeError("unreachable");',
  memory: "for (let step = 4096; step > 0; ) try { exports.memory.grow(step); } catch { step >>= 1; }",
};

/** The rules of every worker fall at so many answers, counted by each worker from its start. */
async function fallAt(page: Page, answers: (worker: number) => number, fall: keyof typeof kFalls): Promise<void> {
  let workers = 0;
  await page.route("**/worker-*.js", async (route: Route) => {
    const code = readFileSync(`../build/web${new URL(route.request().url()).pathname}`, "utf8");
    const patch = `{
      const real = WebAssembly.instantiate;
      let left = ${answers(++workers)};
      WebAssembly.instantiate = async (...given) => {
        const { exports } = await real(...given);
        const pentario_answer = () => {
          if (left-- <= 0) { ${kFalls[fall]} }
          return exports.pentario_answer();
        };
        return { exports: { ...exports, pentario_answer } };
      };
    }\n`;
    await route.fulfill({ contentType: "text/javascript", body: patch + code });
  });
}
const cell = (page: Page, point: string) => page.locator(`[data-cell="${point}"]`);
const stone = (page: Page, point: string) => page.locator(`[data-stone="${point}"]`);

test("Code of a page that does not come leaves a way out, and comes when it is tried again", async ({ page }) => {
  let lost = true;
  await page.route("**/assets/LearnPage-*.js", (route) => (lost ? route.abort() : route.continue()));
  await page.goto("/#/learn");
  await expect(page.getByRole("alert")).toContainText("This page does not open.");
  await page.getByRole("link", { name: "To the shelf" }).click();
  await expect(page.locator("[data-game]").first()).toBeVisible();
  await page.goto("/#/learn");
  await expect(page.getByRole("alert")).toContainText("This page does not open.");
  lost = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("Code of a game that does not come leaves a way out", async ({ page }) => {
  let lost = true;
  await page.route("**/assets/pente-*.js", (route) => (lost ? route.abort() : route.continue()));
  await lay(page, { game: "pente", variant: "standard", sitters: [person(), bot()] });
  await expect(page.getByRole("alert")).toContainText("This page does not open.");
  lost = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("A bot that finds no memory to think in is begun anew, and plays", async ({ page }) => {
  const record = readFileSync(new URL("records/pente-middle.record", import.meta.url), "utf8");
  await fallAt(page, (worker) => (worker <= 2 ? 3 : 1_000_000), "memory"); // the third has room
  const id = await lay(page, { game: "pente", variant: "standard", sitters: [bot(8), bot(8)], record });
  await expect(page.getByText("The game lies here again as it was kept.")).toBeVisible();
  const { moves } = (await savedTable(page, id)).summary;
  await expect.poll(async () => (await savedTable(page, id)).summary.moves).toBeGreaterThan(moves);
});

test("Rules that fail at a question about a move are begun anew, and the move can be made", async ({ page }) => {
  await fallAt(page, (worker) => (worker <= 2 ? 3 : 1_000_000), "trap");
  const id = await lay(page, { game: "pente", variant: "standard", sitters: [person("Anna"), person("Bert")] });
  await atRest(page);
  await page.locator(".board svg, svg.board").first().hover(); // what a stone there would take
  await cell(page, "K10").click();
  await atRest(page);
  await cell(page, "K10").click();
  await expect.poll(async () => (await savedTable(page, id)).summary.moves).toBe(1);
  await expect(page.getByText("The rules stumbled for a moment.")).toHaveCount(0);
});

test("Rules that trap again and again end with a plain notice and a way out", async ({ page }) => {
  await fallAt(page, () => 0, "trap");
  const id = await lay(page, { game: "pente", variant: "standard", sitters: [person(), bot()] });
  await expect(page.getByRole("alert").filter({ hasText: "The rules keep stopping here." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect((await savedTable(page, id)).seed).toBe("7");
  await page.getByRole("link", { name: "To the shelf" }).click();
  await expect(page.locator('[data-game="pente"]')).toBeVisible();
});

test("A worker that does not start is begun again", async ({ page }) => {
  let asked = 0;
  await page.route("**/worker-*.js", (route) => (++asked <= 2 ? route.abort() : route.continue()));
  await lay(page, { game: "pente", variant: "standard", sitters: [person(), bot()] });
  await expect(page.getByRole("grid")).toBeVisible();
  expect(asked).toBeGreaterThan(2);
});

test("A game in two tabs goes on in both, and nothing is overwritten", async ({ page, context }) => {
  const id = await lay(page, { game: "pente", variant: "standard", sitters: [person("Anna"), person("Bert")] });
  await atRest(page);
  const other = await context.newPage();
  await openTable(other, id);
  await atRest(other);
  await cell(page, "K10").click();
  await expect.poll(async () => (await savedTable(page, id)).summary.moves).toBe(1);
  await expect(stone(other, "K10")).toBeVisible();
  await atRest(other);
  await cell(other, "L11").click();
  await expect.poll(async () => (await savedTable(page, id)).summary.moves).toBe(2);
  await atRest(page);
  await cell(page, "K14").click();
  await expect.poll(async () => (await savedTable(page, id)).summary.moves).toBe(3);
  expect((await savedTable(other, id)).record).toMatch(/0 K10\n1 L11\n0 K14\n$/);
});

test("A damaged table and one with a time out of all range take no page down", async ({ page }) => {
  const id = await lay(page, { game: "pente", variant: "standard", sitters: [person("Anna"), person("Bert")] });
  await atRest(page);
  await page.evaluate((key) => {
    const saved = JSON.parse(localStorage.getItem(key)!) as Record<string, unknown>;
    localStorage.setItem("pentario.table.far", JSON.stringify({ ...saved, id: "far", touched: 1e300 }));
    localStorage.setItem("pentario.table.bad", "{");
  }, `pentario.table.${id}`);
  await page.goto("/#/shelf");
  await expect(page.getByRole("link", { name: /Anna – Bert/ })).toHaveCount(2);
  await expect(page.getByText("1 saved game cannot be read. It stays as it is.")).toBeVisible();
  await page.goto("/#/");
  await expect(page.getByRole("link", { name: /Anna – Bert/ })).toHaveCount(2);
  await page.goto("/#/table/bad");
  await expect(page.getByRole("alert")).toContainText("damaged");
  expect(await page.evaluate(() => localStorage.getItem("pentario.table.bad"))).toBe("{");
});

test("A study opened where there is no room says so", async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/#/study");
  await page
    .getByLabel("Text of the game")
    .fill("pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n0 K10\n");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("no room left");
});

test("A page that throws leaves a way out, and a game that cannot be shown leaves the others", async ({ page }) => {
  await page.addInitScript(() => {
    const fail = () => {
      throw new Error("forced");
    };
    const forced = { get: () => fail };
    Object.defineProperty(Intl.NumberFormat.prototype, "format", forced);
    if (location.hash === "#/shelf") Object.defineProperty(Intl.DateTimeFormat.prototype, "format", forced);
  });
  await lay(page, { game: "pente", variant: "standard", sitters: [person("Anna"), person("Bert")] });
  await atRest(page);
  await page.evaluate(() => {
    const result = { id: "r/1", game: "pente", variant: "standard", seats: [0, 1], winners: [0], scores: [0, 0] };
    const results = [{ ...result, reason: "five", ended: 1, ms: 1 }];
    localStorage.setItem("pentario.ledger", JSON.stringify({ version: 1, results }));
  });
  await page.goto("/#/me");
  await expect(page.getByRole("alert")).toContainText("This page does not open.");
  await page.getByRole("link", { name: "To the shelf" }).click();
  await expect(page.locator("[data-game]").first()).toBeVisible();
  await page.goto("/#/shelf");
  await page.reload();
  await expect(page.getByText("This game cannot be shown.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Shelf" })).toBeVisible();
});

test("A browser that keeps nothing says so, and the game goes on until the page is closed", async ({ page }) => {
  await page.addInitScript(() => {
    const closed = () => {
      throw new DOMException("closed", "SecurityError");
    };
    for (const name of ["localStorage", "indexedDB"]) Object.defineProperty(window, name, { get: closed });
  });
  await page.goto("/#/new/pente");
  await page.locator("button.play:enabled").click();
  await expect(page.getByText("This browser keeps nothing for us.")).toBeVisible();
  await atRest(page);
  const stones = await page.locator("[data-stone]").count(); // of a bot, if the lot fell on it: in the middle
  await cell(page, stones > 0 ? "K14" : "K10").click();
  await expect.poll(() => page.locator("[data-stone]").count()).toBeGreaterThan(stones);
  for (const room of ["me", "shelf", "study", "puzzles"]) {
    await page.goto(`/#/${room}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(page.getByText("This page does not open.")).toHaveCount(0);
});

test("A game for which there is no room says so, and goes on", async ({ page }) => {
  const id = await lay(page, { game: "pente", variant: "standard", sitters: [person("Anna"), person("Bert")] });
  await atRest(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await cell(page, "K10").click();
  await expect(page.getByText("no room left")).toBeVisible();
  await cell(page, "L11").click();
  await expect(stone(page, "L11")).toBeVisible();
  expect((await savedTable(page, id)).summary.moves).toBe(0); // what was kept before stays
});

test("A backup with a time out of all range is refused, and nothing is changed", async ({ page }) => {
  const id = await lay(page, { game: "pente", variant: "standard", sitters: [person("Anna"), person("Bert")] });
  const kept = await keptTable(page, id);
  await page.goto("/#/me");
  const far = { [`pentario.table.${id}`]: JSON.stringify({ ...kept, touched: 1e300 }) };
  const text = JSON.stringify({ pentario: "everything", version: 1, at: 1, kept: far });
  const file = { name: "pentario.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator("details summary").click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText("This file is damaged")).toBeVisible();
  expect(await savedTable(page, id)).toEqual(kept);
});
