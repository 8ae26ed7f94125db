// RioMino in a real browser: dice are picked, turned and laid as people do it.

import { expect, test, type Page } from "./test";
import { hurry } from "./cards";
import { dragByMouse, dragByTouch } from "./drag";
import { atRest, bot, ending, expectNoFaults, keptTable, lay, person, watchFaults } from "./table";

const kWizard = { game: "riomino", variant: "wizard" } as const;

type Press = "click" | "tap";
const seatToMove = (page: Page) => page.locator("[data-stock].turn");
const square = (page: Page, cell: string) => page.locator(`[data-cell="${cell}"]`);
const light = (page: Page, kind: string) => page.locator(`[data-light="${kind}"]`);
const dice = (page: Page) => page.locator("[data-die]");

/** Waits until a person may act or the game is over; true in the first case. */
async function myTurn(page: Page): Promise<boolean> {
  await atRest(page);
  await expect(page.locator("[data-light], .end").first()).toBeAttached();
  return (await ending(page).count()) === 0;
}

/** The square first: what fits there is marked, one of these dice is taken and laid. */
async function layBySquare(page: Page, press: Press): Promise<string> {
  const cell = (await light(page, "open").first().getAttribute("data-at"))!;
  await square(page, cell)[press]();
  const taken = page.locator("[data-stock] button.held");
  const wanted = page.locator("[data-stock] button.wanted");
  await expect(taken.or(wanted).first()).toBeVisible();
  if ((await taken.count()) === 0) await wanted.first()[press]();
  await square(page, cell)[press]();
  await expect(page.locator(`[data-die="${cell}"]`)).toBeAttached();
  return cell;
}

/** The die first: it is laid where it fits as it is held. */
async function layByDie(page: Page, press: Press): Promise<string> {
  await page.locator("[data-stock].turn button:enabled:not(.useless)").first()[press]();
  const cell = (await light(page, "fits").first().getAttribute("data-at"))!;
  await square(page, cell)[press]();
  await expect(page.locator(`[data-die="${cell}"]`)).toBeAttached();
  return cell;
}

async function playToEnd(page: Page, press: Press): Promise<number> {
  let laid = 0;
  for (; await myTurn(page); ++laid) await (laid % 2 ? layBySquare : layByDie)(page, press);
  return laid;
}
const pile = (page: Page) => page.locator("[data-stock].turn button:enabled:not(.useless)").first();

/** The first square that takes the die of that pile, beside the start die alone: half of its turns fit. */
async function firstFit(page: Page): Promise<string> {
  await pile(page).click();
  const cell = (await light(page, "fits").first().getAttribute("data-at"))!;
  await page.keyboard.press("Escape");
  return cell;
}

test("RioMino: a whole game against a bot, from the first throw", async ({ page }) => {
  const faults = watchFaults(page);
  const id = await lay(page, { game: "riomino", variant: "starter", sitters: [bot(1), person()] });
  await expect(dice(page)).toHaveCount(1);
  await expect(page.getByText(/^You begin: lay a die beside the start die/)).toBeVisible();
  expect(await playToEnd(page, "click")).toBeGreaterThan(0);
  await expect(ending(page)).toContainText(/fits any more|laid the last one/);
  expect((await keptTable(page, id)).summary.over).toBe(true);
  await ending(page).getByRole("button", { name: "Play again" }).click();
  await expect(dice(page)).not.toHaveCount(0);
  await expect(ending(page)).toHaveCount(0);
  await expectNoFaults(faults);
});

test("RioMino: a whole game of two people at one device", async ({ page }) => {
  const faults = watchFaults(page);
  await hurry(page);
  await lay(page, { game: "riomino", variant: "wizard", sitters: [person("Ann"), person("Ben")] });
  await expect(page.getByText(/^Ben begins, beside the start die/)).toBeVisible();
  await expect(seatToMove(page)).toHaveAttribute("data-stock", "1");
  const laid = await playToEnd(page, "click");
  await expect(dice(page)).toHaveCount(laid + 1);
  await expect(ending(page)).toContainText(/(Ann|Ben) wins/);
  await expectNoFaults(faults);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("RioMino: a game by touch, full width and without scrolling", async ({ page }) => {
    const faults = watchFaults(page);
    await lay(page, { game: "riomino", variant: "junior", sitters: [person(), bot(1)], seed: "5" });
    await myTurn(page);
    const room = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth <= innerWidth,
      high: document.documentElement.scrollHeight <= innerHeight,
      board: document.querySelector(".board svg")!.getBoundingClientRect().width,
      target: Math.min(
        ...[...document.querySelectorAll(".near button")].map((one) => one.getBoundingClientRect().width),
      ),
    }));
    expect(room).toMatchObject({ wide: true, high: true });
    expect(room.board).toBeGreaterThan(330);
    expect(room.target).toBeGreaterThanOrEqual(44);
    expect(await playToEnd(page, "tap")).toBeGreaterThan(0);
    await expectNoFaults(faults);
  });

  test("RioMino: a die is dragged by a finger, and a second finger turns it", async ({ page }) => {
    const faults = watchFaults(page);
    await lay(page, { ...kWizard, sitters: [person(), bot(1)] });
    await myTurn(page);
    const cell = await firstFit(page);
    await dragByTouch(page, pile(page), square(page, cell), async ({ turn }) => {
      await expect(page.locator(".die.ghost")).toHaveCount(1);
      for (let quarters = 0; quarters < 2; ++quarters) await turn();
      await expect(page.locator("[data-carried]:not([data-snaps])")).toHaveCount(1);
      for (let quarters = 0; quarters < 2; ++quarters) await turn();
      await expect(page.locator(".die.ghost")).toHaveCount(1);
    });
    await expect(page.locator(`[data-die="${cell}"]`)).toBeAttached();
    await expectNoFaults(faults);
  });
});

test("RioMino: goes on after a reload exactly where it was", async ({ page }) => {
  const faults = watchFaults(page);
  const id = await lay(page, { game: "riomino", variant: "expert", sitters: [person("Ann"), person("Ben")] });
  for (let i = 0; i < 4 && (await myTurn(page)); ++i) await layByDie(page, "click");
  await expect(page.locator(".side li")).toHaveCount(4);
  const seen = async () => ({
    dice: await dice(page).evaluateAll((all) =>
      all.map((die) => `${die.getAttribute("data-die")} ${die.getAttribute("data-sides")}`),
    ),
    stocks: await page.locator("[data-stock] .count").allTextContents(),
    log: await page.locator(".side li").allTextContents(),
    turn: await seatToMove(page).getAttribute("data-stock"),
  });
  await myTurn(page);
  const before = await seen();
  const { record } = await keptTable(page, id);
  await page.reload();
  await myTurn(page);
  await expect.poll(seen).toEqual(before);
  expect((await keptTable(page, id)).record).toBe(record);
  await expectNoFaults(faults);
});

test("RioMino: a refused place says why and changes nothing", async ({ page }) => {
  await lay(page, { game: "riomino", variant: "wizard", sitters: [person("Ann"), person("Ben")] });
  await myTurn(page);
  await square(page, "2,2").click();
  await expect(page.locator(".refused")).toContainText("Here no side would touch another die.");
  await square(page, "0,0").click();
  await expect(page.locator(".refused")).toContainText("There is a die here already.");
  await expect(dice(page)).toHaveCount(1);
});

test("RioMino: a die is turned by button, key, tap and by the square it goes to", async ({ page }) => {
  await lay(page, { game: "riomino", variant: "professional", sitters: [person("Ann"), person("Ben")] });
  await myTurn(page);
  const die = page.locator("[data-stock].turn button:enabled:not(.useless)").first();
  await die.click();
  const turn = () => die.locator(".face").evaluate((face) => (face as SVGElement).style.transform);
  const quarter = async (act: () => Promise<void>) => {
    const before = Number(/\d+/.exec(await turn())![0]);
    await act();
    await expect.poll(turn).toBe(`rotate(${before + 90}deg)`);
  };
  await quarter(() => page.getByRole("button", { name: /^Turn/ }).click());
  await quarter(() => page.keyboard.press("r"));
  await quarter(() => die.click());
  while ((await light(page, "turn").count()) === 0) await page.keyboard.press("r");
  const cell = (await light(page, "turn").first().getAttribute("data-at"))!;
  await square(page, cell).click();
  await expect(page.locator(`[data-light="fits"][data-at="${cell}"]`)).toBeAttached();
  await expect(page.locator(".ghost")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".ghost")).toHaveCount(0);
  await expect(light(page, "open").first()).toBeAttached();
});

test("RioMino: a die is laid by keys alone, and taken back", async ({ page }) => {
  await lay(page, { game: "riomino", variant: "starter", sitters: [person("Ann"), person("Ben")] });
  await myTurn(page);
  const face = (await page
    .locator("[data-stock].turn button:enabled:not(.useless)")
    .first()
    .getAttribute("aria-keyshortcuts"))!;
  const grid = page.getByRole("grid");
  await grid.focus();
  await page.keyboard.press(face);
  const cell = (await light(page, "fits").first().getAttribute("data-at"))!;
  const [x, y] = cell.split(",").map(Number) as [number, number];
  const step = x > 0 ? "ArrowRight" : x < 0 ? "ArrowLeft" : y > 0 ? "ArrowUp" : "ArrowDown";
  await page.keyboard.press(step);
  await expect(page.locator(".cursor")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(`[data-die="${cell}"]`)).toBeAttached();
  await expect(grid.getByRole("gridcell", { name: new RegExp(`^${cell}: die, above`) })).toBeAttached();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(dice(page)).toHaveCount(1);
});

test("RioMino: a die is dragged to its square by mouse and turns on the way", async ({ page }) => {
  const faults = watchFaults(page);
  await lay(page, { ...kWizard, sitters: [person(), bot(1)] });
  await myTurn(page);
  const cell = await firstFit(page);
  await dragByMouse(page, pile(page), square(page, cell), async ({ turn }) => {
    await expect(page.locator("[data-carried][data-snaps]")).toHaveCount(1);
    await expect(page.locator(".die.ghost")).toHaveCount(1);
    for (let quarters = 0; quarters < 2; ++quarters) await turn();
    await expect(page.locator("[data-carried]:not([data-snaps])")).toHaveCount(1);
    await expect(page.locator(".die.ghost")).toHaveCount(0);
    const way = () => page.locator("[data-carried] .face").evaluate((face) => (face as SVGElement).style.transform);
    const before = await way();
    await page.mouse.wheel(0, 100);
    await expect.poll(way).not.toBe(before);
    await expect(async () => {
      await page.mouse.wheel(0, -100);
      expect(await way()).toBe(before);
    }).toPass();
    for (let quarters = 0; quarters < 2; ++quarters) await turn();
    await expect(page.locator(".die.ghost")).toHaveCount(1);
  });
  await expect(page.locator(`[data-die="${cell}"]`)).toBeAttached();
  await expect(page.locator("[data-carried]")).toHaveCount(0);
  await expectNoFaults(faults);
});

test("RioMino: a die let go where it cannot lie goes back, and the square says why", async ({ page }) => {
  const faults = watchFaults(page);
  await lay(page, { ...kWizard, sitters: [person(), bot(1)] });
  await myTurn(page);
  const before = await dice(page).count();
  await dragByMouse(page, pile(page), square(page, "0,0"));
  await expect(page.locator(".refused")).toContainText("There is a die here already.");
  await expect(square(page, "0,0")).toHaveAttribute("data-refused", "");
  await expect(page.locator("[data-carried]")).toHaveCount(0);
  await expect(dice(page)).toHaveCount(before);
  await expectNoFaults(faults);
});

test("RioMino: the start die is dragged to the middle by whoever threw it", async ({ page }) => {
  const faults = watchFaults(page);
  await lay(page, {
    game: "riomino",
    variant: "starter",
    sitters: [person(), person()],
    options: { start_turn: "chosen" },
  });
  await expect(page.locator(".start")).toBeVisible();
  await dragByMouse(page, page.locator(".start"), square(page, "0,0"));
  await expect(page.locator('[data-die="0,0"]')).toBeAttached();
  await expectNoFaults(faults);
});
