// A move of a lesson, made as a person makes it: by the things on the table.

import type { Page } from "./test";
import { faceOf, quartersOf } from "$/games/riomino/dice";
import type { GameId } from "$/rules/catalog";

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

async function pressAll(page: Page, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) await press(page, selector);
}

const cell = (name: string) => `[data-cell="${name}"]`;
const held = (name: string) => `[data-card="${name}"][aria-pressed="false"]`;
const kConfirm = ".prompt .button.main";

async function layDie(page: Page, move: string): Promise<void> {
  const [square = "", sides = ""] = move.split(":");
  const die = `[data-stock="0"] [data-face="${faceOf(sides)}"]`;
  await press(page, die);
  const quarters = () =>
    page.evaluate(async (wanted) => {
      await new Promise(requestAnimationFrame);
      const turn = document.querySelector<SVGElement>(`${wanted} .face`)!.style.transform;
      return (Number(/\d+/.exec(turn)?.[0] ?? 0) / 90) % 4;
    }, die);
  while ((await quarters()) !== quartersOf(sides)) await press(page, die);
  await press(page, cell(square));
}

/** An outline is wiped away at its last square; lessons have that one in no other outline. */
function searching(move: string): string[] {
  const [verb = "", ...squares] = move.split(" ");
  if (verb === "ring") return squares.map(cell);
  if (verb === "erase") return [cell(squares.at(-1)!)];
  return [`.deeds .big .button:nth-child(${verb === "flip" ? 1 : 2})`];
}

function onField(move: string): string[] {
  const placed = /^(\w+)@(\S+)$/.exec(move);
  if (placed) return [held(placed[1]!), cell(placed[2]!)];
  const [verb, ...names] = move.split(/[ >]/);
  if (verb === "discard") return [...names.map(held), kConfirm];
  return verb === "bridge" ? names.map(cell) : [...names.map(cell), kConfirm];
}

function amongRivers(move: string): string[] {
  const [verb = "", first = "", second = "", ...more] = move.split(" ");
  switch (verb) {
    case "river":
      return [...[first, second, ...more].map(held), `[data-move="${move}"]`];
    case "join":
      return [held(first), `[data-river="${second}"] button`];
    case "spring":
    case "double":
      return [held(first), `[data-place="${second}"]`];
    case "ground":
      return [held(first), `[data-move="${move}"]`];
    case "column":
      return [`[data-place="${first}b"]`];
    case "tap":
      return [`[data-part="tip:${first}:${second}"]`];
    case "bridge":
      return [`[data-part="card:${first}:${second}"]`];
    default:
      return [`[data-move="${move}"]`];
  }
}

export async function perform(page: Page, game: GameId, move: string): Promise<void> {
  if (game === "pente") await press(page, cell(move));
  else if (game === "riomino") await layDie(page, move);
  else if (game === "penta-rush") await pressAll(page, searching(move));
  else if (game === "rivero-penta") await pressAll(page, onField(move));
  else await pressAll(page, amongRivers(move));
}
