// Measures the client as a visitor gets it, in a real Chromium, and prints one JSON figure a line:
// sizes, how soon it is usable with a processor four times slower, whether the page stutters while
// the strongest bot thinks, how soon it stops when told, how fast the bots are beside the native
// program in the same run, and how long a review of a game takes.

import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { brotliCompressSync } from "node:zlib";
import { kFast3G, openLine } from "./line.mjs";
import { kProgram, kSite, launch, serve } from "./site.mjs";

const kSlower = 4;
const kThinkingMs = 6000;
const kRounds = 5;
const kStops = 20;

const tell = (name, value, unit) => console.log(JSON.stringify({ name, value, unit }));
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

// ---------------------------------------------------------------- sizes

function files(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
const packed = (list) => list.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0) / 1000;

function sizes() {
  const all = files(kSite);
  const wasm = all.filter((file) => file.endsWith(".wasm"));
  const client = all.filter((file) => /\.(js|css|html|svg|webmanifest)$/.test(file));
  tell("web.client_size", Math.round(packed(client)), "kB compressed, all pages and games");
  const isFirst = (file) => /pentario-first/.test(file);
  tell("web.wasm_size", Math.round(packed(wasm.filter((file) => !isFirst(file)))), "kB compressed");
  tell("web.wasm_first_size", Math.round(packed(wasm.filter(isFirst))), "kB compressed, what comes before the bots");
}

// ---------------------------------------------------------------- the page

/** Notes, by the page's own clock, when Play was pressed, and when the last box has its words, or a place can be
 * played, and has been painted. What asks from outside, such as Playwright's roles, would slow the page itself. */
function noteUsable() {
  const painted = (has, then) => {
    const look = () => (has() ? setTimeout(() => then(performance.now())) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  const boxes = () => document.querySelector('[data-game="rivero"] strong')?.textContent;
  const places = () => document.querySelector(".status.mine") && document.querySelector('main.play [role="gridcell"]');
  painted(boxes, (at) => (window.usableAt = at));
  const pressed = ({ target, timeStamp }) => {
    if (target.closest("button.play, .play-card .main"))
      painted(places, (at) => ((window.tableTook = at - timeStamp), (window.playableAt = at)));
  };
  addEventListener("click", pressed, true);
}
/** Its page comes while somebody reads the set-up. */
const kReadingMs = 1000;

async function usable(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: kSlower });
  await page.addInitScript(noteUsable);
  await page.goto(address, { waitUntil: "commit" });
  const home = await (await page.waitForFunction(() => window.usableAt)).jsonValue();
  await page.locator(".play-card .main").waitFor();
  await page.waitForTimeout(kReadingMs);
  await page.locator(".play-card .main").click();
  const table = await (await page.waitForFunction(() => window.tableTook)).jsonValue();
  await context.close();
  return { home, table };
}

/** A first visitor over a slow line who presses Play as soon as it is there: until the first move is possible. */
async function firstMove(browser, site) {
  const line = await openLine(site, kFast3G);
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(noteUsable);
  await page.goto(line.address, { waitUntil: "commit" });
  await page.locator(".play-card .main").click();
  const ms = await (await page.waitForFunction(() => window.playableAt)).jsonValue();
  const told = { ms, kB: line.carried() / 1000 };
  await context.close();
  line.close();
  return told;
}

async function firstMoves(browser, site) {
  const slow = [];
  for (let round = 0; round < kRounds; ++round) slow.push(await firstMove(browser, site));
  tell("web.first_move", Math.round(median(slow.map(({ ms }) => ms))), "ms from the address, first visit, Fast 3G");
  tell(
    "web.first_visit",
    Math.round(median(slow.map(({ kB }) => kB))),
    "kB that came before the first move, on that line",
  );
}

/** The longest task of the page while the top level thinks about its answer, in milliseconds. */
async function stutter(browser, address, game, variant) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.evaluate(
    ([game, variant]) => {
      const sitters = [8, 8].map((level) => ({ kind: "bot", level }));
      const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
      const saved = { id: "bench", game, variant, sitters, seed: "7", record: "", begun: 1, touched: 1, summary };
      localStorage.setItem("pentario.table.bench", JSON.stringify(saved));
    },
    [game, variant],
  );
  await page.goto(`${address}#/table/bench`);
  await page.locator("[data-seat]").first().waitFor();
  await page.waitForTimeout(1000);
  const longest = await page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        let worst = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) worst = Math.max(worst, entry.duration);
        }).observe({ type: "longtask" });
        setTimeout(() => resolve(worst), ms);
      }),
    kThinkingMs,
  );
  await page.close();
  return longest;
}

// ---------------------------------------------------------------- bots

const kBots = [
  ["pente", "standard", 200_000],
  ["riomino", "wizard", 200_000],
  ["rivero-penta", "standard", 200_000],
  ["rivero", "standard", 400_000],
];

function native() {
  const program = spawn(kProgram, ["rpc"]);
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    ask: async (request) => {
      program.stdin.write(`${JSON.stringify(request)}\n`);
      return JSON.parse((await lines.next()).value);
    },
    close: () => program.kill(),
  };
}

/** The page's own door to the rules in its worker, for timing. */
async function inBrowser(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  const worker = files(kSite)
    .find((file) => /worker-.*\.js$/.test(file))
    .slice(kSite.length + 1);
  await page.evaluate((url) => {
    const rules = new Worker(url, { type: "module" });
    const waiting = new Map();
    let last = 0;
    window.told = 0;
    rules.onmessage = ({ data }) => ("progress" in data ? ++window.told : waiting.get(data.id)(data.answer));
    window.writeRules = (mail) =>
      new Promise((resolve) => {
        waiting.set(++last, resolve);
        rules.postMessage({ id: last, ...mail });
      });
    window.stopRules = async (think, after) => {
      const answer = window.writeRules({ job: { kind: "think", wish: think } });
      await new Promise((resolve) => setTimeout(resolve, after));
      const told = performance.now();
      rules.postMessage({ stop: last });
      await answer;
      return performance.now() - told;
    };
  }, new URL(worker, address).href);
  return {
    ask: (request) => page.evaluate((one) => window.writeRules({ request: one }), request),
    work: (job) => page.evaluate((one) => window.writeRules({ job: one }), job),
    stop: (think, after) => page.evaluate(([one, ms]) => window.stopRules(one, ms), [think, after]),
    told: () => page.evaluate(() => window.told),
    close: () => page.close(),
  };
}

/** How much there is to choose from now. */
async function choices(side) {
  const { moves } = await side.ask({ op: "moves" });
  const counts = new Map();
  for (const one of moves) counts.set(one.seat, (counts.get(one.seat) ?? 0) + one.moves.length);
  return Math.max(0, ...counts.values());
}

/** Some moves into a game, where there is something to think about; who is to move. */
async function middle(side, game, variant) {
  await side.ask({ op: "new", game, variant, seed: 5 });
  for (let move = 0; ; ++move) {
    const best = await side.ask({ op: "bot", level: 5, nodes: 500, seed: move });
    if (move >= 6 && (await choices(side)) >= 5) return best.seat;
    await side.ask({ op: "play", seat: best.seat, move: best.move });
  }
}

/** Seconds for a thought of so many nodes there. */
async function thought(side, [game, variant, nodes], seed) {
  await middle(side, game, variant);
  const began = performance.now();
  const found = await side.ask({ op: "bot", level: 8, nodes, seed });
  return { seconds: (performance.now() - began) / 1000, found };
}

async function speeds(browser, address) {
  const program = native();
  const page = await inBrowser(browser, address);
  for (const bot of kBots) {
    const here = [],
      there = [];
    await thought(page, bot, kRounds); // by now the browser has compiled it in full
    for (let round = 0; round < kRounds; ++round) {
      const a = await thought(program, bot, round);
      const b = await thought(page, bot, round);
      if (a.found.move !== b.found.move || a.found.nodes !== b.found.nodes)
        throw new Error(`${bot[0]}: the thoughts differ`);
      here.push(a.seconds);
      there.push(b.seconds);
    }
    tell(`web.${bot[0]}.bot_speed`, Math.round((100 * median(here)) / median(there)), "% of the native program's");
  }
  program.close();
  await page.close();
}

/** The longest that somebody who stops the top level has to wait. */
async function stops(browser, address) {
  const page = await inBrowser(browser, address);
  for (const [game, variant] of kBots) {
    const seat = await middle(page, game, variant);
    let longest = 0;
    for (let round = 0; round < kStops; ++round)
      longest = Math.max(longest, await page.stop({ seat, level: 8, seed: round, ms: 60_000 }, 100 + 37 * round));
    tell(`web.${game}.bot_stop`, Math.round(10 * longest) / 10, `ms until it has stopped, the longest of ${kStops}`);
  }
  await page.close();
}

// ---------------------------------------------------------------- a review

const kReviewed = 60;

/** A game of so many moves by two bots of middling strength; where one would win, another move is made. */
async function longGame(side) {
  await side.ask({ op: "new", game: "pente", seed: 1 });
  for (let move = 0; move < kReviewed; ++move) {
    const best = await side.ask({ op: "bot", level: 5, seed: move });
    let played = await side.ask({ op: "play", seat: best.seat, move: best.move });
    for (let other = 0; played.state.to_move.length === 0; ++other) {
      await side.ask({ op: "undo" });
      const told = (await side.ask({ op: "moves" })).moves;
      const moves = told.flatMap((one) => one.moves);
      const { seat } = told[0];
      played = await side.ask({ op: "play", seat, move: moves[(37 * move + 11 * other) % moves.length] });
    }
  }
}

async function reviewed(browser, address) {
  const page = await inBrowser(browser, address);
  await longGame(page);
  const began = performance.now();
  const review = await page.work({ kind: "review", wish: {} });
  const seconds = (performance.now() - began) / 1000;
  if (!review.done || review.looked_at !== kReviewed) throw new Error("the review is not complete");
  tell(
    "web.pente.review",
    Math.round(10 * seconds) / 10,
    `s for ${kReviewed} moves, ${review.nodes} nodes a thought, one worker`,
  );
  tell("web.pente.review_progress", await page.told(), "times the review told how far it was");
  await page.close();
}

sizes();
const site = await serve();
const browser = await launch();
const waits = [];
for (let round = 0; round < kRounds; ++round) waits.push(await usable(browser, site.address));
tell(
  "web.home_usable",
  Math.round(median(waits.map(({ home }) => home))),
  `ms, first visit, processor slowed ${kSlower}x`,
);
tell(
  "web.table_usable",
  Math.round(median(waits.map(({ table }) => table))),
  `ms from Play on the first page to a possible move, processor slowed ${kSlower}x`,
);
await firstMoves(browser, site.address);
for (const [game, variant] of kBots)
  tell(
    `web.${game}.longest_task`,
    Math.round(await stutter(browser, site.address, game, variant)),
    "ms on the page while level 8 thinks",
  );
await stops(browser, site.address);
await speeds(browser, site.address);
await reviewed(browser, site.address);
await browser.close();
site.close();
