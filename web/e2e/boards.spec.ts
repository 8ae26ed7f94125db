// Boards of one's own: typed, drawn by chance, drawn by hand, printed, played on; what this device
// keeps, exported, deleted and brought back.

import { readFileSync } from "node:fs";
import { kLongWork } from "./slow";
import { expect, test, type Page } from "./test";
import type { Result } from "$/table/results";
import { atRest, bot, ending, expectNoFaults, keptTable, lay, person, watchFaults } from "./table";

const kRows = ["abcdefabcd", "efabcdefab", "cdefabcdef"];
const kTyped = Array.from({ length: 10 }, (_, i) => kRows[i % 3]!);

/** The maker with its first board, once the rules are there. */
async function openRush(page: Page): Promise<void> {
  await page.goto("/#/boards/penta-rush");
  await expect(page.locator("[data-grade]")).toBeVisible();
  await expect(drawing(page)).toHaveCount(0);
}
/** There while boards are being drawn. */
const drawing = (page: Page) => page.getByRole("button", { name: "Stop", exact: true });
/** The record of the table that was opened, once it is laid. */
async function laidRecord(page: Page): Promise<string> {
  await expect(page).toHaveURL(/#\/table\/\w+$/);
  return (await keptTable(page, page.url().split("/").at(-1)!)).record;
}

test("A board of Penta Rush is typed with keys, a throw is tried, and it is played on", async ({ page }) => {
  const faults = watchFaults(page);
  await openRush(page);
  await page.getByRole("button", { name: "Empty it" }).click();
  await expect(page.getByText("100 squares still empty.")).toBeVisible();
  const grid = page.getByRole("grid", { name: "Board 1" });
  await grid.focus();
  // From the middle, where the keys begin, to the top left corner.
  for (let i = 0; i < 5; ++i) await page.keyboard.press("ArrowUp");
  for (let i = 0; i < 5; ++i) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type(kTyped.join("").slice(0, 99));
  await expect(page.getByText("1 square still empty.")).toBeVisible();
  await page.keyboard.press("4");
  await expect(page.locator("[data-grade]")).toBeVisible();
  await expect(page.locator('[data-cell="a10"]')).toHaveAttribute("aria-label", "a10, circle");

  await page.getByRole("button", { name: "Throw", exact: true }).click();
  await expect(page.locator("[data-die]")).toHaveCount(5);
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.locator("[data-found]")).toHaveText(/\w/);
  const found = (await page.locator("[data-found]").textContent()) ?? "";
  const shapes = /with ([A-Z, ]+)\./.exec(found)?.[1]?.split(", ") ?? [];
  expect(shapes.length > 0).toBe(!found.includes("nothing to find"));
  await expect(page.locator("[data-ring]")).toHaveCount(shapes.length);

  await page.getByRole("button", { name: "Solo" }).click();
  expect(await laidRecord(page)).toContain(kTyped.join("/"));
  await expect(page.locator('[data-cell="a10"]')).toHaveAttribute("aria-label", "a10, circle");
  // A round of it, in which nothing is found.
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Round 1 is over" })).toBeVisible();
  await expectNoFaults(faults);
});

test("A board is drawn as hard as wished, kept, chosen for a new game, and shared as text", async ({ page }) => {
  const faults = watchFaults(page);
  await openRush(page);
  const form = page.locator("form", { has: page.getByLabel("How many boards") });
  await form.getByLabel("Difficulty").selectOption("hardest");
  await form.getByLabel("Number").fill("42");
  await form.getByRole("button", { name: "Draw" }).click();
  await expect(drawing(page)).toHaveCount(0, kLongWork);
  await expect(page.locator("[data-grade]")).toHaveText("Difficulty: very hard");
  await page.getByLabel("Name of the board").fill("Granite");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByRole("button", { name: "Open Granite" })).toBeVisible();

  await page.getByText("As text", { exact: true }).click();
  const text = page.getByRole("textbox", { name: "As text" });
  const drawn = await text.inputValue();
  await text.fill(drawn.replace(/^./, "x"));
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(page.getByRole("alert")).toContainText("x");
  await text.fill(kTyped.join("\n"));
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Open Granite" }).click();
  await expect(text).toHaveValue(drawn);

  await page.goto("/#/new/penta-rush");
  await page.getByText("More choices").click();
  await page.getByRole("combobox", { name: "Choose a board" }).selectOption({ label: "Granite" });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  expect(await laidRecord(page)).toContain(drawn.replaceAll("\n", "/"));
  await expectNoFaults(faults);
});

test("A board of RioMino is drawn, checked and played on", async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto("/#/boards/riomino");
  await expect(page.locator("[data-squares]")).toHaveText("13 squares");
  await page.getByRole("button", { name: "Work out who wins" }).click();
  await expect(page.getByText(/of 40 throws/)).toBeVisible(kLongWork);
  await page.getByLabel("Mirror while drawing").selectOption("four");
  await page.locator('[data-cell="2,1"]').click();
  await expect(page.locator("[data-squares]")).toHaveText("17 squares");
  await page.getByLabel("Mirror while drawing").selectOption("none");
  await page.locator('[data-cell="4,4"]').click();
  await expect(page.getByText("The square 4,4 is not joined")).toBeVisible();
  // Away again, with keys.
  const grid = page.getByRole("grid");
  await grid.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-squares]")).toHaveText("17 squares");
  await page.getByRole("button", { name: "Junior" }).click();
  expect(await laidRecord(page)).toContain("..#../#####/##o##/#####/..#..");
  await expect(page.locator("[data-die]").first()).toBeVisible();
  await expectNoFaults(faults);
});

test("Sheets come out of the printer as they are shown", async ({ page }) => {
  const faults = watchFaults(page);
  await openRush(page);
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await page.getByLabel("How many boards").selectOption("3");
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  // Three boards, a score sheet, and the answers two by two.
  await expect(page.locator(".sheet")).toHaveCount(6);
  await expect(page.getByRole("button", { name: "Print · 6 sheets" })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(6);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
  await page.getByLabel("Paper").selectOption("letter");
  const letter = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(letter).toMatch(/\/MediaBox\s*\[0 0 61[12](\.\d+)? 79[12](\.\d+)?\]/);
  await expectNoFaults(faults);
});

test("A finished game is among the results; everything is exported, deleted, and comes back", async ({ page }) => {
  const faults = watchFaults(page);
  await lay(page, { game: "pente", variant: "standard", sitters: [person(), bot(2)] });
  await atRest(page);
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByText("Give up", { exact: true }).click();
  await expect(ending(page)).toBeVisible();
  await page.goto("/#/me");
  const row = page.locator('[data-level="2"]');
  await expect(row.getByRole("cell").nth(2)).toHaveText("1");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = readFileSync(await (await saving).path(), "utf8");
  await page.getByRole("button", { name: "Delete everything" }).click();
  const anew = page.waitForEvent("load");
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await anew;
  await expect(page).toHaveURL(/#\/$/);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("pentario."))))
    .toEqual([]);

  await page.goto("/#/me");
  await expect(page.getByText("No results yet.")).toBeVisible();
  await page.locator("summary").click();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(page.getByRole("alert")).toHaveText("This file was not saved by Pentario.");
  await input.setInputFiles({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await expect(page.getByText("1 table")).toBeVisible();
  await page.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText("It is in place.")).toBeVisible();
  await expect(row.getByRole("cell").nth(2)).toHaveText("1");
  const ledger = JSON.parse((await page.evaluate(() => localStorage.getItem("pentario.ledger"))) ?? "null") as {
    results: Result[];
  };
  expect(ledger.results).toMatchObject([{ game: "pente", seats: [0, 2], winners: [1], reason: "resigned" }]);
  await expectNoFaults(faults);
});
