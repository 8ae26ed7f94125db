// Screenshots of every page and every game, phone and desktop, light and dark, into docs/pictures.
// The tables are games that the tests know too, up to a move in the middle.

import { mkdirSync, readFileSync } from "node:fs";
import { launch, serve } from "./site.mjs";

const kOut = "../docs/pictures/web";
const kSizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const kThemes = ["light", "dark"];
const only = process.argv[2] ?? "";

/** A record up to a line that begins a move, and how it is laid: who sits there. */
const kTables = [
  { name: "pente", game: "pente", variant: "standard", record: "pente/tests/golden/six_captures", moves: 24 },
  {
    name: "pente-many",
    game: "pente",
    variant: "points-many",
    record: "pente/tests/golden/points_for_three",
    moves: 15,
    players: 3,
  },
  { name: "riomino", game: "riomino", variant: "wizard", record: "riomino/tests/golden/wizard", moves: 31 },
  {
    name: "riomino-board",
    game: "riomino",
    variant: "professional",
    record: "riomino/tests/golden/professional",
    moves: 32,
  },
  {
    name: "penta-rush",
    game: "penta-rush",
    variant: "base",
    record: "penta_rush/tests/golden/base_three",
    moves: 1,
    players: 3,
  },
  {
    name: "penta-rush-solo",
    game: "penta-rush",
    variant: "solo",
    record: "penta_rush/tests/golden/solo",
    moves: 9,
    players: 1,
  },
  {
    name: "rivero-penta",
    game: "rivero-penta",
    variant: "standard",
    record: "rivero_penta/tests/golden/long_game",
    moves: 121,
  },
  { name: "rivero", game: "rivero", variant: "standard", record: "rivero/tests/golden/three_riveros", moves: 301 },
];

/** Other pages, by day on a desktop and by night on a phone: address, and what is done before the picture. */
const kPages = [
  { name: "learn", address: "#/learn" },
  ...["pente", "riomino", "penta-rush", "rivero-penta", "rivero"].map((game) => ({
    name: `lesson-${game}`,
    address: `#/learn/${game}`,
    then: (page) => step(page, 4),
  })),
  { name: "rules-pente", address: "#/rules/pente/PE-04" },
  { name: "rules-rivero-penta", address: "#/rules/rivero-penta/RP-20" },
  { name: "puzzles", address: "#/puzzles" },
  { name: "puzzle", address: "#/puzzle/61" },
  { name: "puzzle-riomino", address: "#/puzzle/260" },
  { name: "edit", address: "#/edit/pente" },
  { name: "boards-penta-rush", address: "#/boards/penta-rush" },
  { name: "boards-riomino", address: "#/boards/riomino" },
  { name: "me", address: "#/me" },
  { name: "study", address: "#/study/whole", then: reviewed },
  { name: "settings", address: "#/", then: (page) => page.locator(".settings").click() },
];

/** Goes some steps on in an introduction. */
async function step(page, steps) {
  for (let i = 1; i < steps; ++i) await page.keyboard.press("n");
}

/** Reviews the game, and goes to a move that was marked. */
async function reviewed(page) {
  await page.getByRole("button", { name: "Review", exact: true }).click();
  const begin = page.getByRole("button", { name: /^(Begin|Start|Review)/ }).last();
  if (await begin.isVisible()) await begin.click();
  await page.locator(".graph svg, svg.graph").first().waitFor();
  await page.waitForFunction(() => !document.querySelector("progress, [role=progressbar]"), null, { timeout: 120_000 });
  await page.keyboard.press("End");
  for (let back = 0; back < 4; ++back) await page.keyboard.press("ArrowLeft");
}

function cut(file, moves) {
  const lines = readFileSync(`../src/games/${file}.record`, "utf8").split("\n");
  const start = lines.indexOf("moves") + 1;
  return [...lines.slice(0, start), ...lines.slice(start, start + moves), ""].join("\n");
}

function savedOf({ name, game, variant, record, moves, players = 2 }) {
  const sitters = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: "person", name: "" } : { kind: "bot", level: 3 + seat },
  );
  const summary = { over: false, moves, scores: [], winners: [], reason: null };
  return {
    id: name,
    game,
    variant,
    sitters,
    seed: "7",
    record: cut(record, moves),
    begun: 1,
    touched: 1794800000000 + moves,
    summary,
  };
}

/** Until nothing moves any more: the person in front has something to do. */
async function settled(page) {
  await page.locator("[data-seat]").first().waitFor();
  await page.locator("main button, [role=gridcell]").first().waitFor({ state: "attached" });
  const begin = page.getByRole("button", { name: "Begin" }); // Penta Rush waits for it
  if (await begin.isVisible()) await begin.click();
  await page.waitForFunction(() => !document.querySelector(".dots"));
  await page.waitForTimeout(1200);
}

async function take(page, address, size, theme) {
  const shot = (name) => page.screenshot({ path: `${kOut}/${name}-${size}-${theme}.png` });
  await page.goto(address);
  for (const table of kTables) {
    const saved = savedOf(table);
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key, text),
      [`pentario.table.${saved.id}`, JSON.stringify(saved)],
    );
  }
  const whole = {
    ...savedOf(kTables[0]),
    id: "whole",
    record: readFileSync("e2e/records/pente-whole.record", "utf8"),
    summary: { over: true, moves: 40, scores: [], winners: [0], reason: "five" },
  };
  await page.evaluate((text) => localStorage.setItem("pentario.table.whole", text), JSON.stringify(whole));
  await page.reload();
  await page.locator('[data-game="rivero"] strong:not(:empty)').waitFor();
  if (!only || only === "pages") {
    await page.waitForTimeout(400);
    await shot("home");
    await page.goto(`${address}#/new/pente`);
    await page.getByText(/More choices/).click();
    await shot("setup");
    await page.goto(`${address}#/shelf`);
    await page.locator(".saved").first().waitFor();
    await shot("shelf");
  }
  if ((size === "desktop") === (theme === "light"))
    for (const { name, address: hash, then } of kPages.filter((one) => !only || one.name.startsWith(only))) {
      await page.goto(`${address}${hash}`);
      await page.locator("main svg, main h2, main p").first().waitFor();
      await page.waitForTimeout(1500);
      await then?.(page);
      await page.waitForTimeout(1000);
      if (!hash.includes("/rules/")) await page.evaluate(() => scrollTo(0, 0));
      await shot(name);
      await page.keyboard.press("Escape");
    }
  for (const { name } of kTables.filter((table) => !only || table.name.startsWith(only))) {
    await page.goto(`${address}#/table/${name}`);
    await settled(page);
    await shot(name);
  }
}

mkdirSync(kOut, { recursive: true });
const site = await serve();
const browser = await launch();
for (const [size, viewport] of Object.entries(kSizes))
  for (const colorScheme of kThemes) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: "en",
      hasTouch: size === "phone",
      isMobile: size === "phone",
      serviceWorkers: "block",
    });
    await take(await context.newPage(), site.address, size, colorScheme);
    await context.close();
    console.log(`${size}, ${colorScheme}`);
  }
await browser.close();
site.close();
