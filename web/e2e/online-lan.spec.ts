// Over plain http under a name of the local network browsers give no secure context: no clipboard, no share sheet, no
// service worker, no notices. Everything works all the same.

import { expect, test } from "./test";
import { begin, button, guest, linksOn, move, mover, overLink, seatOf } from "./online";
import chromium from "../chromium.json" with { type: "json" };
import { expectNoFaults, watchFaults } from "./table";

test.use({
  launchOptions: {
    executablePath: chromium.executable,
    args: [...chromium.flags, "--host-resolver-rules=MAP lan.test 127.0.0.1"],
  },
});

test("everything works without a secure context", async ({ page, browser, baseURL }) => {
  const faults = watchFaults(page);
  const lan = baseURL!.replace("localhost", "lan.test");
  await page.goto(`${lan}/#/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.evaluate(() => localStorage.setItem("pentario.name", "Anna"));
  await page.goto(`${lan}/#/new/pente`);
  await page.reload(); // who one is, is read once
  await overLink(page);
  const [link] = await linksOn(page);
  expect(link).toContain("lan.test");
  await button(page, "Copy link").first().click();
  await expect(page.locator("[role=status]").filter({ hasText: /cop/i }).first()).toBeVisible();
  const bert = await guest(browser, link!, "Bert");
  const anna = seatOf(page);
  await begin(anna);
  const seats = [anna, bert];
  await move((await mover(seats))!, "pente");
  for (const one of seats) await expect(one.page.locator(".side ol .move")).toHaveCount(1);
  // The browser says that a header means nothing here; that is no fault.
  await expectNoFaults(faults.filter((fault) => !fault.includes("Cross-Origin-Opener-Policy")));
});
