// Every table at every shape of screen: the board is as large as the game promises, what can be pressed is large
// enough, nothing lies over anything else or leaves the screen. A page goes through all sizes as it is.

import { readFileSync } from "node:fs";
import type { GameId } from "$/rules/catalog";
import { kTested, type Shape } from "./games";
import { layOf } from "./layout";
import { troubles } from "./overlap";
import { atRest, bot, lay, person, slowClock } from "./table";
import { expect, test, type Page } from "./test";

const kSizes: readonly { size: string; shape: Shape }[] = [
  { size: "360x640", shape: "tall" },
  { size: "360x740", shape: "tall" },
  { size: "390x844", shape: "tall" },
  { size: "820x1180", shape: "tall" },
  { size: "667x375", shape: "flat" },
  { size: "740x360", shape: "flat" },
  { size: "844x390", shape: "flat" },
  { size: "932x430", shape: "flat" },
  { size: "1180x820", shape: "wide" },
  { size: "1440x900", shape: "wide" },
  { size: "1920x1080", shape: "wide" },
  { size: "2560x1440", shape: "wide" },
];

/** With more players than two the seats take room from an upright phone. */
const kMore = 0.12;

const record = (name: string): string => readFileSync(new URL(`records/${name}.record`, import.meta.url), "utf8");
/** A record up to so many moves. */
function upTo(text: string, moves: number): string {
  const lines = text.split("\n");
  return [...lines.slice(0, lines.indexOf("moves") + 1 + moves), ""].join("\n");
}

interface Stage {
  game: GameId;
  stage: "start" | "middle" | "end";
  players: number;
  variant: string;
  record?: string;
  then?: (page: Page) => Promise<void>;
}
async function begin(page: Page): Promise<void> {
  await page.locator(".ready .button.main").click();
  await expect(page.locator('[data-stage="search"]')).toBeVisible();
}
/** Through the menu of a phone: the table opens upright. */
async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mehr", exact: true }).click();
  await page.getByRole("button", { name: "Aufgeben", exact: true }).click();
  await page.getByRole("button", { name: "Aufgeben", exact: true }).click();
  await expect(page.locator(".end")).toBeVisible();
}

const pente = { game: "pente", players: 2, variant: "standard" } as const;
const six = { game: "pente", players: 6, variant: "points-many" } as const;
const riomino = { game: "riomino", players: 2, variant: "wizard" } as const;
const rush = { game: "penta-rush", players: 2, variant: "base" } as const;
const riveroPenta = { game: "rivero-penta", players: 2, variant: "standard" } as const;
const rivero = { game: "rivero", players: 2, variant: "standard" } as const;
const kStages: readonly Stage[] = [
  { ...pente, stage: "start" },
  { ...pente, stage: "middle", record: record("pente-middle") },
  { ...pente, stage: "end", record: record("pente-whole") },
  { ...six, stage: "start" },
  { ...six, stage: "middle", record: upTo(record("pente-six-whole"), 24) },
  { ...six, stage: "end", record: record("pente-six-whole") },
  { ...riomino, stage: "start" },
  { ...riomino, stage: "middle", record: upTo(record("riomino-whole"), 30) },
  { ...riomino, stage: "end", record: record("riomino-whole") },
  { ...rush, stage: "start" },
  { ...rush, stage: "middle", then: begin },
  { ...rush, stage: "end", record: record("penta-rush-whole") },
  { ...rush, players: 4, stage: "start" },
  { ...rush, players: 4, stage: "middle", then: begin },
  { ...rush, players: 4, stage: "end", then: resign },
  { ...riveroPenta, stage: "start" },
  { ...riveroPenta, stage: "middle", record: record("rivero-penta-wide") },
  { ...riveroPenta, stage: "end", record: record("rivero-penta-whole") },
  { ...rivero, stage: "start" },
  { ...rivero, stage: "middle", record: record("rivero-late") },
  { ...rivero, stage: "end", record: record("rivero-whole") },
];

// German has the longest words, and a finger needs more room than a mouse.
test.use({ locale: "de", hasTouch: true, reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

for (const { game, stage, players, variant, record = "", then } of kStages)
  test(`${game} at the ${stage} with ${players} fits every screen`, async ({ page }) => {
    if (game === "penta-rush") await slowClock(page);
    const sitters = [person(), ...Array.from({ length: players - 1 }, () => bot(1))];
    await lay(page, { game, variant, sitters, record });
    await page.locator("li[data-seat]").first().waitFor();
    await atRest(page);
    await then?.(page);
    const faults: string[] = [];
    for (const { size, shape } of kSizes) {
      const [width, height] = size.split("x").map(Number);
      await page.setViewportSize({ width: width!, height: height! });
      await expect(page.locator("html")).toHaveAttribute("data-shape", shape);
      await atRest(page);
      const found = await layOf(page, kTested[game].finger, false);
      const least = kTested[game].board[shape] - (players > 2 && shape === "tall" ? kMore : 0);
      const hasBoard = !(game === "penta-rush" && stage === "start"); // the round waits until everybody is ready
      if (hasBoard && found.board < least) found.faults.push(`the board has ${found.board.toFixed(2)}, not ${least}`);
      faults.push(...[...found.faults, ...(await troubles(page))].map((fault) => `${size}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
