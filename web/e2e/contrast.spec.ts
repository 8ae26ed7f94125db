// AA on every page, measured on what is painted: pairs of colours need no list. Thoroughly in every theme,
// otherwise in one after the other.

import { expect, test } from "@playwright/test";
import { kRooms, kThemes, kThorough, wear } from "./rooms";
import { unseen } from "./seen";

test.use({ reducedMotion: "reduce", bypassCSP: true });

for (const [i, { name, open }] of kRooms.entries())
  test(`everything can be read and seen in ${name}`, async ({ page, context }) => {
    await open(page);
    const lab = await context.newPage();
    await page.bringToFront();
    for (const theme of kThorough ? kThemes : [kThemes[i % kThemes.length]!]) {
      await wear(page, theme);
      expect.soft(await unseen(page, lab), theme).toEqual([]);
    }
  });
