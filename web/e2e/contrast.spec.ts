// AA on every page in every theme, measured on what is painted: pairs of colours need no list.

import { expect, test } from "@playwright/test";
import { kRooms, kThemes, wear } from "./rooms";
import { unseen } from "./seen";

test.use({ reducedMotion: "reduce", bypassCSP: true });

for (const { name, open } of kRooms)
  test(`everything can be read and seen in ${name}`, async ({ page, context }) => {
    await open(page);
    const lab = await context.newPage();
    await page.bringToFront();
    for (const theme of kThemes) {
      await wear(page, theme);
      expect.soft(await unseen(page, lab), theme).toEqual([]);
    }
  });
