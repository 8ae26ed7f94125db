// axe finds nothing on any page: everything on a wide and, thoroughly, a narrow screen, and what depends on
// colours in dark and, thoroughly, in every theme.

import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { kRooms, kScreens, kThemes, kThorough, wear } from "./rooms";
import { expectNoFaults, watchFaults } from "./table";

/** What is wrong and where, short enough to read. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  axe.exclude(".places > :nth-child(n + 3)"); // rows of a board are alike: two of them are enough
  const found = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}

test.use({ reducedMotion: "reduce" });

for (const { name, open } of kRooms)
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    const faults = watchFaults(page);
    await open(page);
    for (const screen of Object.values(kScreens).slice(0, kThorough ? 2 : 1)) {
      await page.setViewportSize(screen);
      expect.soft(await violations(page), `${screen.width} wide`).toEqual([]);
    }
    for (const theme of kThemes.slice(1, kThorough ? 3 : 2)) {
      await wear(page, theme);
      expect.soft(await violations(page, ["color-contrast"]), theme).toEqual([]);
    }
    await expectNoFaults(faults);
  });
