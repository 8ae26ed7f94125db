// A position of each game made through the interface: a fault is said, mended, and it is played on.

import { expect, test, type Page } from "./test";
import { atRest, expectNoFaults, linger, watchFaults } from "./table";

/** What the rules say of the position as it is now. */
const verdict = (page: Page) => page.locator('[data-fault][aria-busy="false"]');
const fine = (page: Page) => expect(verdict(page)).toHaveAttribute("data-fault", "");
const says = (page: Page, code: string) => expect(verdict(page)).toHaveAttribute("data-fault", code);
const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const brush = (page: Page, name: string) => page.locator(`[data-brush="${name}"]`);

async function open(page: Page, game: string): Promise<string[]> {
  const faults = watchFaults(page);
  await linger(page);
  await page.goto(`/#/edit/${game}`);
  await fine(page);
  return faults;
}
async function playOn(page: Page) {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/#\/table\/\w+$/);
  await atRest(page); // the editor has the same places
}

test("Pente: stones by mouse and keys, a link, and the game goes on from there", async ({ page, browser }) => {
  const faults = await open(page, "pente");
  await cell(page, "K10").click();
  await page.keyboard.press("2");
  await cell(page, "L11").click();
  await cell(page, "L10").click();
  await cell(page, "L10").click(); // its own colour again: away
  await expect(page.locator("[data-stone]")).toHaveCount(2);

  await page.getByText("Begin from something else").click();
  const text = page.getByLabel("A position, game or link as text");
  await text.fill(
    '{"game":"pente","variant":"standard","size":19,"stones":[["K10"],["K10"]],"captures":[0,0],"to_move":0}',
  );
  await page.getByRole("button", { name: "Read" }).click();
  await expect(page.getByText("There are two stones on K10.")).toBeVisible();
  await expect(page.locator("[data-stone]")).toHaveCount(2);

  await page.getByLabel("To move").selectOption("1");
  await expect(verdict(page)).toContainText("Player 2 is to move");
  await page.getByRole("button", { name: "Share" }).click();
  const link = page.getByLabel("Link", { exact: true });
  await expect(link).toHaveValue(/#\/game\//);
  const other = await (await browser.newContext({ locale: "en" })).newPage();
  await other.goto(await link.inputValue());
  await expect(other.locator("[data-stone]")).toHaveCount(2);
  await other.getByRole("link", { name: "Change the position" }).click();
  await expect(other.locator('[data-stone="L11"]')).toBeAttached();
  await other.context().close();

  await page.keyboard.press("Escape");
  await playOn(page);
  await cell(page, "A1").click();
  await expect(page.locator('[data-stone="A1"]')).toBeAttached();
  await expectNoFaults(faults);
});

test("RioMino: a die that does not match is marked where it lies, turned, and the game goes on", async ({ page }) => {
  const faults = await open(page, "riomino");
  await page.getByText("Begin from something else").click();
  await page.getByRole("button", { name: "Empty", exact: true }).click();
  await says(page, "riomino.no-start-die");
  await cell(page, "0,0").click();
  for (const seat of [1, 2])
    await page
      .getByRole("group", { name: `Dice of Player ${seat}` })
      .getByRole("button", { name: "die 0 and 2: one more" })
      .click();
  await fine(page);
  await cell(page, "1,0").click();
  await says(page, "riomino.west");
  await expect(page.locator('[data-marked="1,0"]')).toBeAttached();
  await expect(verdict(page).getByRole("link")).toHaveAttribute("href", "#/rules/riomino/RM-07");
  for (let turns = 0; turns < 3 && (await verdict(page).getAttribute("data-fault")) !== ""; ++turns)
    await cell(page, "1,0").click();
  await fine(page);
  await playOn(page);
  await expect(page.locator('[data-cell="1,0"]')).toHaveAccessibleName(/die/);
  await expectNoFaults(faults);
});

test("Penta Rush: symbols, throw and outlines, and points that do not belong to the round", async ({ page }) => {
  const faults = await open(page, "penta-rush");
  await brush(page, "f").click();
  await cell(page, "a10").click();
  await expect(cell(page, "a10")).toHaveAccessibleName(/wave/);
  await page.getByLabel("Die 1").selectOption("a");
  await page.getByLabel("Points, Player 1").fill("3");
  await page.getByLabel("Points, Player 1").press("Tab");
  await expect(verdict(page)).not.toHaveAttribute("data-fault", "");
  await expect(page.locator(".wrong")).toContainText("Points");
  await page.getByRole("button", { name: "Undo" }).click();
  await fine(page);
  await brush(page, "ring").click();
  for (const square of ["a1", "b1", "c1", "d1", "e1"]) await cell(page, square).click();
  await expect(page.locator("[data-ring]")).toHaveCount(1);
  await fine(page);
  await playOn(page);
  await expectNoFaults(faults);
});

test("Rivero Penta: a card that is joined to nothing is marked, moved, and the game goes on", async ({ page }) => {
  const faults = await open(page, "rivero-penta");
  const field =
    '{"game":"rivero-penta","variant":"standard","table":{"1,0":"N4","-1,0":"D2","0,1":"C8","0,-1":"A5"},"hands":[["N5","N6","C3","A10","D1"],["D3","C7","A6","N9"]],"scores":[12,-3],"ocean":"rest","discard":[],"closed":{"sun":6,"tap":5,"bridge":5},"open":["tap","bridge"],"to_move":0,"phase":"play","plays_left":1,"placed":[],"penalty":false,"turn":2}';
  await page.getByText("Begin from something else").click();
  await page.getByLabel("A position, game or link as text").fill(field);
  await page.getByRole("button", { name: "Read" }).click();
  await expect(page.locator('[data-lies="1,0"]')).toBeAttached();
  await page.locator('[data-river="N"]').click();
  await page.locator('[data-value="8"]').click();
  await cell(page, "2,2").click();
  await says(page, "rivero-penta.apart");
  await cell(page, "2,2").click();
  await fine(page);
  await page.locator('[data-zone="hand-1"] [data-card="D3"]').click();
  await says(page, "rivero-penta.hand-size");
  await expect(page.locator('[data-marked="hand-1"]')).toBeVisible();
  await page.locator('[data-zone="hand-1"] .add').click();
  await fine(page);
  await playOn(page);
  await page.locator('[data-card="N5"]').click();
  await cell(page, "2,0").click();
  await expect(page.locator('[data-lies="2,0"]')).toBeAttached();
  await expectNoFaults(faults);
});

test("Rivero: a river that is none is named, completed, and the game goes on", async ({ page }) => {
  const faults = await open(page, "rivero");
  await page.getByText("Begin from something else").click();
  await page.getByRole("button", { name: "Empty", exact: true }).click();
  await says(page, "rivero.middle-bare");
  const spring = page.locator(".side .spring");
  await page.locator('[data-river="A"]').click();
  for (const column of [1, 2, 3, 4]) {
    await page.locator(`[data-value="${column}"]`).click();
    await spring.locator(`[data-place="${column}b"]`).click();
  }
  await fine(page);
  await page.locator('[data-river="C"]').click();
  for (const value of [8, 9, 10]) {
    await page.locator(`[data-value="${value}"]`).click();
    await page.locator('[data-zone="hand-0"] .add').click();
    await page.locator('[data-zone="hand-1"] .add').click();
  }
  await page.locator('[data-value="3"]').click();
  await page.locator('[data-new-river="0"]').click();
  await says(page, "rivero.bad-river");
  await expect(page.locator('[data-marked="river-0.1"]')).toBeVisible();
  for (const value of [4, 5]) {
    await page.locator(`[data-value="${value}"]`).click();
    await page.locator('[data-zone="river-0.1"] .add').click();
  }
  await expect(page.locator('[data-zone="river-0.1"] [data-card]')).toHaveCount(3);
  await fine(page);
  await playOn(page);
  await expect(page.locator('.river[data-river="0.1"]')).toBeVisible();
  await page.locator('[data-thing="ocean"]').click();
  await expect(page.locator(".hand [data-card]")).toHaveCount(4);
  await expectNoFaults(faults);
});
