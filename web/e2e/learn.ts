// A move of a lesson, made as a person makes it: by the things on the table.

import { expect, type Page } from "@playwright/test";
import { faceOf, quartersOf } from "$/games/riomino/dice";
import type { GameId } from "$/rules/catalog";

const cell = (name: string) => `[data-cell="${name}"]`;
const card = (name: string) => `[data-card="${name}"]:not([aria-pressed="true"])`;

/** Clicks in the middle of a thing, whatever lies over it: boards take the pointer by its place. */
async function point(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click({ force: true });
}

async function layDie(page: Page, move: string): Promise<void> {
  const [square = "", sides = ""] = move.split(":");
  const die = page.locator(`[data-stock="0"] [data-face="${faceOf(sides)}"]`);
  await die.click();
  const quarters = () => die.locator(".face").evaluate((face) => (Number(/\d+/.exec((face as SVGElement).style.transform)?.[0] ?? 0) / 90) % 4);
  for (let turns = 0; turns < 3 && (await quarters()) !== quartersOf(sides); ++turns) await die.click();
  await expect.poll(quarters).toBe(quartersOf(sides));
  await point(page, cell(square));
}

async function outline(page: Page, move: string): Promise<void> {
  const [verb = "", ...squares] = move.split(" ");
  if (verb === "ring") for (const square of squares) await point(page, cell(square));
  else if (verb === "erase") await point(page, cell(await onlyIn(page, squares)));
  else await page.locator(".deeds .big .button").nth(verb === "flip" ? 0 : 1).click();
}

/** A square that lies in no other outline. */
async function onlyIn(page: Page, squares: readonly string[]): Promise<string> {
  const rings = await page.locator("[data-ring]").evaluateAll((all) => all.map((one) => one.getAttribute("data-ring")!.split(" ")));
  return squares.find((square) => rings.filter((ring) => ring.includes(square)).length === 1)!;
}

async function onField(page: Page, move: string): Promise<void> {
  const placed = /^(\w+)@(\S+)$/.exec(move);
  if (placed) {
    await page.locator(card(placed[1]!)).first().click();
    await point(page, cell(placed[2]!));
    return;
  }
  const [verb, ...names] = move.split(/[ >]/);
  if (verb === "discard") await page.locator(card(names[0]!)).first().click();
  else if (verb !== "pass") for (const name of names) await point(page, cell(name));
  if (verb === "pass") await page.locator(".prompt .button").first().click();
  else if (verb !== "bridge") await page.locator(".prompt .button.main").first().click();
}

async function amongRivers(page: Page, move: string): Promise<void> {
  const [verb, ...rest] = move.split(" ");
  const hold = async (cards: readonly string[]) => {
    for (const name of cards) await page.locator(card(name)).first().click();
  };
  const button = page.locator(`[data-move="${move}"]`);
  if (verb === "river") await hold(rest);
  else if (verb === "join" || verb === "spring" || verb === "double") await hold(rest.slice(0, 1));
  else if (verb === "ground") await hold(rest);
  if (verb === "join") await page.locator(`[data-river="${rest[1]}"] button`).first().click();
  else if (verb === "spring" || verb === "double") await page.locator(`[data-place="${rest[1]}"]`).click();
  else if (verb === "column") await page.locator(`[data-place="${rest[0]}b"]`).click();
  else if (verb === "tap" && rest[1]) await page.locator(`[data-part="tip:${rest[0]}:${rest[1]}"]`).click();
  else if (verb === "tap") await page.locator(`[data-place="${rest[0]}"]`).click();
  else if (verb === "bridge" && rest[1]) await page.locator(`[data-part="card:${rest[0]}:${rest[1]}"]`).click();
  else await button.click();
  if (verb === "tap") await page.locator(".prompt .button.main").or(page.locator('[data-stage="done"]')).first().click({ trial: true });
}

export async function perform(page: Page, game: GameId, move: string): Promise<void> {
  if (game === "pente") await point(page, cell(move));
  else if (game === "riomino") await layDie(page, move);
  else if (game === "penta-rush") await outline(page, move);
  else if (game === "rivero-penta") await onField(page, move);
  else await amongRivers(page, move);
}
