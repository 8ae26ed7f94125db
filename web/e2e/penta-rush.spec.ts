// Penta Rush in a real browser: against bots in real time, several people one after the other, by touch.

import { expect, test, type Page } from "./test";
import { middleOf } from "./cards";
import { dragByMouse, dragByTouch } from "./drag";
import {
  atRest,
  bot,
  ending,
  expectNoFaults,
  keptTable,
  lay,
  ownTime,
  passTime,
  person,
  slowClock,
  stopTime,
  watchFaults,
  watchRising,
} from "./table";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const cell = (page: Page, square: string) => page.locator(`[data-cell="${square}"]`);
const ringOn = (page: Page, squares: string) => page.locator(`[data-ring="${squares.split(" ").sort().join(" ")}"]`);

/** Drags over squares, from the middle of each to the next. */
async function drag(page: Page, squares: string): Promise<void> {
  await middleOf(cell(page, squares.slice(-2))); // the board lies still
  for (const [i, square] of squares.split(" ").entries()) {
    const box = (await cell(page, square).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

const tile = (page: Page, shape: string) => page.locator(`[data-tile="${shape}"]`);

/** Ends a round at once: the timer is turned and nobody waits for the sand. */
async function rush(page: Page): Promise<void> {
  await button(page, "Turn the timer").click();
  await button(page, "Don't wait").click();
  await expect(page.locator(".verdict")).toBeVisible();
}

test("a whole game against a bot of level 1, by dragging, taps and keys", async ({ page }) => {
  const faults = watchFaults(page);
  await slowClock(page);
  const id = await lay(page, { game: "penta-rush", variant: "base", sitters: [person(), bot(1)] });
  await expect(button(page, "Begin")).toBeVisible();
  await expect(page.locator("[data-cell]")).toHaveCount(0); // nothing to see before one is ready
  await button(page, "Begin").click();
  await drag(page, "b5 c5 d5 e5 f5");
  await expect(ringOn(page, "b5 c5 d5 e5 f5")).toBeVisible();
  await expect(page.locator('[data-tile="I"]')).toHaveAttribute("data-state", "drawn");
  for (const square of ["c7", "d7", "d8", "e8", "e9"]) await cell(page, square).click();
  await expect(ringOn(page, "c7 d7 d8 e8 e9")).toBeVisible();
  await cell(page, "d8").click(); // a tap wipes it away
  await expect(ringOn(page, "c7 d7 d8 e8 e9")).toHaveCount(0);
  await page.getByRole("grid").focus();
  await cell(page, "c7").hover();
  for (const key of [" ", "ArrowRight", " ", "ArrowUp", " ", "ArrowRight", " ", "ArrowUp", " "])
    await page.keyboard.press(key);
  await expect(ringOn(page, "c7 d7 d8 e8 e9")).toBeVisible();
  await drag(page, "a1 b1 c1 d1 e1"); // symbols that do not fit: drawn, and judged later
  await rush(page);
  await expect(page.locator(".verdict li.counts")).toHaveCount(2);
  await expect(page.locator(".ring.counts")).toHaveCount(2);
  await expect(page.locator(".ring.lost")).toHaveCount(1);
  await expect(page.locator(".verdict")).toContainText("does not fit the throw");
  for (let round = 2; round <= 5; ++round) {
    await button(page, "Go on").click();
    await rush(page);
  }
  await atRest(page);
  await expect(ending(page)).toHaveCount(0); // the last round is read first
  await button(page, "Go on").click();
  await expect(ending(page)).toBeVisible();
  const saved = await keptTable(page, id);
  expect(saved.summary.over).toBe(true);
  expect(saved.summary.scores[0]).toBe(4 + 4 + 5);
  expect(saved.record).toMatch(/0 flip @\d+/);
  await button(page, "Play again").click();
  await expect(page.locator(".ready")).toContainText("Ready for round 1?");
  await button(page, "Begin").click(); // the time of the game before is forgotten
  await expect(page.locator("[data-cell]")).toHaveCount(100);
  await expectNoFaults(faults);
});

test("a tile is dragged to the board, turned on the way, and outlined where it snaps", async ({ page }) => {
  const faults = watchFaults(page);
  await slowClock(page);
  await lay(page, { game: "penta-rush", variant: "base", sitters: [person(), bot(1)] });
  await button(page, "Begin").click();
  await expect(page.locator(".throw")).toContainText("Round 1 of 5");
  await dragByMouse(page, tile(page, "I"), cell(page, "e5"), async ({ turn }) => {
    await expect(ringOn(page, "e3 e4 e5 e6 e7")).toBeVisible();
    await turn();
    await expect(ringOn(page, "c5 d5 e5 f5 g5")).toBeVisible();
    await expect(page.locator("[data-carried][data-snaps]")).toHaveCount(1);
  });
  await expect(page.locator('.ring.drawn[data-ring="c5 d5 e5 f5 g5"]')).toBeVisible();
  await dragByMouse(page, tile(page, "I"), cell(page, "e5"), ({ turn }) => turn());
  await expect(page.locator(".refused")).toContainText("This shape is ringed already.");
  await expect(cell(page, "e5")).toHaveAttribute("data-refused", "");
  await dragByMouse(page, tile(page, "P"), page.locator(".throw")); // beside the board
  await expect(page.locator("[data-carried]")).toHaveCount(0);
  await expect(page.locator("[data-ring]")).toHaveCount(1);
  await expectNoFaults(faults);
});

test("a round that is over is shown once more by a tap on the log", async ({ page }) => {
  const faults = watchFaults(page);
  const risen = await watchRising(page);
  await slowClock(page);
  await lay(page, { game: "penta-rush", variant: "base", sitters: [person(), bot(1)] });
  await button(page, "Begin").click();
  await drag(page, "b5 c5 d5 e5 f5");
  await rush(page);
  await expect.poll(risen).toEqual(["+4"]);
  await button(page, "Go on").click();
  await rush(page);
  await expect(page.locator(".verdict")).toContainText("Round 2 is over");
  await page.locator(".side").getByRole("button", { name: "Round 1 is over" }).click();
  await expect(page.locator(".verdict")).toContainText("Round 1 is over");
  await expect(ringOn(page, "b5 c5 d5 e5 f5")).toBeVisible();
  await expectNoFaults(faults);
});

test("the sand is seen running and ends the round by itself", async ({ page }) => {
  const faults = watchFaults(page);
  await ownTime(page);
  const record =
    "pentario-record 1\ngame penta-rush 1\nvariant base\nplayers 2\noption sand_seconds 5\nmoves\nchance roll bdeef\n";
  await lay(page, { game: "penta-rush", variant: "base", sitters: [person(), bot(1)], record });
  await expect(button(page, "Begin")).toBeVisible();
  await stopTime(page);
  await button(page, "Begin").click();
  await expect(page.getByRole("timer")).toHaveAccessibleName("The sand timer rests");
  await button(page, "Turn the timer").click();
  await expect(page.locator('[data-seat="0"] [data-seat-state="flipped"]')).toBeVisible();
  await expect(page.getByRole("timer")).toHaveAccessibleName("Sand timer: 5 seconds left");
  for (const seconds of ["4 seconds", "3 seconds", "2 seconds", "1 second"])
    await passTime(page, () => page.getByRole("timer", { name: `Sand timer: ${seconds} left` }).isVisible());
  await passTime(page, () => page.locator(".verdict").isVisible());
  await expect(page.locator(".verdict")).toContainText("The sand of player 1 has run out");
  await expectNoFaults(faults);
});

test("two people and the cover: the same throw, and nobody sees what the other drew", async ({ page }) => {
  const faults = watchFaults(page);
  await slowClock(page);
  const id = await lay(page, { game: "penta-rush", variant: "base", sitters: [person("Anna"), person("Bert")] });
  const cover = page.locator(".cover");
  for (let round = 1; round <= 5; ++round) {
    const annas = ["b", "c", "d", "e", "f"].map((column) => `${column}${round + 4}`).join(" ");
    await expect(cover).toContainText("Hand the screen to Anna");
    await expect(page.locator("[data-cell]")).toHaveCount(0);
    await button(page, "I am Anna").click();
    await expect(page.getByRole("grid")).toHaveAccessibleName("Board of Anna");
    const dice = await page.locator(".dice").getAttribute("aria-label");
    await drag(page, annas);
    await expect(ringOn(page, annas)).toBeVisible();
    await button(page, "Turn the timer").click();

    await expect(cover).toContainText("Hand the screen to Bert");
    await expect(page.locator("[data-ring], [data-cell], [data-die]")).toHaveCount(0);
    await expect(page.locator("body")).not.toContainText(annas);
    await button(page, "I am Bert").click();
    await expect(page.getByRole("grid")).toHaveAccessibleName("Board of Bert");
    await expect(page.locator(".dice")).toHaveAttribute("aria-label", dice!);
    await expect(page.locator("[data-ring]")).toHaveCount(0);
    await expect(page.locator("body")).not.toContainText(annas);
    await drag(page, "a1 b1 c1 d1 e1");
    await expect(ringOn(page, "a1 b1 c1 d1 e1")).toBeVisible();
    await button(page, "Done").click();

    await expect(page.locator(".verdict")).toContainText(`Round ${round} is over`);
    await button(page, /^Anna/).click();
    await expect(ringOn(page, annas)).toBeVisible();
    await button(page, /^Bert/).click();
    await expect(ringOn(page, "a1 b1 c1 d1 e1")).toBeVisible();
    await button(page, "Go on").click();
  }
  await expect(ending(page)).toContainText("Anna wins");
  expect((await keptTable(page, id)).record.match(/0 flip @\d+/g)).toHaveLength(5);
  await expectNoFaults(faults);
});

test("a game left in mid-round goes on where it was", async ({ page }) => {
  const faults = watchFaults(page);
  await slowClock(page, 20); // some of the round must have passed
  const id = await lay(page, { game: "penta-rush", variant: "base", sitters: [person(), bot(1)] });
  await button(page, "Begin").click();
  await rush(page);
  await button(page, "Go on").click();
  await drag(page, "a1 b1 c1 d1 e1");
  await expect(ringOn(page, "a1 b1 c1 d1 e1")).toBeVisible();
  const { record } = await keptTable(page, id);
  const rings = await page.locator("[data-ring]").count();
  const log = await page.locator(".side li").allTextContents();
  await page.reload();
  await button(page, "Search on").click();
  await expect(page.locator("[data-ring]")).toHaveCount(rings);
  expect((await keptTable(page, id)).record.startsWith(record)).toBe(true);
  await expect.poll(async () => (await page.locator(".side li").allTextContents()).slice(0, log.length)).toEqual(log);
  await expectNoFaults(faults);
});

test("a round that was judged but not read is told again after a reload", async ({ page }) => {
  await slowClock(page);
  const id = await lay(page, { game: "penta-rush", variant: "base", sitters: [person(), bot(1)] });
  await button(page, "Begin").click();
  await rush(page);
  await keptTable(page, id);
  await page.reload();
  await expect(page.locator(".verdict")).toContainText("Round 1 is over");
});

test("what the rules refuse is explained", async ({ page }) => {
  await lay(page, { game: "penta-rush", variant: "solo", sitters: [person()] });
  await atRest(page);
  for (const square of ["a1", "b1", "c1", "d1", "j9"]) await cell(page, square).click();
  await expect(page.locator(".refused")).toContainText("five different squares joined by their edges");
  await expect(page.locator("[data-ring]")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a shape is struck by dragging its tile with a finger, and a second finger turns it", async ({ page }) => {
    const faults = watchFaults(page);
    await slowClock(page);
    await lay(page, { game: "penta-rush", variant: "puzzle", sitters: [person(), bot(1)] });
    await button(page, "Begin").tap();
    await button(page, "Done").tap();
    await button(page, "Don't wait").tap();
    await button(page, "Go on").tap();
    await expect(page.locator('[data-stage="strike"]')).toBeVisible();
    await dragByTouch(page, tile(page, "L"), cell(page, "e4"), async ({ turn }) => {
      const ring = () => page.locator(".ring.ghost").getAttribute("data-ring");
      const before = await ring();
      await turn();
      await expect.poll(ring).not.toBe(before);
    });
    await expect(page.locator(".ring.ghost")).toBeVisible();
    await button(page, "Strike L").tap();
    await button(page, "Begin").tap();
    await expect(page.locator(".ring.hatched")).toHaveCount(1);
    await expectNoFaults(faults);
  });

  test("a puzzle by touch: an outline by taps, the sponge, a strike, and no scrolling", async ({ page }) => {
    const faults = watchFaults(page);
    await slowClock(page);
    await lay(page, { game: "penta-rush", variant: "puzzle", sitters: [person(), bot(1)] });
    await button(page, "Begin").tap();
    for (const square of ["a1", "b1", "c1", "d1", "e1"]) await cell(page, square).tap();
    await expect(ringOn(page, "a1 b1 c1 d1 e1")).toBeVisible();
    await button(page, "Sponge").tap();
    await cell(page, "c1").tap();
    await expect(page.locator("[data-ring]")).toHaveCount(0);
    await atRest(page);
    const board = (await page.getByRole("grid").boundingBox())!;
    expect(board.width).toBeGreaterThan(330);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    for (const name of ["Turn the timer", "Done", "Sponge"]) {
      const box = (await button(page, name).boundingBox())!;
      expect(box.height, name).toBeGreaterThanOrEqual(44);
      expect(box.y + box.height, name).toBeLessThanOrEqual(740);
    }
    await button(page, "Done").tap();
    await button(page, "Don't wait").tap();
    await button(page, "Go on").tap();
    await button(page, /^X: 4 points/).tap();
    await cell(page, "e5").tap();
    await expect(page.locator(".ring.ghost")).toBeVisible();
    await button(page, "Strike X").tap();
    await expect(page.locator(".ring.ghost")).toHaveCount(0);
    await button(page, "Begin").tap();
    await expect(page.locator(".ring.hatched")).toHaveCount(1);
    await expect(page.locator('[data-tile="X"]')).toHaveAttribute("data-state", "struck");
    await expectNoFaults(faults);
  });
});
