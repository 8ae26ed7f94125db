// A person who has nothing but keys.

import { expect, type Page } from "./test";

/** More stops than any page has. */
const kMostStops = 80;

const isAt = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Goes on by Tab until what has the focus fits the selector; fails where no way leads there. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < kMostStops; ++stop) {
    if (await isAt(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never leads to ${selector}`);
}

/** Goes through a group by its arrows, line by line, until what has the focus fits; true when it does. */
async function sweep(page: Page, selector: string): Promise<boolean> {
  const where = () =>
    page.evaluate(() => [...document.querySelectorAll("button")].indexOf(document.activeElement as HTMLButtonElement));
  const goesOn = async (key: string) => {
    const before = await where();
    await page.keyboard.press(key);
    return (await where()) !== before;
  };
  await page.keyboard.press("Home");
  for (let across = "ArrowRight"; ; across = across === "ArrowRight" ? "ArrowLeft" : "ArrowRight") {
    do if (await isAt(page, selector)) return true;
    while (await goesOn(across));
    if (!(await goesOn("ArrowDown"))) return false;
  }
}

/** To a button, by Tab to its group and by arrows inside it, and pressed. */
export async function reach(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < kMostStops; ++stop) {
    const isNear = await page.evaluate(
      (wanted) =>
        document.activeElement?.closest("[role=toolbar], [role=group], section")?.querySelector(wanted) != null,
      selector,
    );
    if ((await isAt(page, selector)) || (isNear && (await sweep(page, selector)))) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`no key leads to ${selector}`);
}

/** To a button by Tab, and pressed. */
export async function pressButton(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await expect(page.locator(":focus")).toBeVisible();
  await page.keyboard.press("Enter");
}

export async function pressAll(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}
