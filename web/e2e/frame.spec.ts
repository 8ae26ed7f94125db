// The pages around the tables: first visit, languages, shelf, set-up, offline.

import { kGames } from "$/rules/catalog";
import { kLongWork } from "./slow";
import { expect, test, type Page } from "./test";
import { atRest, bot, expectNoFaults, lay, person, savedTable, watchFaults } from "./table";

test.use({ serviceWorkers: "allow" }); // here it is seen at work; elsewhere it would only take time

/** Waits until the client has been kept on this device. */
async function keptOffline(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

for (const [locale, title, play] of [
  ["nl-NL", "Vijf spellen met rivieren en vijven", "Spelen"],
  ["en-GB", "Five games of rivers and fives", "Play"],
  ["fr-FR", "Cinq jeux, des rivières et des cinq", "Jouer"],
  ["de-DE", "Fünf Spiele mit Flüssen und Fünfen", "Spielen"],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test("is spoken at the first visit, on every page", async ({ page }) => {
      const faults = watchFaults(page);
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
      await page.locator('[data-game="pente"]').click();
      await page.getByRole("button", { name: play, exact: true }).click();
      await expect(page.getByRole("grid")).toBeVisible();
      await expectNoFaults(faults);
    });
  });
}

test("Another language is chosen once and kept", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Language").selectOption("fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cinq jeux, des rivières et des cinq");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cinq jeux, des rivières et des cinq");
});

test("A table changes its language in the middle of a game", async ({ page }) => {
  await lay(page, { game: "pente", variant: "standard", sitters: [person(), bot()] });
  await expect(page.getByText("Your turn", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByText("Du bist dran", { exact: true })).toBeVisible();
});

for (const game of kGames)
  test(`Two clicks lead from home to a table of ${game}`, async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto("/");
    await page.locator(`[data-game="${game}"]`).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.locator("[data-seat]").first()).toBeVisible();
    await expectNoFaults(faults);
  });

test("The shelf shows what was begun, and forgets what is thrown away", async ({ page }) => {
  const id = await lay(page, { game: "riomino", variant: "starter", sitters: [person("Anna"), person("Bert")] });
  await expect(page.locator("[data-seat]").first()).toBeVisible();
  await page.goto("/#/");
  const saved = page.getByRole("link", { name: /Anna – Bert/ });
  await expect(saved).toBeVisible();
  await saved.click();
  await expect(page).toHaveURL(new RegExp(id));
  await page.goto("/#/shelf");
  await page.getByRole("button", { name: "Throw away" }).click();
  await expect(page.getByText("The games you begin will wait here.")).toBeVisible();
});

test("A table that is not on this device says so", async ({ page }) => {
  await page.goto("/#/table/nowhere");
  await expect(page.getByRole("alert")).toHaveText("This table is not on this device.");
});

test("A record that cannot be read is refused with its reason, and stays as it was", async ({ page }) => {
  const id = await lay(page, {
    game: "pente",
    variant: "standard",
    sitters: [person(), bot()],
    record: "not a record",
  });
  await expect(page.getByRole("alert")).toContainText("This saved game cannot be opened");
  expect((await savedTable(page, id)).record).toBe("not a record");
});

test("Rules to choose are set under more choices, and a value that does not fit is refused with its reason", async ({
  page,
}) => {
  await page.goto("/#/new/pente");
  await page.getByText("More choices").click();
  await expect(page.getByRole("combobox", { name: "Who begins" }).first().locator("option").first()).toHaveText(
    /^by lot/,
  );
  await page.getByRole("spinbutton", { name: "Lines on the board" }).fill("9");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await page.goto("/#/new/pente");
  await page.getByText("More choices").click();
  await page.getByRole("spinbutton", { name: "Lines on the board" }).fill("10");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("10 does not fit the option size.");
  await page.goto("/#/shelf");
  await expect(page.getByRole("button", { name: "Throw away" })).toHaveCount(1);
});

test("A match with a target and a handicap is set up, and its score stands at the seats", async ({ page }) => {
  await page.goto("/#/new/riomino");
  await page.getByText("More choices").click();
  await page.getByRole("spinbutton", { name: "Points that win the series" }).fill("3");
  const handicap = page.getByRole("group", { name: "Points that each player starts with" });
  await handicap.getByLabel("Player 2").fill("2");
  await handicap.getByLabel("Player 2").blur();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator('li[data-seat="1"]')).toContainText("2 / 3");
  await expect(page.locator('li[data-seat="0"]')).toContainText("0 / 3");
});

test("After the first visit every game works without a network", async ({ page, context }) => {
  const faults = watchFaults(page);
  await page.goto("/");
  await keptOffline(page);
  await context.setOffline(true);
  for (const game of kGames) {
    await page.goto(`/#/new/${game}`);
    await page.reload();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForURL(/#\/table\//);
    await expect(page.locator("li[data-seat]").first()).toBeVisible();
  }
  await lay(page, { game: "pente", variant: "standard", sitters: [bot(2), bot(3)] });
  await expect(page.getByRole("list", { name: "Log" }).getByRole("listitem").nth(3)).toBeVisible(kLongWork);
  await expectNoFaults(faults);
});

test.describe("with nothing kept offline", () => {
  test.use({ serviceWorkers: "block" }); // what it keeps would answer instead

  test("Rules that do not come at first are asked for again", async ({ page }) => {
    let asked = 0;
    await page.route("**/*.wasm", (route) => (++asked <= 2 ? route.abort() : route.continue()));
    await page.goto("/#/new/pente");
    await page.getByText("More choices").click(); // what the rules alone can tell
    await expect(page.getByRole("spinbutton", { name: "Lines on the board" })).toBeVisible();
    expect(asked).toBeGreaterThan(2);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("Colours follow the device, and the person's wish", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Paper").check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("The page asks only its own host for anything", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => !request.url().startsWith(baseURL!) && foreign.push(request.url()));
  await page.goto("/");
  await lay(page, { game: "rivero-penta", variant: "standard", sitters: [person(), bot()] });
  await expect(page.locator("[data-seat]").first()).toBeVisible();
  await atRest(page);
  expect(foreign).toEqual([]);
});
