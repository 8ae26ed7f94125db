// Screenshots of every page and every game, phone and desktop, light and dark, into docs/pictures; with ALL=1 at
// every shape of screen, into build/pictures, and a sheet of each page there to look at, and film strips.
// The tables are games that the tests know too, up to a move in the middle.

import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { launch, serve } from "./site.mjs";
import { filmStrips } from "./strips.mjs";

const isAll = process.env.ALL === "1";
const kOut = isAll ? "../build/pictures" : "../docs/pictures/web";
const kSizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const kShapes = [
  ["360x640", "360x740", "390x844", "820x1180"],
  ["667x375", "740x360", "844x390", "932x430"],
  ["1180x820", "1440x900", "1920x1080", "2560x1440"],
];
const kThemes = ["light", "dark"];
const only = process.argv[2] ?? "";

/** The tables that each game names beside its golden records: a record up to a move. */
function tablesOf(folder) {
  const golden = `${folder}/tests/golden`;
  const rows = readFileSync(`../src/games/${golden}/pictures`, "utf8").trim().split("\n");
  return rows
    .map((row) => row.split(" "))
    .filter(([name]) => name !== "terminal")
    .map(([name, file, moves]) => {
      const record = `${golden}/${file}`;
      const head = readFileSync(`../src/games/${record}.record`, "utf8");
      const told = (word) => new RegExp(`^${word} (\\S+)`, "m").exec(head)[1];
      const game = told("game");
      return { name, game, variant: told("variant"), players: Number(told("players")), record, moves: Number(moves) };
    });
}
const kTables = readdirSync("../src/games")
  .filter((folder) => existsSync(`../src/games/${folder}/tests/golden/pictures`))
  .flatMap(tablesOf);
const kGames = [...new Set(kTables.map(({ game }) => game))];

/** Other pages, by day on a desktop and by night on a phone: address, and what is done before the picture. */
const kPages = [
  { name: "learn", address: "#/learn" },
  ...kGames.map((game) => ({
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
  const lines = readFileSync(`${file}.record`, "utf8").split("\n");
  const start = lines.indexOf("moves") + 1;
  return [...lines.slice(0, start), ...lines.slice(start, start + moves), ""].join("\n");
}

/** The record of a table: as in the tests of the rules, or of the pages, or of a game that has not begun. */
function recordOf({ record, file, moves = Infinity }) {
  if (moves === 0) return "";
  return cut(file ? `e2e/records/${file}` : `../src/games/${record}`, moves);
}

function savedOf({ name, game, variant, players = 2, ...from }) {
  const moves = from.moves ?? 0;
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
    record: recordOf(from),
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

/** Puts every table on the shelf of this browser. */
async function stock(page, address) {
  await page.goto(address);
  for (const table of isAll ? [...kTables, ...kMoreTables] : kTables) {
    const saved = savedOf(table);
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key, text),
      [`pentario.table.${saved.id}`, JSON.stringify(saved)],
    );
  }
  const whole = {
    ...savedOf(kTables.find(({ name }) => name === "pente")),
    id: "whole",
    record: readFileSync("e2e/records/pente-whole.record", "utf8"),
    summary: { over: true, moves: 40, scores: [], winners: [0], reason: "five" },
  };
  await page.evaluate((text) => localStorage.setItem("pentario.table.whole", text), JSON.stringify(whole));
  await page.reload();
  await page.locator("[data-game] svg").first().waitFor();
}

async function take(page, address, size, theme) {
  const shot = (name) => page.screenshot({ path: `${kOut}/${name}-${size}-${theme}.png` });
  await stock(page, address);
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
      await page.locator("main :is(svg, h1, h2, p):visible").first().waitFor();
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

/** More pages and tables than the repository keeps pictures of. */
const kMorePages = [
  { name: "home", address: "#/" },
  { name: "shelf", address: "#/shelf" },
  ...kGames.map((game) => ({
    name: `setup-${game}`,
    address: `#/new/${game}`,
  })),
  { name: "daily", address: "#/puzzle/today" },
  { name: "puzzle-list", address: "#/puzzles/pente" },
  { name: "study-open", address: "#/study" },
  { name: "missing", address: "#/nowhere" },
];
const kMoreTables = [
  ...kTables.map(({ name, ...table }) => ({ ...table, name: `${name}-start`, moves: 0 })),
  { name: "pente-six", game: "pente", variant: "points-many", file: "pente-six-whole", moves: 24, players: 6 },
  { name: "pente-six-end", game: "pente", variant: "points-many", file: "pente-six-whole", players: 6 },
  { name: "penta-rush-four", game: "penta-rush", variant: "base", moves: 0, players: 4 },
  ...kGames.map((game) => ({
    name: `${game}-end`,
    game,
    variant: { pente: "standard", riomino: "wizard", "penta-rush": "base" }[game] ?? "standard",
    file: `${game}-whole`,
  })),
];

/** One page at every shape: it is resized as it is. All its pictures on a sheet, a row for each kind of shape. */
async function takeShapes(page, name, theme, sheet) {
  for (const size of kShapes.flat()) {
    const [width, height] = size.split("x").map(Number);
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${kOut}/${name}-${size}-${theme}.png` });
  }
  const picture = (size) => readFileSync(`${kOut}/${name}-${size}-${theme}.png`).toString("base64");
  const kHeights = [420, 230, 300];
  const row = (sizes, i) =>
    `<p>${sizes.map((size) => `<img height="${kHeights[i]}" src="data:image/png;base64,${picture(size)}">`).join(" ")}`;
  await sheet.setContent(`<body style="margin:8px;background:#777">${kShapes.map(row).join("")}`);
  await sheet.screenshot({ path: `${kOut}/sheets/${name}-${theme}.png`, fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
}

async function takeAll(page, address, theme, sheet) {
  const wanted = ({ name }) => !only || name.startsWith(only);
  await stock(page, address);
  for (const { name, address: hash, then } of [...kMorePages, ...kPages].filter(wanted)) {
    await page.goto(`${address}${hash}`);
    await page.locator("main :is(svg, h1, h2, p):visible").first().waitFor();
    await page.waitForTimeout(1000);
    await then?.(page);
    await takeShapes(page, name, theme, sheet);
    await page.keyboard.press("Escape");
  }
  for (const { name } of [...kTables, ...kMoreTables].filter(wanted)) {
    await page.goto(`${address}#/table/${name}`);
    await settled(page);
    await takeShapes(page, name, theme, sheet);
  }
}

async function allShapes(browser, address) {
  mkdirSync(`${kOut}/sheets`, { recursive: true });
  const sheet = await browser.newPage({ viewport: { width: 2020, height: 800 } });
  for (const colorScheme of kThemes) {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: "en",
      hasTouch: true,
      serviceWorkers: "block",
    });
    await takeAll(await context.newPage(), address, colorScheme, sheet);
    await context.close();
    console.log(`every shape, ${colorScheme}`);
  }
  await filmStrips(browser, address, only);
}

mkdirSync(kOut, { recursive: true });
const site = await serve();
const browser = await launch();
if (isAll) await allShapes(browser, site.address);
for (const [size, viewport] of isAll ? [] : Object.entries(kSizes))
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
