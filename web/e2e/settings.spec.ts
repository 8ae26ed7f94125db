// The settings and the keys of every page: each is kept, and each does what it says.

import { expect, test } from "./test";
import { atRest, bot, expectNoFaults, lay, person, watchFaults } from "./table";

const settings = (name: string) => ({ name, exact: true });

test("settings are kept: text size, side, motion, sound, name and pace", async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto("/#/");
  await page.getByRole("button", settings("Settings")).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.getByLabel("150 %").check();
  await dialog.getByRole("group", { name: "Buttons and side panel" }).getByLabel("left").check();
  await dialog.getByRole("group", { name: "Motion" }).getByRole("radio").nth(1).check();
  await dialog.getByRole("switch", { name: "Sounds" }).uncheck();
  await expect(dialog.getByLabel("Volume")).toBeDisabled();
  await dialog.getByLabel("Your name").fill("Noor");
  await dialog.getByRole("group", { name: "Penta Rush" }).getByRole("radio").nth(1).check();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", settings("Settings"))).toBeFocused();
  await lay(page, { game: "penta-rush", variant: "base", sitters: [person(), bot(1)] });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-text", "150");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "none");
  await expect(page.locator('li[data-seat="0"] .name')).toHaveText("Noor");
  await expect(page.getByLabel("Without time pressure")).toBeChecked();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn the timer" })).toHaveCount(0);
  await atRest(page);
  const [side, play] = await Promise.all([
    page.locator(".page > .side").boundingBox(),
    page.locator("main.play").boundingBox(),
  ]);
  expect(side!.x).toBeLessThan(play!.x);
  await expectNoFaults(faults);
});

test("the first Tab skips to the content, ? lists the keys of the page and of its game, m silences the sound", async ({
  page,
}) => {
  await lay(page, { game: "riomino", variant: "starter", sitters: [person("Anna"), person("Bert")] });
  await page.reload();
  await page.locator("[data-light]").first().waitFor();
  await atRest(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await expect(list).toContainText("turn the die");
  await expect(list).toContainText("take back");
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.keyboard.press("m");
  await expect(page.getByRole("status")).toContainText("Sound off."); // beside what happened on the table
  await page.goto("/#/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).not.toContainText("turn the die");
});

test("a device that asks for more contrast gets it", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto("/#/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "contrast");
  await page.getByRole("button", settings("Settings")).click();
  await page.getByLabel("Slate").check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
