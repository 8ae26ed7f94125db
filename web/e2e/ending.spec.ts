// How games end in a real browser: what is seen, what a screen reader hears, what is one tap away; and
// where a refusal points, and a move that is shown once more.

import { readFileSync } from "node:fs";
import { expect, test, type Page } from "./test";
import { kGames } from "$/rules/catalog";
import { atRest, bot, ending, expectNoFaults, lay, person, savedTable, watchFaults } from "./table";

const kHead = "pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n";
/** One stone before five of the first player, or of the second one. */
const kAlmost = `${kHead}0 K10\n1 A1\n0 L10\n1 A3\n0 M10\n1 A5\n0 N10\n1 A7\n`;
const kLosing = `${kHead}0 K10\n1 A1\n0 T19\n1 A2\n0 S17\n1 A3\n0 T15\n1 A4\n0 S13\n1 A5\n`;
const cell = (page: Page, name: string) => page.locator(`main.play [data-cell="${name}"]`);

/** Everything the voice says from now on. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = ((window as unknown as { heard: string[] }).heard = []);
    const voice = document.querySelector("[data-voice]")!;
    new MutationObserver(() => heard.push(voice.textContent)).observe(voice, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(" "));
}

test("a win is told, heard as one, and remembered", async ({ page }) => {
  const faults = watchFaults(page);
  const id = await lay(page, { game: "pente", variant: "standard", sitters: [person(), bot(3)], record: kAlmost });
  await atRest(page);
  const heard = await listen(page);
  await cell(page, "O10").click();
  await expect(ending(page)).toBeVisible();
  await expect(ending(page).getByRole("heading")).toHaveText("You win");
  await expect(ending(page).locator(".story")).toHaveText("Five in a row in 9 moves: your first win against Brook.");
  await expect(ending(page).locator(".scores")).toHaveCount(0);
  await expect.poll(heard).toContain("You win. Five in a row in 9 moves: your first win against Brook.");
  expect(await heard()).not.toContain("draw");
  await atRest(page);
  await expect(page.locator("[data-party]")).toHaveCount(0);
  expect((await savedTable(page, id)).summary.winners).toEqual([0]);

  await page.getByRole("link", { name: "The deciding move" }).click();
  await expect(page).toHaveURL(new RegExp(`#/study/${id}/9$`));
  await expect(page.locator('[data-last="O10"]')).toBeVisible();
  await page.goBack();
  await expect(ending(page).locator(".story")).toContainText("your first win against Brook");
  await page.getByRole("button", { name: "Look at the table" }).click();
  await expect(ending(page).getByRole("button", { name: "Play again" })).toBeHidden();
  await page.getByRole("button", { name: "Show the result" }).click();
  await ending(page).getByRole("button", { name: "Play again" }).click();
  await expect(ending(page)).toHaveCount(0);
  await expectNoFaults(faults);
});

test("a loss has no party, and says who won", async ({ page }) => {
  await lay(page, { game: "pente", variant: "standard", sitters: [person(), bot(3)], record: kLosing });
  await expect(ending(page).getByRole("heading")).toHaveText("Brook wins");
  await expect(ending(page)).toHaveClass(/lost/);
  await expect(page.locator('[data-emblem="lost"]')).toBeVisible();
});

test("who gave up is named, and nobody is you where two people sit", async ({ page }) => {
  await lay(page, { game: "pente", variant: "standard", sitters: [person("Anna"), person("Bram")], record: kAlmost });
  await atRest(page);
  const heard = await listen(page);
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await expect(ending(page).getByRole("heading")).toHaveText("Bram wins");
  await expect(ending(page).locator(".story")).toHaveText("Anna gave up after 8 turns.");
  await expect.poll(heard).toContain("Bram wins. Anna gave up after 8 turns.");
});

for (const game of kGames)
  test(`${game}: a finished game leaves its table to be seen on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const record = readFileSync(`e2e/records/${game}-whole.record`, "utf8");
    const variant = /variant (\S+)/.exec(record)![1]!;
    await lay(page, { game, variant, sitters: [person(), bot(3)], record });
    await expect(ending(page)).toBeVisible();
    const box = (await ending(page).boundingBox())!;
    expect(box.height).toBeLessThan(844 * 0.36);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  });

test("a refusal shakes its place, says here, and has no code to be read", async ({ page }) => {
  await lay(page, { game: "riomino", variant: "wizard", sitters: [person("Ann"), person("Ben")] });
  await expect(page.locator("[data-light]").first()).toBeAttached();
  await atRest(page);
  await cell(page, "0,0").click();
  await expect(page.locator(".refused")).toContainText("There is a die here already.");
  await expect(page.locator(".refused")).not.toContainText(/RM-|0,0/);
  await expect(page.locator("[data-refused]")).toHaveCount(1);
  await expect(cell(page, "0,0")).toHaveAttribute("data-refused", "");
  await page.locator(".refused .message").click();
  await expect(page.locator("[data-refused]")).toHaveCount(0);
});

test("a line of the log shows its move once more", async ({ page }) => {
  await lay(page, { game: "pente", variant: "standard", sitters: [person("Anna"), person("Bram")], record: kAlmost });
  await atRest(page);
  const heard = await listen(page);
  // What lay there before is seen for a moment only: the page itself takes note of it.
  await page.evaluate(() => {
    const board = document.querySelector("main.play")!;
    const look = () => board.querySelector('[data-last="N10"]') && board.setAttribute("data-was-seen", "");
    new MutationObserver(look).observe(board, { childList: true, subtree: true });
  });
  const line = page.locator(".side li button").last();
  await line.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main.play[data-was-seen]")).toBeVisible();
  await expect(page.locator('[data-last="A7"]')).toBeVisible();
  await expect(page.locator("[data-stone]")).toHaveCount(8);
  await expect(line).toBeFocused();
  await expect.poll(heard).toContain("Bram: A7.");
  expect(await heard()).not.toContain("taken back");
  await cell(page, "O10").click();
  await expect(ending(page).getByRole("heading")).toHaveText("Anna wins");
});

test("codes stand beside the rules only where they are asked for", async ({ page }) => {
  await page.goto("/#/rules/pente/PE-04");
  await expect(page.locator("section.meant")).toBeVisible();
  await expect(page.locator("section.meant h3")).not.toContainText("PE-");
  await page.getByRole("switch", { name: "Show rule codes" }).check();
  await expect(page.locator("section.meant h3")).toContainText("PE-04");
});
