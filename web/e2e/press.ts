// A thing on the table is pressed as a person presses it.

import type { Page } from "./test";

/** Presses the mouse in the middle of a thing, once it is there, can be used and lies still. */
export async function press(page: Page, selector: string): Promise<void> {
  const at = await page.evaluate(async (wanted) => {
    const kFrames = 1200;
    let before = "";
    for (let frame = 0; frame < kFrames; ++frame) {
      const box = document.querySelector(`${wanted}:not(:disabled)`)?.getBoundingClientRect();
      const now = box ? [box.x, box.y, box.width, box.height].join() : "";
      if (box && now === before) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      before = now;
      await new Promise(requestAnimationFrame);
    }
    throw new Error(`nothing to press at ${wanted}`);
  }, selector);
  await page.mouse.click(at.x, at.y);
}
