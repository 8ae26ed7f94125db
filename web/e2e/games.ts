// What the tests that go through all games must know of each: an entry a game.

import type { Page } from "./test";
import { faceOf, quartersOf } from "$/games/riomino/dice";
import type { GameId } from "$/rules/catalog";
import type { Finger } from "./layout";
import { press } from "./press";

export type Shape = "tall" | "flat" | "wide";

interface Tested {
  /** A move as a person makes it on the table. */
  move: (page: Page, move: string) => Promise<void>;
  /** A move that a step of the introduction does not ask for, and what is said to it. */
  slip: { step: number; move: string; tone: "again" | "refused" };
  /** The least share of the shorter side that the board takes, by shape of the screen, with two players. */
  board: Record<Shape, number>;
  /** The least sizes under a finger. */
  finger: Finger;
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

/** Pente and Rivero Penta have a lens, outlines are traced, and Rivero asks before it acts. */
export const kTested: Record<GameId, Tested> = {
  pente: {
    move: (page, move) => press(page, cell(move)),
    slip: { step: 2, move: "E8", tone: "again" },
    board: { tall: 0.9, flat: 0.93, wide: 0.84 },
    finger: { target: 44, place: 0 },
  },
  riomino: {
    move: layDie,
    slip: { step: 3, move: "0,-1:1122", tone: "again" },
    board: { tall: 0.8, flat: 0.88, wide: 0.7 },
    finger: { target: 44, place: 32 },
  },
  "penta-rush": {
    move: (page, move) => pressAll(page, searching(move)),
    slip: { step: 2, move: "ring a1 b1 c1 d1 e1", tone: "again" },
    board: { tall: 0.8, flat: 0.9, wide: 0.84 },
    finger: { target: 44, place: 26 },
  },
  "rivero-penta": {
    move: (page, move) => pressAll(page, onField(move)),
    slip: { step: 4, move: "N6@2,1", tone: "again" },
    board: { tall: 0.85, flat: 0.8, wide: 0.6 },
    finger: { target: 44, place: 0 },
  },
  rivero: {
    move: (page, move) => pressAll(page, amongRivers(move)),
    slip: { step: 5, move: "join D3 0.1", tone: "refused" },
    board: { tall: 0.85, flat: 0.8, wide: 0.6 },
    finger: { target: 44, place: 24 },
  },
};
