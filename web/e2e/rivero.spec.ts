import { expect, test, type Page } from "./test";
import {
  goneOn,
  handOf,
  Hands,
  hasGoneOn,
  hurry,
  kSomeMoments,
  moment,
  movesPlayed,
  passOn,
  record,
  seenNow,
} from "./cards";
import { bot, ending, expectNoFaults, keptTable, kThorough, lay, person, watchFaults } from "./table";

const kGame = { game: "rivero", variant: "standard" } as const;

/** Things on the table that are lit, those that end a turn first. */
const kLit =
  '[data-move="end"], [data-move="ocean"], [data-part], .spring .lit, .river.lit button, [data-thing].lit, [data-thing="new"]';

/** One move of the person in front: what is lit at once, or a card and then what is lit for it. */
async function act(page: Page, press: (selector: string) => Promise<void>): Promise<void> {
  const kEnd = '[data-move="end"]';
  const {
    moves: before,
    has: [ends, isLit],
  } = await seenNow(page, [kEnd, kLit]);
  if (!ends && !isLit) {
    await press("[data-card]:not(.idle)");
    await expect(page.locator(kLit).first()).toBeVisible();
  }
  await press(ends ? kEnd : kLit);
  if (await hasGoneOn(page, before)) return;
  await page.locator(".prompt .button.main:not([data-move])").first().click();
  await goneOn(page, before);
}

test("a whole game against the computer, until the ocean is used up", async ({ page }) => {
  test.slow();
  const faults = watchFaults(page);
  await hurry(page);
  const id = await lay(page, { ...kGame, sitters: [person(), bot()] });
  while ((await moment(page)) === "acting") await act(page, (selector) => page.locator(selector).first().click());
  await expect(ending(page)).toBeVisible();
  expect((await keptTable(page, id)).summary).toMatchObject({ over: true });
  await expectNoFaults(faults);
});

for (const variant of ["standard", "eight"])
  test(`a game of two people at one device, who see only their own cards (${variant})`, async ({ page }) => {
    test.slow();
    const faults = watchFaults(page);
    await hurry(page);
    // One from the first card, thoroughly to the end, the other from near its end.
    const late = variant === "standard" ? "" : record("rivero-late").replace("variant standard", `variant ${variant}`);
    await lay(page, { ...kGame, variant, sitters: [person("Ann"), person("Bob")], record: late });
    const hands = new Hands();
    let left = kThorough || late ? Infinity : kSomeMoments;
    for (let now = await moment(page); now !== "over" && left-- > 0; now = await moment(page)) {
      if (now === "covered") await passOn(page);
      else {
        await hands.check(page);
        await act(page, (selector) => page.locator(selector).first().click());
      }
    }
    expect(hands.people).toEqual(["Ann", "Bob"]);
    await expectNoFaults(faults);
  });

test("the tap tells which river would fall before it is opened", async ({ page }) => {
  const faults = watchFaults(page);
  await hurry(page);
  await lay(page, { ...kGame, sitters: [person(), bot()], record: record("rivero-tap") });
  await moment(page);
  const before = await movesPlayed(page);
  const short = page
    .locator(".river.open")
    .filter({ has: page.locator("button:nth-child(3):last-child") })
    .first();
  await short.locator("button.part").first().click();
  await expect(page.locator(".prompt p")).toContainText("too short");
  expect(await movesPlayed(page)).toBe(before);
  await page.locator(".prompt .button.main").click();
  await goneOn(page, before);
  await expectNoFaults(faults);
});

test("a refused move says why, and a reload goes on where it was", async ({ page }) => {
  const faults = watchFaults(page);
  const id = await lay(page, { ...kGame, sitters: [person(), bot()], record: record("rivero-late") });
  await moment(page);
  await page.locator('[data-place="1b"]').click();
  await expect(page.locator(".refused")).toContainText("flask");
  const shown = async () => ({
    table: await page
      .locator(".table")
      .evaluate((node) => [...node.querySelectorAll("text")].map((one) => one.textContent).join(" ")),
    log: await page.locator(".side ol").textContent(),
    hand: await handOf(page),
  });
  const before = await shown();
  const { record: kept } = await keptTable(page, id);
  await page.reload();
  await moment(page);
  await expect.poll(shown).toEqual(before);
  expect((await keptTable(page, id)).record).toBe(kept);
  await expectNoFaults(faults);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("is played by touch", async ({ page }) => {
    const faults = watchFaults(page);
    await hurry(page);
    await lay(page, { ...kGame, sitters: [person(), bot()] });
    for (let i = 0; i < 12 && (await moment(page)) === "acting"; ++i)
      await act(page, (selector) => page.locator(selector).first().tap());
    expect(
      await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
    ).toEqual([360, 740]);
    await expectNoFaults(faults);
  });
});
