// Links: made at a table, opened by somebody who has nothing but the link; and what a broken one says.

import { expect, test, type Browser, type Page } from "./test";
import { atRest, expectNoFaults, lay, person, watchFaults } from "./table";

const kRecord =
  "pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n0 K10\n1 L11\n0 N12\n1 L10\n0 M13\n";

/** The link in the dialog that the page's share button opens. */
async function linkFrom(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share" }).first().click();
  const field = page.getByRole("dialog", { name: "Share" }).getByLabel("Link");
  await expect(field).toHaveValue(/#\/game\/\d[\w-]+$/);
  return field.inputValue();
}

/** A profile that has never been here. */
async function freshPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: "en" })).newPage();
}

test("a link made at a table opens the same position on a fresh profile, to be studied and played on", async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page);
  await lay(page, { game: "pente", variant: "standard", sitters: [person("Anna"), person("Bert")], record: kRecord });
  await expect(page.locator("[data-stone]")).toHaveCount(5);
  const link = await linkFrom(page);
  expect(link.length).toBeLessThan(120);

  const other = await freshPage(browser);
  const otherFaults = watchFaults(other);
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Pente" })).toBeVisible();
  await expect(other.getByText("Anna against Bert")).toBeVisible();
  await expect(other.locator("[data-stone]")).toHaveCount(5);
  for (const point of ["K10", "L11", "N12", "L10", "M13"])
    await expect(other.locator(`[data-stone="${point}"]`)).toBeAttached();

  await other.getByRole("button", { name: "Study it" }).click();
  await expect(other).toHaveURL(/#\/study\/\w+$/);
  await other.getByRole("button", { name: "To the end" }).click();
  await expect(other.locator("[data-stone]")).toHaveCount(5);
  await other.goBack();

  await other.getByRole("combobox", { name: "Player 1" }).selectOption("person");
  await other.getByRole("button", { name: "Play", exact: true }).click();
  await expect(other).toHaveURL(/#\/table\/\w+$/);
  await atRest(other); // the link's own picture has the same places
  await other.locator('[data-cell="A1"]').click();
  await expect(other.locator('[data-stone="A1"]')).toBeAttached();
  await expectNoFaults([...faults, ...otherFaults]);
  await other.context().close();
});

test("a link that was cut or mistyped is told kindly and by name", async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto("/#/game/1AAAAAAAA");
  await expect(page.getByRole("alert")).toContainText("cut off or changed on its way");
  await page.goto("/#/game/9AAAAAAAA");
  await expect(page.getByRole("alert")).toContainText("form 9");
  await page.goto("/#/game/nonsense");
  await expect(page.getByRole("alert")).toContainText("not a link to a game");
  await expectNoFaults(faults);
});

test("a running game with hidden hands is not shared, and the dialog says why", async ({ page }) => {
  const faults = watchFaults(page);
  await lay(page, { game: "rivero", variant: "standard", sitters: [person("Anna"), { kind: "bot", level: 1 }] });
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog", { name: "Share" }).getByRole("alert")).toContainText("once it is over");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Share" })).toHaveCount(0);
  await expectNoFaults(faults);
});

test("the record is saved as a file that a study reads", async ({ page }) => {
  await lay(page, { game: "pente", variant: "standard", sitters: [person("Anna"), person("Bert")], record: kRecord });
  await linkFrom(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^pente-\d{4}-\d{2}-\d{2}\.txt$/);
});
