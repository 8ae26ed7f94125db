// For everyone, on every page: axe finds nothing, every text and drawing stands out from what is painted
// behind it (pairs of colours need no list), and at 200 % no text is cut off or lies over another.
// Thoroughly in every theme and on both screens, otherwise in one theme after the other.

import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "./test";
import { troubles } from "./overlap";
import { kRooms, kScreens, kThemes, kThorough, wear } from "./rooms";
import { unseen } from "./seen";
import { expectNoFaults, watchFaults } from "./table";

const kTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What is wrong and where, short enough to read. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(); // there are no frames to put together
  const runOnly = rules ? { type: "rule" as const, values: rules } : { type: "tag" as const, values: kTags };
  axe.options({ runOnly, resultTypes: ["violations"] }); // of what is right nothing is told
  axe.exclude(".places > :nth-child(n + 3)"); // rows of a board are alike: two of them are enough
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}

async function expectAccessible(page: Page): Promise<void> {
  for (const screen of Object.values(kScreens).slice(0, kThorough ? 2 : 1)) {
    await page.setViewportSize(screen);
    expect.soft(await violations(page), `axe, ${screen.width} wide`).toEqual([]);
  }
  for (const theme of kThorough ? kThemes.slice(1) : []) {
    await wear(page, theme);
    expect.soft(await violations(page, ["color-contrast"]), `axe, ${theme}`).toEqual([]);
  }
}

async function expectSeen(page: Page, themes: readonly string[]): Promise<void> {
  const lab = await page.context().newPage();
  await page.setViewportSize(kScreens.desktop);
  await page.bringToFront();
  for (const theme of themes) {
    await wear(page, theme);
    expect.soft(await unseen(page, lab), `seen, ${theme}`).toEqual([]);
  }
}

async function expectLarge(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-text", "200"));
  for (const screen of Object.values(kScreens).slice(kThorough ? 0 : 1)) {
    await page.setViewportSize(screen);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect.soft(await troubles(page), `200 %, ${screen.width} wide`).toEqual([]);
  }
}

test.use({ reducedMotion: "reduce", bypassCSP: true }); // the measuring adds styles of its own

for (const [i, { name, open, keeps }] of kRooms.entries())
  test(`everybody can use ${name}`, async ({ page }) => {
    const faults = watchFaults(page);
    await open(page);
    await expectAccessible(page);
    await expectSeen(page, kThorough ? kThemes : [kThemes[i % kThemes.length]!]);
    await expectLarge(page);
    if (keeps) await expect(page.locator(keeps)).toBeVisible();
    await expectNoFaults(faults);
  });
