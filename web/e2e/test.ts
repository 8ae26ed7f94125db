// The test runner as every test here uses it: with `PENTARIO_SLOW=4` each page has a processor that is
// four times slower, so that a test that races loses. No page may say something whose words have not come.

import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import { kSlow } from "./slow";

export * from "@playwright/test";

async function slow(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: kSlow });
  } catch (why) {
    if (!page.isClosed()) throw why;
  }
}
const slowAll = (context: BrowserContext) => context.on("page", slow);

const wordless: string[] = [];
function listen(context: BrowserContext): void {
  context.on("console", (said) => said.text().endsWith("have not come") && wordless.push(said.text()));
}

export const test = base.extend<{ worded: void }, { slowed: void }>({
  slowed: [
    async ({ browser }, use) => {
      if (kSlow > 1) browser.on("context", slowAll);
      browser.on("context", listen);
      await use();
    },
    { scope: "worker", auto: true },
  ],
  worded: [
    async ({ slowed }, use) => {
      await use(slowed);
      expect(wordless.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});
