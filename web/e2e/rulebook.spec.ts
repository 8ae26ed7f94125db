// From a refusal to its rule and back, and the rules as pages.

import { expect, test, type Page } from "./test";
import { kGames, kTitles } from "$/rules/catalog";
import { middleOf, moment, record } from "./cards";
import { kLongWork } from "./slow";
import { atRest, bot, expectNoFaults, keptTable, lay, person, slowClock, watchFaults } from "./table";

const cell = (page: Page, name: string) => page.locator(`main.play [data-cell="${name}"]`);

/** How each game is brought to refuse something, and the rule that explains it. */
const kRefusals: {
  game: (typeof kGames)[number];
  rule: string;
  title: string;
  refuse: (page: Page) => Promise<void>;
}[] = [
  {
    game: "pente",
    rule: "PE-03",
    title: "The first stone",
    refuse: async (page) => {
      await lay(page, { game: "pente", variant: "standard", sitters: [person("Ann"), person("Ben")] });
      await atRest(page);
      await cell(page, "A1").click();
    },
  },
  {
    game: "riomino",
    rule: "RM-07",
    title: "Equal sides touch",
    refuse: async (page) => {
      await lay(page, { game: "riomino", variant: "wizard", sitters: [person("Ann"), person("Ben")] });
      await expect(page.locator("[data-light]").first()).toBeAttached();
      await atRest(page);
      await cell(page, "2,2").click();
    },
  },
  {
    game: "penta-rush",
    rule: "PR-07",
    title: "What a shape is",
    refuse: async (page) => {
      await lay(page, { game: "penta-rush", variant: "solo", sitters: [person()] });
      await atRest(page);
      for (const square of ["a1", "b1", "c1", "d1", "j9"]) await cell(page, square).click();
    },
  },
  {
    game: "rivero-penta",
    rule: "RP-13",
    title: "Five rows of eight",
    refuse: async (page) => {
      await lay(page, {
        game: "rivero-penta",
        variant: "standard",
        sitters: [person(), person("Ben")],
        record: record("rivero-penta-wide"),
      });
      if ((await moment(page)) === "covered") await page.locator(".cover button").click();
      expect(await moment(page)).toBe("acting");
      await page.locator("[data-card]:not(.idle)").first().click();
      const source = await middleOf(cell(page, "0,0"));
      await page.mouse.click(source.x, source.y);
    },
  },
  {
    game: "rivero",
    rule: "RV-15",
    title: "When it is allowed",
    refuse: async (page) => {
      await lay(page, {
        game: "rivero",
        variant: "standard",
        sitters: [person(), person("Ben")],
        record: record("rivero-late"),
      });
      if ((await moment(page)) === "covered") await page.locator(".cover button").click();
      expect(await moment(page)).toBe("acting");
      await page.locator('[data-place="1b"]').click();
    },
  },
];

for (const { game, rule, title, refuse } of kRefusals)
  test(`${game}: from a refusal to its rule and back`, async ({ page }) => {
    const faults = watchFaults(page);
    await refuse(page);
    const address = page.url();
    const why = page.locator(".refused").getByRole("link");
    await expect(why).toHaveAttribute("href", `#/rules/${game}/${rule}`);
    await why.click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("heading", { level: 3 })).toContainText(title);
    await sheet.getByRole("button", { name: "All rules" }).click();
    await expect(sheet.locator("[data-passage].meant")).toContainText(title);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(page.locator("main.play")).toBeVisible();
    await expectNoFaults(faults);
  });

const opened = async (page: Page, game: (typeof kGames)[number]) => {
  await page.goto(`/#/rules/${game}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(kTitles[game].name[0]!);
  await expect(page.locator("[data-chapter]").first()).toBeVisible();
  await expect(page.locator("[data-option]").first()).toBeAttached();
};
const drawn = (page: Page) => page.locator("[data-picture]").filter({ has: page.locator("[inert] svg") });

for (const [locale, heading] of [
  ["nl", "Inhoud"],
  ["en", "Contents"],
  ["fr", "Sommaire"],
  ["de", "Inhalt"],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test(`every rulebook opens without a fault in ${locale}`, async ({ page }) => {
      const faults = watchFaults(page);
      for (const game of kGames) {
        await opened(page, game);
        await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(heading);
        await expect(drawn(page).first()).toBeAttached(kLongWork);
      }
      await expectNoFaults(faults);
    });
  });

test("every picture is drawn", async ({ page }) => {
  const faults = watchFaults(page);
  for (const game of kGames) {
    await opened(page, game);
    const all = await page.locator("[data-picture]").count();
    expect(all).toBeGreaterThan(0);
    await expect(drawn(page)).toHaveCount(all, kLongWork);
    await expect(page.locator("[data-picture] [role=alert]")).toHaveCount(0);
  }
  await expectNoFaults(faults);
});

test("an address leads to its rule, and one that does not exist is said kindly", async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto("/#/rules/rivero/RV-33");
  const meant = page.locator("[data-passage].meant");
  await expect(meant).toContainText("The spring is full");
  await expect(meant).toBeInViewport();
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Aim of the game" }).click();
  await expect(page).toHaveURL(/#\/rules\/rivero\/RV-01$/);
  await expect(meant).toContainText("Three Riveros");
  await expect(meant).toBeInViewport();
  await page.goto("/#/rules/rivero/RV-99");
  await expect(page.getByRole("alert")).toContainText("There is no rule RV-99");
  await expectNoFaults(faults);
});

test("a value that the set-up refuses leads to its rule", async ({ page }) => {
  await page.goto("/#/new/pente");
  await page.getByText("More choices").click();
  await page.getByRole("spinbutton", { name: "Lines on the board" }).fill("20");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("alert").getByRole("link").click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toContainText("The board");
});

test("all rules are a press away at a table, and its keys rest meanwhile", async ({ page }) => {
  await slowClock(page);
  const id = await lay(page, { game: "penta-rush", variant: "base", sitters: [person(), bot()] });
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("button", { name: "Rules" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator("[data-chapter]").first()).toBeVisible();
  await page.keyboard.press("t"); // would turn the sand timer
  await page.getByRole("button", { name: "Back to the game" }).first().click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sponge" })).toBeVisible();
  expect((await keptTable(page, id)).record).not.toContain("0 flip");
});
