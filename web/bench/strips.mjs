// A film strip of a drag, a score, a refusal and an ending for each game: a table as it is played, slowed down while
// frames of it are taken. Into build/pictures/strips, to look at.

import { mkdirSync, readFileSync } from "node:fs";

const kOut = "../build/pictures/strips";
const kSize = { width: 960, height: 640 };
/** Motion takes that many times as long. */
const kSlower = 4;
const kFrameMs = 220;

const file = (name) => readFileSync(`e2e/records/${name}.record`, "utf8");
const pente = (...points) =>
  `pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n${points.map((point, i) => `${i % 2} ${point}\n`).join("")}`;
/** A record without its last move, and that move. */
function beforeLast(name) {
  const lines = file(name).trimEnd().split("\n");
  return { record: [...lines.slice(0, -1), ""].join("\n"), last: lines.at(-1).split(" ").slice(1).join(" ") };
}

const cell = (page, name) => page.locator(`[data-cell="${name}"]`).first();
const middle = async (what) => {
  const { x, y, width, height } = await what.boundingBox();
  return [x + width / 2, y + height / 2];
};
const click = async (page, what) => page.mouse.click(...(await middle(what)));

/** What is filmed on one table. */
class Film {
  frames = [];
  constructor(page) {
    this.page = page;
  }
  async shoot() {
    this.frames.push((await this.page.screenshot()).toString("base64"));
  }
  async watch(frames) {
    for (let i = 0; i < frames; ++i) {
      await this.page.waitForTimeout(kFrameMs);
      await this.shoot();
    }
  }
  /** Picked up, on the way, over the place, and what comes of it. */
  async drag(thing, place, after = 3) {
    const [x, y] = await middle(thing);
    const [toX, toY] = await middle(place);
    await this.shoot();
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    for (const t of [0.1, 0.5, 0.95, 1]) {
      await this.page.mouse.move(x + (toX - x) * t, y + (toY - y) * t);
      if (t === 0.5) await this.shoot();
    }
    await this.page.waitForTimeout(kFrameMs);
    await this.shoot();
    await this.page.mouse.up();
    await this.watch(after);
  }
}

/** The die of a pile that fits somewhere, and where. */
async function dieAndSquare(page) {
  const pile = page.locator("[data-stock].turn button:enabled:not(.useless)").first();
  await pile.click();
  const square = await page.locator('[data-light="fits"]').first().getAttribute("data-at");
  await page.keyboard.press("Escape");
  return [pile, cell(page, square)];
}
/** A card of the hand that brings something, and where. */
async function cardAndPlace(page) {
  let best = { gain: -1 };
  for (const name of await page
    .locator("[data-card]:not(.idle)")
    .evaluateAll((all) => all.map((one) => one.dataset.card))) {
    await page.locator(`[data-card="${name}"]`).first().click();
    const lit = await page
      .locator("[data-lit]")
      .evaluateAll((all) =>
        all.map((one) => ({ at: one.dataset.lit, gain: Number(one.querySelector("text")?.textContent ?? 0) })),
      );
    for (const { at, gain } of lit) if (gain > best.gain) best = { gain, at, name };
    await page.keyboard.press("Escape");
  }
  return [page.locator(`[data-card="${best.name}"]`).first(), cell(page, best.at)];
}
const begin = (page) => page.getByRole("button", { name: "Begin" }).click();
async function rush(page) {
  await page.getByRole("button", { name: "Turn the timer" }).click();
  await page.getByRole("button", { name: "Don't wait" }).click();
}
const goOn = (page) => page.getByRole("button", { name: "Go on" }).click();
async function trace(page, squares) {
  for (const [i, square] of squares.split(" ").entries()) {
    await page.mouse.move(...(await middle(cell(page, square))));
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}
const tile = (page, shape) => page.locator(`[data-tile="${shape}"]`);
const seatStone = (page) => page.locator('[data-seat="0"] span.mark').first();

const penteEnd = beforeLast("pente-whole");
const riominoEnd = beforeLast("riomino-whole");
const riveroPentaEnd = beforeLast("rivero-penta-whole");
const kTaking = pente("K10", "L10", "A1", "M10");

/** The person sits at `me`, the computer at the other seat. */
const kStrips = [
  {
    game: "pente",
    what: "drag",
    record: kTaking,
    play: (film) => film.drag(seatStone(film.page), cell(film.page, "J9")),
  },
  {
    game: "pente",
    what: "score",
    record: kTaking,
    play: (film) => film.drag(seatStone(film.page), cell(film.page, "N10"), 5),
  },
  {
    game: "pente",
    what: "refusal",
    record: kTaking,
    play: (film) => film.drag(seatStone(film.page), cell(film.page, "L10")),
  },
  {
    game: "pente",
    what: "ending",
    ...penteEnd,
    me: 1,
    async play(film) {
      await film.shoot();
      await click(film.page, cell(film.page, penteEnd.last));
      await film.watch(6);
    },
  },
  {
    game: "riomino",
    what: "drag",
    variant: "wizard",
    play: async (film) => film.drag(...(await dieAndSquare(film.page))),
  },
  {
    game: "riomino",
    what: "score",
    variant: "wizard",
    record: file("riomino-whole").split("\n").slice(0, 40).join("\n") + "\n",
    play: async (film) => film.drag(...(await dieAndSquare(film.page)), 5),
  },
  {
    game: "riomino",
    what: "refusal",
    variant: "wizard",
    play: async (film) => film.drag((await dieAndSquare(film.page))[0], cell(film.page, "0,0")),
  },
  {
    game: "riomino",
    what: "ending",
    variant: "wizard",
    ...riominoEnd,
    me: 1,
    async play(film) {
      const [at, sides] = riominoEnd.last.split(":");
      const face = [...new Set(sides)].sort().join("");
      await film.drag(film.page.locator(`[data-stock="1"] [data-face="${face}"]`), cell(film.page, at), 6);
    },
  },
  {
    game: "penta-rush",
    what: "drag",
    variant: "base",
    async play(film) {
      await begin(film.page);
      await film.drag(tile(film.page, "I"), cell(film.page, "e5"));
    },
  },
  {
    game: "penta-rush",
    what: "score",
    variant: "base",
    async play(film) {
      await begin(film.page);
      await trace(film.page, "b5 c5 d5 e5 f5");
      await film.shoot();
      await rush(film.page);
      await film.watch(6);
    },
  },
  {
    game: "penta-rush",
    what: "refusal",
    variant: "base",
    async play(film) {
      await begin(film.page);
      await trace(film.page, "e3 e4 e5 e6 e7");
      await film.drag(tile(film.page, "I"), cell(film.page, "e5"));
    },
  },
  {
    game: "penta-rush",
    what: "ending",
    variant: "base",
    async play(film) {
      await begin(film.page);
      await trace(film.page, "b5 c5 d5 e5 f5");
      for (let round = 1; round <= 5; ++round) {
        await rush(film.page);
        if (round < 5) await goOn(film.page);
      }
      await film.shoot();
      await goOn(film.page);
      await film.watch(6);
    },
  },
  {
    game: "rivero-penta",
    what: "drag",
    record: file("rivero-penta-wide"),
    play: async (film) => film.drag(...(await cardAndPlace(film.page)), 1),
  },
  {
    game: "rivero-penta",
    what: "score",
    record: file("rivero-penta-wide"),
    async play(film) {
      const [card, place] = await cardAndPlace(film.page);
      await card.click();
      await film.shoot();
      await click(film.page, place);
      await film.watch(6);
    },
  },
  {
    game: "rivero-penta",
    what: "refusal",
    record: file("rivero-penta-wide"),
    play: (film) => film.drag(film.page.locator("[data-card]:not(.idle)").first(), cell(film.page, "0,0")),
  },
  {
    game: "rivero-penta",
    what: "ending",
    ...riveroPentaEnd,
    me: 1,
    async play(film) {
      const [card, at] = riveroPentaEnd.last.split("@");
      await film.drag(film.page.locator(`[data-card="${card}"]`).first(), cell(film.page, at), 6);
    },
  },
  {
    game: "rivero",
    what: "drag",
    record: file("rivero-drag"),
    play: (film) => film.drag(film.page.locator('[data-thing="ocean"]'), film.page.locator('[data-drop="hand"]')),
  },
  {
    game: "rivero",
    what: "score",
    record: file("rivero-drag"),
    async play(film) {
      await film.page.locator('[data-thing="ocean"]').click();
      await film.page.waitForTimeout(1500 * kSlower);
      await film.drag(film.page.locator('[data-card="N8"]'), film.page.locator('[data-river="0.1"]'), 6);
    },
  },
  {
    game: "rivero",
    what: "refusal",
    record: file("rivero-drag"),
    play: (film) => film.drag(film.page.locator('[data-card="D3"]'), film.page.locator('[data-river="0.1"]')),
  },
  {
    game: "rivero",
    what: "ending",
    ...beforeLast("rivero-whole"),
    async play(film) {
      await film.shoot();
      await film.page.locator('[data-move="end"]').click();
      await film.watch(6);
    },
  },
];

async function lay(page, address, { game, variant = "standard", record = "", me = 0 }) {
  const sitters = [0, 1].map((seat) => (seat === me ? { kind: "person", name: "" } : { kind: "bot", level: 3 }));
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const saved = { id: "strip", game, variant, sitters, seed: "7", record, begun: 1, touched: 1, summary };
  await page.goto(address);
  await page.evaluate((text) => localStorage.setItem("pentario.table.strip", text), JSON.stringify(saved));
  await page.goto(`${address}#/table/strip`);
  await page.locator(".page[data-rests]").waitFor();
  await page.waitForTimeout(1500);
}

async function film(browser, address, strip, sheet) {
  const context = await browser.newContext({ viewport: kSize, locale: "en", serviceWorkers: "block" });
  const page = await context.newPage();
  await lay(page, address, strip);
  const session = await context.newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 1 / kSlower });
  const made = new Film(page);
  await strip.play(made);
  await context.close();
  const images = made.frames.map((frame) => `<img width="470" src="data:image/png;base64,${frame}">`).join(" ");
  await sheet.setContent(`<body style="margin:8px;background:#777">${images}`);
  await sheet.screenshot({ path: `${kOut}/${strip.game}-${strip.what}.png`, fullPage: true });
}

/** All strips, or those whose name begins so. */
export async function filmStrips(browser, address, only = "") {
  mkdirSync(kOut, { recursive: true });
  const sheet = await browser.newPage({ viewport: { width: 1936, height: 800 } });
  for (const strip of kStrips)
    if (`${strip.game}-${strip.what}`.startsWith(only)) await film(browser, address, strip, sheet);
  console.log("film strips");
}
