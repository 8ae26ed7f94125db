// A whole game of each of the five by keys alone, from the first move to the end: nothing is clicked. The
// two long ones begin in the middle unless it is thorough.

import { expect, test, type Page } from "./test";
import { goneOn, hasGoneOn, hurry, moment, movesPlayed, record } from "./cards";
import { pressAll, pressButton, reach, tabTo } from "./keyboard";
import { atRest, bot, ending, expectNoFaults, kThorough, lay, person, slowClock, watchFaults } from "./table";

/** At the end the focus lies on the notice, and Tab leads to the next game. */
async function playAgain(page: Page): Promise<void> {
  await expect(ending(page)).toBeVisible();
  await pressButton(page, ".end .button.main");
  await expect(ending(page)).toHaveCount(0);
}

test("Pente by keys alone", async ({ page }) => {
  const faults = watchFaults(page);
  await lay(page, { game: "pente", variant: "standard", sitters: [person("Anna"), person("Bert")] });
  await atRest(page);
  await tabTo(page, "[role=grid]");
  const moved = async (point: string) => {
    await expect(page.locator(`[data-last="${point}"]`)).toBeVisible();
    await atRest(page); // the other may act
  };
  for (const [i, column] of ["K", "L", "M", "N", "O"].entries()) {
    await pressAll(page, i > 0 ? "ArrowUp ArrowRight Enter" : "Enter");
    await moved(`${column}10`);
    if (column === "O") break;
    await pressAll(page, "ArrowDown Enter");
    await moved(`${column}9`);
  }
  await expect(ending(page)).toContainText("Anna wins");
  await playAgain(page);
  await expectNoFaults(faults);
});

test("RioMino by keys alone", async ({ page }) => {
  const faults = watchFaults(page);
  await hurry(page);
  await lay(page, { game: "riomino", variant: "junior", sitters: [person(), bot(1)] });
  const usable = page.locator("[data-stock].turn button:enabled:not(.useless)");
  for (let laid = 0; ; ++laid) {
    await atRest(page);
    if ((await ending(page).count()) > 0) break;
    await expect(page.locator("[data-light]").first()).toBeAttached();
    const dice = page.locator("[data-die]");
    const before = await dice.count();
    await page.keyboard.press((await usable.first().getAttribute("aria-keyshortcuts"))!);
    await tabTo(page, "[role=grid]");
    await pressAll(page, "n Enter"); // a die that must be turned first is turned by it
    await atRest(page);
    if ((await dice.count()) === before) await page.keyboard.press("Enter");
    await expect.poll(() => dice.count()).toBeGreaterThan(before);
    expect(laid).toBeLessThan(40);
  }
  await playAgain(page);
  await expectNoFaults(faults);
});

test("Penta Rush by keys alone", async ({ page }) => {
  const faults = watchFaults(page);
  await slowClock(page);
  await lay(page, { game: "penta-rush", variant: "base", sitters: [person(), bot(1)] });
  await page.locator(".ready").waitFor();
  await pressButton(page, ".ready .button");
  await page.locator("[role=grid]").waitFor();
  await tabTo(page, "[role=grid]");
  await pressAll(page, "Control+Home PageDown ArrowUp ArrowUp ArrowUp ArrowUp ArrowRight"); // b5
  await pressAll(page, "Space ArrowRight Space ArrowRight Space ArrowRight Space ArrowRight Space");
  await expect(page.locator('[data-ring="b5 c5 d5 e5 f5"]')).toBeVisible();
  for (let round = 1; round <= 5; ++round) {
    await page.locator('[data-stage="search"]').waitFor();
    await page.keyboard.press("t");
    await page.locator(".deeds p").waitFor();
    await pressButton(page, ".deeds .button.main");
    await expect(page.locator(".verdict")).toContainText(`Round ${round} is over`);
    await expect(page.locator(".verdict .button.main")).toBeFocused(); // it waits on the button that goes on
    await page.keyboard.press("Enter");
  }
  await playAgain(page);
  await expectNoFaults(faults);
});

/** The river games: a card by its digit, then a place; what must be confirmed is a button. */
async function actByKeys(page: Page, choose: () => Promise<void>): Promise<void> {
  const before = await movesPlayed(page);
  await choose();
  await goneOn(page, before);
}

test("Rivero Penta by keys alone", async ({ page }) => {
  test.slow();
  const faults = watchFaults(page);
  await hurry(page);
  await lay(page, {
    game: "rivero-penta",
    variant: "standard",
    sitters: [person(), bot(1)],
    record: kThorough ? "" : record("rivero-penta-wide"),
  });
  const lit = page.locator("[data-lit]");
  const kMain = ".prompt .button.main"; // to confirm, to lay aside
  const kOffered = ".prompt .button:not(.bare)"; // to pass
  const offered = page.locator(kOffered);
  while ((await moment(page)) === "acting")
    await actByKeys(page, async () => {
      const before = await movesPlayed(page);
      const cards = page.locator("[data-card]:not(.idle)");
      if ((await lit.count()) === 0)
        await page.keyboard.press((await cards.first().getAttribute("aria-keyshortcuts"))!);
      for (let picks = 0; picks < 6; ++picks) {
        await expect(lit.or(offered).first()).toBeAttached();
        if ((await page.locator(kMain).count()) > 0) return pressButton(page, kMain);
        if ((await lit.count()) === 0) return pressButton(page, kOffered);
        await tabTo(page, "[role=grid]");
        await pressAll(page, "n Enter");
        if (await hasGoneOn(page, before)) return;
        await expect.poll(() => page.locator(".lying.picked, .ghost.picked").count()).toBeGreaterThan(picks);
      }
    });
  await playAgain(page);
  await expectNoFaults(faults);
});

/** Things on the table that are lit. */
const kLit = "[data-move], [data-part], .spring .lit, .river.lit button, [data-thing].lit";

test("Rivero by keys alone", async ({ page }) => {
  test.slow();
  const faults = watchFaults(page);
  await hurry(page);
  await lay(page, {
    game: "rivero",
    variant: "standard",
    sitters: [person(), bot(1)],
    record: kThorough ? "" : record("rivero-late"),
  });
  const kEnd = '[data-move="end"]';
  const confirm = ".prompt .button.main:not([data-move])";
  while ((await moment(page)) === "acting")
    await actByKeys(page, async () => {
      const before = await movesPlayed(page);
      if ((await page.locator(kLit).count()) === 0) {
        await page.keyboard.press(
          (await page.locator("[data-card]:not(.idle)").first().getAttribute("aria-keyshortcuts"))!,
        );
        await expect(page.locator(kLit).first()).toBeVisible();
      }
      const offered = [kEnd, "[data-move]"].map((selector) => page.locator(selector).count());
      const [ends, moves] = await Promise.all(offered);
      await reach(page, ends ? kEnd : moves ? "[data-move]" : kLit);
      if (!(await hasGoneOn(page, before))) await pressButton(page, confirm);
    });
  await playAgain(page);
  await expectNoFaults(faults);
});
