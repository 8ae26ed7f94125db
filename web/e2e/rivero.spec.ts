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
import { dragByMouse, dragByTouch } from "./drag";
import { troubles } from "./overlap";
import { atRest, bot, ending, expectNoFaults, keptTable, kThorough, lay, person, watchFaults } from "./table";

const kGame = { game: "rivero", variant: "standard" } as const;

/** Things on the table that are lit, those that end a turn first. */
const kLit = '[data-move="end"], [data-move="ocean"], [data-part], .spring .lit, .river.lit button, [data-thing].lit';

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
    .locator(".river")
    .filter({ has: page.locator("button.part") })
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

/** A table in the middle of a turn, where much can be picked up. */
const layToDrag = (page: Page) =>
  lay(page, { ...kGame, sitters: [person(), bot()], record: record("rivero-drag") }).then(() => settled(page));
/** The person in front has something to do, and nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await moment(page);
  await atRest(page);
}
const question = (page: Page) => page.locator(".prompt p");
const step = (page: Page) => page.locator(".prompt [aria-current]");
const held = (page: Page) => page.locator("[data-carried]");

const kHands = [
  { name: "by mouse", drag: dragByMouse, hasTouch: false, viewport: { width: 1280, height: 800 } },
  { name: "by touch", drag: dragByTouch, hasTouch: true, viewport: { width: 390, height: 844 } },
];
for (const { name, drag, ...use } of kHands)
  test.describe(`drag ${name}`, () => {
    test.use(use);

    test("a card from the ocean to the hand, one to a river, one to the spring", async ({ page }) => {
      const faults = watchFaults(page);
      await layToDrag(page);
      const hand = page.locator('[data-drop="hand"]');
      const river = page.locator('[data-river="0.1"]');
      await drag(page, page.locator('[data-thing="ocean"]'), hand, async () => {
        await expect(held(page)).toBeVisible();
        await expect(hand).toHaveAttribute("data-hovered", "");
      });
      await expect(page.locator("[data-card]")).toHaveCount(6);
      await settled(page);
      await drag(page, page.locator('[data-card="N8"]'), river, async () => {
        await expect(river).toHaveAttribute("data-hovered", "");
        await expect(river.locator(".gain.number")).toHaveText("+1"); // before it is let go
      });
      await expect(river.locator("[data-lies]")).toHaveCount(4);
      await expect(river.locator(".length")).toHaveText("4");
      await settled(page);
      await drag(page, page.locator('[data-card="C10"]'), page.locator('[data-place="1a"]'));
      await expect(page.locator('[data-place="1a"] [data-lies="C10"]')).toBeVisible();
      await expect(held(page)).toHaveCount(0);
      await expectNoFaults(faults);
    });

    test("what does not fit glides back, and the place says why", async ({ page }) => {
      const faults = watchFaults(page);
      await layToDrag(page);
      const before = await movesPlayed(page);
      const river = page.locator('[data-river="0.1"]');
      await drag(page, page.locator('[data-card="D3"]'), river);
      await expect(page.locator(".refused")).toContainText("Danube 3");
      await expect(river.and(page.locator("[data-refused]"))).toBeVisible();
      await expect(held(page)).toHaveCount(0);
      await expect(page.locator('[data-card="D3"]')).toHaveAttribute("aria-pressed", "false");
      expect(await movesPlayed(page)).toBe(before);
      await expectNoFaults(faults);
    });

    test("a column of the spring as one, and then a new river card by card", async ({ page }) => {
      const faults = watchFaults(page);
      await layToDrag(page);
      await drag(page, page.locator('[data-place="2c"]'), page.locator('[data-drop="hand"]'));
      for (const card of ["A7", "D7", "N4"]) await expect(page.locator(`[data-card="${card}"]`)).toBeVisible();
      await settled(page);
      await expect(question(page)).toContainText("lay a card from the spring");
      await drag(page, page.locator('[data-card="N4"]'), page.locator('[data-river="0.1"]'));
      await expect(page.locator('[data-river="0.1"] [data-lies]')).toHaveCount(4);
      await expectNoFaults(faults);
    });
  });

test("an action card is dragged to its place, and what it wins to there", async ({ page }) => {
  const faults = watchFaults(page);
  await layToDrag(page);
  const slot = page.locator('[data-drop="slot:0"]');
  await dragByMouse(page, page.locator('[data-thing="actions"]'), slot);
  await expect(slot.locator("[data-lies]").first()).toBeVisible();
  await expect(question(page)).toContainText(/^(Sun|Tap|Bridge):/);
  await expectNoFaults(faults);
});

test("the question of each step, and what is lit for it", async ({ page }) => {
  const faults = watchFaults(page);
  await layToDrag(page);
  await expect(question(page)).toHaveText(
    "Take a card from the ocean, turn an action card, take a column of the spring, or join a card to a river.",
  );
  await expect(step(page)).toHaveText("1 Take");
  for (const thing of ["ocean", "actions"]) await expect(page.locator(`[data-thing="${thing}"].lit`)).toBeVisible();
  await expect(page.locator('[data-spot="column:2"].lit')).toHaveCount(3);
  await page.locator('[data-thing="ocean"]').click();
  await expect(step(page)).toHaveText("2 Lay");
  await expect(question(page)).toContainText(/^Join a card to a river/);
  await page.locator('[data-card="N8"]').click();
  await expect(question(page)).toHaveText("Where does Nile 8 go? Any lit place will do.");
  await page.locator('[data-river="0.1"] button').first().click();
  await expect(page.locator('[data-river="0.1"] [data-lies]')).toHaveCount(4);
  await settled(page);
  await page.locator('[data-card="C10"]').click();
  await page.locator('[data-place="1a"]').click();
  await expect(step(page)).toHaveText("3 Spring");
  await expect(question(page)).toContainText("press Done");
  await page.locator('[data-move="end"]').click();
  await expect(question(page)).toContainText("Puddle");
  await expectNoFaults(faults);
});

/** Sizes of screens, and how wide a card of the spring is there at least, at the start and late in a long game. */
const kSizes = [
  { size: [360, 640], start: 42, late: 24 },
  { size: [360, 740], start: 52, late: 38 },
  { size: [390, 844], start: 54, late: 46 },
  { size: [667, 375], start: 52, late: 38 },
  { size: [740, 360], start: 52, late: 36 },
  { size: [844, 390], start: 58, late: 48 },
  { size: [932, 430], start: 64, late: 56 },
  { size: [820, 1180], start: 110, late: 100 },
  { size: [1180, 820], start: 90, late: 84 },
  { size: [1440, 900], start: 115, late: 100 },
  { size: [1920, 1080], start: 140, late: 120 },
  { size: [2560, 1440], start: 180, late: 170 },
] as const;
for (const {
  size: [width, height],
  start,
  late,
} of kSizes)
  test(`the spring has the room there is at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await hurry(page);
    const kMoments = [
      { record: "", least: start },
      { record: record("rivero-drag"), least: late },
      { record: record("rivero-late"), least: late },
    ];
    for (const { record, least } of kMoments) {
      await lay(page, { ...kGame, sitters: [person(), bot()], record });
      await moment(page);
      await atRest(page);
      const seen = await page.evaluate(() => {
        const boxOf = (one: Element) => one.getBoundingClientRect();
        const off = [...document.querySelectorAll(".table button, .table p, .prompt")].filter((one) => {
          const { left, right, top, bottom, width } = boxOf(one);
          const scrolls = one.closest("[data-side]");
          return width > 0 && !scrolls && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
        });
        const parts = [".spring", ".stacks", ".prompt", ".hold", "[data-side='0']", "[data-side='1']"].map((name) =>
          boxOf(document.querySelector(`.table ${name}`)!),
        );
        const overlaps = parts.flatMap((a, i) =>
          parts.slice(i + 1).filter((b) => {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            return wide > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
          }),
        );
        return {
          card: boxOf(document.querySelector('[data-place="2b"]')!).width,
          held: Math.min(...[...document.querySelectorAll("[data-card]")].map((one) => boxOf(one).width)),
          off: off.map((one) => one.outerHTML.slice(0, 80)),
          overlaps: overlaps.length,
          scrolls: document.documentElement.scrollHeight > innerHeight + 1,
        };
      });
      expect(seen).toMatchObject({ off: [], overlaps: 0, scrolls: false });
      expect(seen.card).toBeGreaterThanOrEqual(least);
      expect(seen.held).toBeGreaterThanOrEqual(44);
      expect(await troubles(page)).toEqual([]);
    }
  });
