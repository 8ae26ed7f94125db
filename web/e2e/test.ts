// The test runner as every test here uses it: with `PENTARIO_SLOW=4` each page has a processor that is
// four times slower, so that a test that races loses.

import { test as base, type BrowserContext, type Page } from "@playwright/test";
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

export const test = base.extend<object, { slowed: void }>({
  slowed: [
    async ({ browser }, use) => {
      if (kSlow > 1) browser.on("context", slowAll);
      await use();
    },
    { scope: "worker", auto: true },
  ],
});
