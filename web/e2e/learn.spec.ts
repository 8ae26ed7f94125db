// The introductions: each walked through in every language, mistakes answered, progress kept.

import { expect, test, type Page } from "./test";
import { kLanguages, type Language, type Sentence } from "$/i18n/say";
import type { Lesson } from "$/learn/lesson";
import { kGames, type GameId } from "$/rules/catalog";
import { kTested } from "./games";
import { press } from "./press";
import { atRest, expectNoFaults, watchFaults } from "./table";

const lessonOf = async (game: GameId) =>
  ((await import(`../src/games/${game}/lesson.ts`)) as { lesson: Lesson }).lesson;
const reached = (page: Page, step: number, stage: string) =>
  page.waitForSelector(`.panel[data-step="${step}"][data-stage="${stage}"]`);
const textOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? "", selector);

async function open(page: Page, game: GameId, at = 0): Promise<Lesson> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(
    (learn) => localStorage.setItem("pentario.learn", learn),
    JSON.stringify({ [game]: { at, done: false } }),
  );
  await page.goto(`/#/learn/${game}`);
  return lessonOf(game);
}

/** The wrong move is answered, and the step waits as before. */
async function slip(page: Page, game: GameId, lesson: Lesson, language: Language): Promise<void> {
  const { step, move, tone } = kTested[game].slip;
  const said = lesson.steps[step - 1]!.slips!.find((one) => one.moves.includes(move))!.say!;
  await kTested[game].move(page, move);
  await page.waitForSelector(`[data-tone="${tone}"]`);
  expect(await textOf(page, ".reply")).toContain(said[kLanguages.indexOf(language)]!);
  if (tone === "refused") await expect(page.locator(".reply a.rule")).toHaveAttribute("href", /^#\/rules\/\w/);
  await reached(page, step, "doing");
  await page.keyboard.press("Escape"); // whatever is still in hand
}

async function speak(page: Page, language: Language): Promise<void> {
  await press(page, ".settings");
  await page.locator("dialog[open] select").first().selectOption(language);
  await page.keyboard.press("Escape");
  await page.waitForSelector(`html[lang="${language}"]`, { state: "attached" });
  await atRest(page); // all is said again
}

/** Does what every step asks for, by the things on the table, and reads what is said. */
async function walk(page: Page, game: GameId, lesson: Lesson, language: Language): Promise<void> {
  const said = (sentence: Sentence) => sentence[kLanguages.indexOf(language)]!;
  for (const [i, step] of lesson.steps.entries()) {
    await reached(page, i + 1, step.moves ? "doing" : "done");
    expect(await textOf(page, ".panel .text")).toContain(said(step.text));
    if (step.moves) {
      if (kTested[game].slip.step === i + 1) await slip(page, game, lesson, language);
      await kTested[game].move(page, step.moves[0]);
      await reached(page, i + 1, "done");
      expect(await textOf(page, '[data-tone="good"]')).toContain(said(step.done!));
    }
    await press(page, "[data-next]");
  }
  await expect(page.locator(".end h2")).toBeFocused();
}

/** From step to step by the button alone, in one go; the texts that were shown. */
function leaf(page: Page, steps: number): Promise<string[]> {
  return page.evaluate(async (count) => {
    const texts: string[] = [];
    for (let step = 1; step <= count; ++step) {
      const shown = `.panel[data-step="${step}"]:is([data-stage="doing"], [data-stage="done"])`;
      while (!document.querySelector(shown)) await new Promise(requestAnimationFrame);
      texts.push(document.querySelector(".panel .text")!.textContent);
      document.querySelector<HTMLElement>("[data-next]")!.click();
    }
    while (!document.querySelector(".end h2")) await new Promise(requestAnimationFrame);
    return texts;
  }, steps);
}

for (const [i, game] of kGames.entries())
  test(`${game}: walked through from the first step to the last, in four languages`, async ({ page }) => {
    const faults = watchFaults(page);
    const lesson = await open(page, game);
    await page.waitForSelector(".panel[data-step]");
    const [own, ...others] = kLanguages.map((_, k) => kLanguages[(i + k) % kLanguages.length]!);
    await speak(page, own!);
    await walk(page, game, lesson, own!);
    for (const language of others) {
      await press(page, ".end button:not(.main)"); // once more
      await reached(page, 1, lesson.steps[0].moves ? "doing" : "done");
      await speak(page, language);
      const shown = await leaf(page, lesson.steps.length);
      lesson.steps.forEach((step, at) => expect(shown[at]).toContain(step.text[kLanguages.indexOf(language)]!));
    }
    await expectNoFaults(faults);
  });

test("progress is kept: a lesson goes on where it was left, and its end leads to a first game", async ({ page }) => {
  const faults = watchFaults(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const first = page.getByRole("link", { name: "Learn how it goes first" });
  await expect(first).toHaveAttribute("href", "#/learn/pente");
  await page.goto("/#/learn");
  const pente = page.locator('li[data-game="pente"]');
  await expect(pente).toContainText("12 steps");
  await pente.getByRole("link", { name: "Introduction: Pente" }).click();
  await reached(page, 1, "doing");
  await page.keyboard.press("n");
  await reached(page, 2, "doing");
  await page.reload();
  await reached(page, 2, "doing");
  await expect(page.locator(".panel .text")).toContainText(/Marked: J7\b/); // read out, not only lit
  await page.keyboard.press("b");
  await reached(page, 1, "doing");
  for (let step = 1; step <= 12; ++step) {
    await page.waitForSelector(`.panel[data-step="${step}"]:is([data-stage="doing"], [data-stage="done"])`);
    await page.locator("[data-next]").click();
  }
  await page.goto("/#/learn");
  await expect(pente).toContainText("Introduction: finished");
  await page.goto("/#/new/pente");
  await expect(page.getByRole("link", { name: "Rules" })).toHaveAttribute("href", "#/rules/pente");
  await page.getByRole("link", { name: "How it is played" }).click();
  await reached(page, 1, "doing");
  await page.goto("/#/learn");
  await pente.getByRole("button", { name: "First game: Pente" }).click();
  await expect(page.locator("[data-seat]")).toHaveCount(2);
  await expect(page.locator('[data-seat="1"]')).toContainText("Puddle");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(first).toHaveCount(0);
  await expectNoFaults(faults);
});
