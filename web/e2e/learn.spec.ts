// The introductions: each walked through in every language, mistakes answered, progress kept.

import { expect, test, type Page } from "@playwright/test";
import { kLanguages, type Language } from "$/i18n/say";
import { introductions, type Lesson } from "$/learn/lesson";
import { kGames, type GameId } from "$/rules/catalog";
import { perform } from "./learn";
import { expectNoFaults, watchFaults } from "./table";

const panel = (page: Page, step: number) => page.locator(`.panel[data-step="${step}"]`);
const next = (page: Page) => page.locator("[data-next]");

async function open(page: Page, game: GameId, language: Language, at = 0): Promise<Lesson> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(
    ([learn, spoken]) => {
      localStorage.setItem("pentario.learn", learn!);
      localStorage.setItem("pentario.language", spoken!);
    },
    [JSON.stringify({ [game]: { at, done: false } }), language] as const,
  );
  await page.goto(`/#/learn/${game}`);
  return (await introductions[game].load()) as Lesson;
}

/** Does what every step asks for, by the things on the table, and reads what is said. */
async function walk(page: Page, game: GameId, language: Language): Promise<void> {
  const lesson = await open(page, game, language);
  const said = kLanguages.indexOf(language);
  for (const [i, step] of lesson.steps.entries()) {
    await expect(panel(page, i + 1).locator(".text")).toContainText(step.text[said]!);
    if (step.moves) {
      await expect(panel(page, i + 1)).toHaveAttribute("data-stage", "doing");
      await perform(page, game, step.moves[0]);
      await expect(panel(page, i + 1)).toHaveAttribute("data-stage", "done");
      await expect(page.locator('[data-tone="good"]')).toContainText(step.done![said]!);
    }
    await next(page).click();
  }
  await expect(page.locator(".end h2")).toBeFocused();
}

for (const game of kGames)
  for (const language of kLanguages)
    test(`${game}: walked through from the first step to the last (${language})`, async ({ page }) => {
      const faults = watchFaults(page);
      await walk(page, game, language);
      await expectNoFaults(faults);
    });
