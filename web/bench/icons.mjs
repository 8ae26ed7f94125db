// Draws what stands for the site elsewhere: its icon as pictures, from public/icon.svg, and the picture beside a
// shared link, from the boxes and faces of the built site itself.

import { readFileSync } from "node:fs";
import { launch, serve } from "./site.mjs";

const kIcons = [192, 512];
const kShared = { width: 1200, height: 630 };
const kLevels = [1, 2, 3, 5, 8];

const icon = readFileSync("public/icon.svg", "utf8");
const site = await serve();
const browser = await launch();
for (const size of kIcons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0">${icon.replace('rx="14"', 'rx="0"')}`); // the device cuts its own edges
  await page.screenshot({ path: `public/icon-${size}.png` });
  await page.close();
}

const context = await browser.newContext({ viewport: kShared, locale: "en", bypassCSP: true, serviceWorkers: "block" });
const page = await context.newPage();
await page.goto(`${site.address}#/new/pente`);
await page.locator("[data-level] svg").last().waitFor();
const faces = await page.evaluate(
  (levels) => levels.map((level) => document.querySelector(`[data-level="${level}"] svg`).outerHTML),
  kLevels,
);
await page.goto(`${site.address}#/`);
await page.locator('[data-game="rivero"] svg').waitFor();
await page.addStyleTag({
  content: `.shared { position: fixed; inset: 0; display: grid; grid-template-rows: 1fr auto; background: #0a6480 }
    .shared .head { display: flex; align-items: center; gap: 24px; padding: 0 40px; font: 700 124px Sansita;
      color: #f6f1e7 }
    .shared .head > svg { width: 230px; height: 230px; border-radius: 50px; outline: 5px solid #f6f1e7 }
    .shared .faces { display: flex; margin-left: auto } .shared .faces svg { width: 92px; margin-left: -26px }
    .shared .boxes { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 14px; padding: 24px;
      background: #f6f1e7 }
    .shared .boxes svg { display: block; width: 100%; border-radius: 16px }`,
});
await page.evaluate(
  ([icon, faces]) => {
    const boxes = [...document.querySelectorAll("[data-game] .art svg")].map((svg) => svg.outerHTML).join("");
    const shared = document.createElement("div");
    shared.className = "shared";
    shared.innerHTML = `<div class="head">${icon}Pentario<span class="faces">${faces.join("")}</span></div>
      <div class="boxes">${boxes}</div>`;
    document.body.replaceChildren(shared); // names of paints stand once
  },
  [icon, faces],
);
await page.waitForTimeout(300);
await page.screenshot({ path: "public/share.png" });
await browser.close();
site.close();
