// The first page and the set-up at every shape of screen: rows are full, Play is in sight and under no other thing,
// nothing leaves the screen sideways, no name breaks inside a word; and how soon a first visitor plays.

import { kGames } from "$/rules/catalog";
import { bot, expectNoFaults, lay, person, watchFaults } from "./table";
import { expect, test, type Locator, type Page } from "./test";

const kSizes = ["360x640", "360x740", "390x844", "667x375", "740x360", "820x1180", "1180x820", "1440x900", "1920x1080"];
kSizes.push("2560x1440");

async function resize(page: Page, size: string): Promise<void> {
  const [width, height] = size.split("x").map(Number);
  await page.setViewportSize({ width: width!, height: height! });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What lies wrong on a page that may be longer than the screen. */
function faultsOf(page: Page, names: string): Promise<string[]> {
  return page.evaluate((names) => {
    const faults: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1) faults.push(`the page is ${scrollWidth - innerWidth} too wide`);
    for (const one of document.querySelectorAll("main :is(button, a, select, label), header :is(a, button, select)")) {
      if (!one.checkVisibility() || one.matches("p a")) continue;
      const { width, height } = one.getBoundingClientRect();
      if (Math.min(width, height) < 43.5 && !one.querySelector("select"))
        faults.push(`${one.textContent.trim().slice(0, 20)} is ${Math.round(width)} by ${Math.round(height)}`);
    }
    for (const one of document.querySelectorAll(names)) {
      const card = one.closest("label, a");
      if (card && one.getBoundingClientRect().left + one.scrollWidth > card.getBoundingClientRect().right + 1)
        faults.push(`"${one.textContent.trim()}" leaves its card`);
      const text = [...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      const range = document.createRange();
      for (const { index, 0: word } of (text?.textContent ?? "").matchAll(/[^\s-]+/g)) {
        range.setStart(text!, index);
        range.setEnd(text!, index + word.length);
        if (range.getClientRects().length > 1) faults.push(`"${word}" breaks`);
      }
    }
    return faults;
  }, names);
}

/** Rows that do not reach from side to side. */
function openRows(list: Locator): Promise<string[]> {
  return list.evaluate((list) => {
    const room = list.getBoundingClientRect();
    const items = [...list.children].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    const tops = [...new Set(items.map(({ top }) => Math.round(top)))];
    const ends = tops.map((at) =>
      Math.max(...items.filter(({ top }) => Math.round(top) === at).map((one) => one.right)),
    );
    return ends
      .filter((end) => Math.abs(end - room.right) > 2)
      .map((end) => `a row ends at ${Math.round(end)}, not ${Math.round(room.right)}`);
  });
}

/** Whether a press in its middle would meet it. */
async function expectInSight(button: Locator, size: string): Promise<void> {
  const met = await button.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight + 1 && hit !== null && (one === hit || one.contains(hit));
  });
  expect(met, `Play in sight at ${size}`).toBe(true);
}

test.describe("in German, which has the longest words", () => {
  test.use({ locale: "de", hasTouch: true });

  test("the first page fills every screen, and its Play is in sight", async ({ page }) => {
    await page.goto("/");
    await page.locator("[data-drawn] svg").first().waitFor();
    const faults: string[] = [];
    for (const size of kSizes) {
      await resize(page, size);
      await expectInSight(page.getByRole("button", { name: "Pente spielen" }), size);
      const found = [...(await faultsOf(page, "main strong, main h2")), ...(await openRows(page.locator(".boxes")))];
      faults.push(...found.map((fault) => `${size}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test("what was begun comes first on the first page, in full rows", async ({ page }) => {
    await lay(page, { game: "riomino", variant: "starter", sitters: [person(), bot(6)] });
    await page.locator("li[data-seat]").first().waitFor();
    await page.goto("/#/");
    await expect(page.getByRole("link", { name: /RioMino, gegen Stromschnelle/ })).toBeVisible();
    const faults: string[] = [];
    for (const size of kSizes) {
      await resize(page, size);
      const found = [...(await faultsOf(page, "main strong, main h2")), ...(await openRows(page.locator(".open")))];
      faults.push(...found.map((fault) => `${size}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

test.describe("in Dutch, which has the longest name of an opponent", () => {
  test.use({ locale: "nl", hasTouch: true });

  for (const [game, players] of [
    ["pente", 6],
    ["pente", 2],
    ["penta-rush", 4],
    ["rivero", 2],
  ] as const)
    test(`the set-up of ${game} for ${players} has Play in sight wherever the page stands`, async ({ page }) => {
      await page.goto(`/#/new/${game}`);
      await page.locator(".picture svg").first().waitFor();
      if (players > 2) await page.getByRole("radio", { name: String(players), exact: true }).check();
      for (const fold of await page.locator("main summary").all()) await fold.click();
      const faults: string[] = [];
      for (const size of kSizes) {
        await resize(page, size);
        for (const share of [0, 0.5, 1]) {
          await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), share);
          await expectInSight(page.locator("button.play"), `${size}, ${share} down`);
        }
        faults.push(...(await faultsOf(page, "main .name, main strong, h1")).map((fault) => `${size}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
});

for (const game of kGames)
  test(`a first visitor is at a table of ${game} in two taps, against the second of eight`, async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto("/");
    await page.locator(`[data-game="${game}"]`).click();
    await page.locator("button.play").click();
    await expect(page.locator('li[data-seat="1"] .name')).toHaveText("Pond");
    await expectNoFaults(faults);
  });

test("the day's puzzle lies within its card, whatever game it is of", async ({ page }) => {
  const dates = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"];
  const seen = new Set<string>();
  for (const date of dates) {
    await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
    await page.goto("/");
    await page.reload();
    const board = page.locator("[data-drawn]");
    await board.locator(".still svg").first().waitFor();
    seen.add((await board.getAttribute("data-drawn"))!);
    const leaving = () =>
      board.evaluate((board) => {
        const room = board.getBoundingClientRect();
        const drawn = [...board.querySelectorAll("svg, .dice, .board")].map((one) => one.getBoundingClientRect());
        return drawn.filter(({ top, bottom, left, right }) =>
          [room.top - top, bottom - room.bottom, room.left - left, right - room.right].some((by) => by > 1),
        ).length;
      });
    await expect.poll(leaving, `what leaves the card on ${date}`).toBe(0); // dice come tumbling
    if ((await board.getAttribute("data-drawn")) === "penta-rush")
      await expect(board.locator("[data-die]")).toHaveCount(5);
  }
  expect([...seen]).toContain("penta-rush");
});

test("Play on the first page begins at once, and next time what was played last", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play Pente" }).click();
  await expect(page.locator(".status.mine")).toBeVisible();
  await expect(page.locator(".side ol .move")).toHaveCount(0); // who has never played begins
  await page.goto("/#/new/riomino");
  await page.getByRole("radio", { name: /Ocean/ }).check();
  await page.getByRole("radio", { name: "Starter" }).check();
  await page.locator("button.play").click();
  await expect(page.locator('li[data-seat="1"] .name')).toHaveText("Ocean");
  await page.goto("/#/");
  await page.getByRole("button", { name: "Play RioMino" }).click();
  await expect(page.locator('li[data-seat="1"] .name')).toHaveText("Ocean");
});

test("the kind follows how many play, and how many follow the kind", async ({ page }) => {
  await page.goto("/#/new/pente");
  await page.getByRole("radio", { name: "5", exact: true }).check();
  await expect(page.getByRole("radio", { name: "Points for 3 to 6" })).toBeChecked();
  await page.getByRole("radio", { name: "Team Pente" }).check();
  await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
  await page.getByText("15 more kinds").click();
  await page.getByRole("radio", { name: "Gomoku" }).check();
  await expect(page.getByRole("radio", { name: "2", exact: true })).toBeChecked();
});

test("people sit down together with their names, and the next time they sit there again", async ({ page }) => {
  await page.goto("/#/new/rivero");
  await page.getByRole("radio", { name: "Together, here" }).check();
  await page.getByRole("textbox", { name: "Name" }).first().fill("Noor");
  await page.getByRole("textbox", { name: "Name" }).last().fill("Bram");
  await page.locator("button.play").click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.goto("/#/new/rivero");
  await expect(page.getByRole("radio", { name: "Together, here" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Name" }).last()).toHaveValue("Bram");
});

test("an option says what it means where it stands", async ({ page }) => {
  await page.goto("/#/new/pente");
  await page.getByText("More choices").click();
  await page.getByRole("button", { name: "What is this? Lines on the board" }).click();
  await expect(page.locator(".said")).toContainText("19");
});

test("a page begins at its top, however far down the page before it was", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator("[data-drawn] svg").first().waitFor();
  await page.locator('[data-game="rivero"]').click();
  await expect(page.getByRole("heading", { name: "Rivero", level: 1 })).toBeInViewport();
});
