// Puzzles in a real browser: solved, failed, hinted at, and counted by days.

import { expect, test, type Page } from "./test";
import type { GameId } from "$/rules/catalog";
import type { LegalMoves, Step } from "$/rules/wire";
import type { Puzzle } from "$/puzzles/list";
import { middleOf } from "./cards";
import { atRest, expectNoFaults, linger, watchFaults } from "./table";
import { grant, rules } from "../tests/rules";

const kDayMs = 86_400_000;
const table = rules();
const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const phase = (page: Page, name: string) => page.locator(`[data-phase="${name}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

interface Known {
  puzzle: Puzzle;
  seat: number;
  solution: Step[];
}

/** The first puzzle of a game that is wanted, with its solution. */
async function find(game: GameId, wanted: (puzzle: Puzzle) => boolean): Promise<Known> {
  const { puzzles } = grant<{ puzzles: Puzzle[] }>(await table, { op: "puzzles", game });
  const { number } = puzzles.find(wanted)!;
  return known(number);
}
async function known(number: number): Promise<Known> {
  const laid = grant<{ puzzle: Puzzle; seat: number }>(await table, { op: "puzzle", number });
  const { steps } = grant<{ steps: Step[] }>(await table, { op: "solution" });
  return { ...laid, solution: steps };
}
/** A day from which on the day's puzzle is one of Pente that takes one move, and the number of it. */
async function easyDay(): Promise<{ day: number; number: number }> {
  for (let day = 20_700; ; ++day) {
    const { puzzles, today } = grant<{ puzzles: Puzzle[]; today: number }>(await table, { op: "puzzles", day });
    const puzzle = puzzles.find(({ number }) => number === today)!;
    if (puzzle.game === "pente" && puzzle.worth === 1) return { day, number: today };
  }
}

/** A card and a place after which the goal is out of reach. */
async function wrongPlay({ puzzle, seat }: Known): Promise<string> {
  grant(await table, { op: "puzzle", number: puzzle.number });
  const { moves } = grant<{ moves: LegalMoves[] }>(await table, { op: "moves", seat });
  for (const move of moves.find(({ verb }) => verb === "place")!.moves) {
    if (grant<{ verdict: string }>(await table, { op: "answer", move }).verdict === "wrong") return move;
    grant(await table, { op: "puzzle", number: puzzle.number });
  }
  throw new Error("every play is right");
}

async function openPuzzle(page: Page, number: number): Promise<void> {
  await linger(page);
  await page.goto(`/#/puzzle/${number}`);
  await expect(page.locator(`[data-puzzle="${number}"]`)).toBeVisible();
  await asked(page);
}

/** Waits until an answer is taken. */
async function asked(page: Page): Promise<void> {
  await expect(phase(page, "asked")).toBeVisible();
  await expect(page.locator("main.play svg").first()).toBeVisible();
  await atRest(page);
}

/** A move as a person makes it on that game's table. */
const hands: Partial<Record<GameId, (page: Page, move: string) => Promise<void>>> = {
  pente: (page, move) => cell(page, move).click(),
  riomino: async (page, move) => {
    const [place, sides] = move.split(":");
    const face = [...new Set(sides)].sort().join("");
    await page.locator(`[data-stock].turn [data-face="${face}"]`).first().click();
    await cell(page, place!).click();
  },
  "penta-rush": async (page, move) => {
    for (const square of move.split(" ").slice(1)) await cell(page, square).click();
  },
  "rivero-penta": async (page, move) => {
    const [card, place] = move.split("@");
    await page.locator(`[data-card="${card}"]`).first().click();
    const at = await middleOf(cell(page, place!));
    await page.mouse.click(at.x, at.y);
  },
};

async function solve(page: Page, { puzzle, seat, solution }: Known): Promise<void> {
  for (const [i, { seat: whose, move }] of solution.entries()) {
    if (whose !== seat) continue;
    await asked(page);
    await hands[puzzle.game]!(page, move);
    const last = i + (puzzle.goal === "win" ? 2 : 1) >= solution.length;
    if (last) await expect(phase(page, "solved")).toBeVisible();
    else if (puzzle.game === "pente")
      await expect(page.locator(`[data-last="${solution[i + 1]!.move}"]`)).toBeVisible();
    else if (puzzle.game === "penta-rush")
      await expect(page.locator(`[data-ring="${move.split(" ").slice(1).sort().join(" ")}"]`)).toBeVisible();
    else if (puzzle.game === "riomino")
      await expect(page.locator(`[data-die="${solution[i + 1]!.move.split(":")[0]}"]`)).toBeAttached();
  }
}

test("a puzzle of RioMino is solved at the first try, and the list says so", async ({ page }) => {
  const faults = watchFaults(page);
  const one = await find("riomino", ({ worth }) => worth === 3);
  await openPuzzle(page, one.puzzle.number);
  await solve(page, one);
  await expect(phase(page, "solved")).toContainText("Well seen");
  await expect(phase(page, "solved")).toContainText("At the first try.");
  await page.getByRole("link", { name: "All puzzles" }).last().click();
  await expect(page.locator(`[href="#/puzzle/${one.puzzle.number}"]`).last()).toHaveAttribute(
    "data-standing",
    "solved",
  );
  await expectNoFaults(faults);
});

test("a wrong answer is refuted on the board, step by step, and may be tried again", async ({ page }) => {
  const faults = watchFaults(page);
  const one = await find("pente", ({ worth, themes }) => worth === 3 && themes.includes("defence"));
  await openPuzzle(page, one.puzzle.number);
  await page.keyboard.press("h");
  await expect(phase(page, "asked")).toContainText("about to win");
  await button(page, "Another hint").click();
  await expect(page.locator("[data-where]")).toContainText(`column ${one.solution[0]!.move[0]}`);
  const board = page.getByRole("grid");
  await board.focus();
  for (const arrow of ["ArrowLeft", "ArrowDown"]) for (let i = 0; i < 9; ++i) await page.keyboard.press(arrow);
  await page.keyboard.press("Enter"); // on A1
  await expect(phase(page, "wrong")).toContainText("Not quite");
  await expect(button(page, "Try again")).toBeFocused();
  await expect(page.locator("[data-why]")).toContainText("wins at once");
  await expect(page.locator("[data-step]")).toHaveCount(2);
  await expect(page.locator('[data-at="2"]')).toBeVisible(); // it goes on by itself
  const reply = (await page.locator('[data-step="2"]').textContent())!;
  await expect(page.locator(`[data-stone="${reply}"]`)).toBeVisible();
  await button(page, "One move back").click();
  await expect(page.locator(`[data-stone="${reply}"]`)).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator('[data-stone="A1"]')).toHaveCount(0);
  await page.keyboard.press("Escape");
  await asked(page);
  await expect(board).toBeFocused();
  await solve(page, one);
  await expect(phase(page, "solved")).toContainText("After 1 wrong answer.");
  await expectNoFaults(faults);
});

test("points of Rivero Penta that are out of reach are told at once", async ({ page }) => {
  const faults = watchFaults(page);
  const one = await find("rivero-penta", ({ themes }) => themes.includes("two-cards"));
  await openPuzzle(page, one.puzzle.number);
  await hands["rivero-penta"]!(page, await wrongPlay(one));
  await expect(page.locator("[data-why]")).toContainText("After that you can score at most");
  await button(page, "Try again").click();
  await asked(page);
  await solve(page, one);
  await expectNoFaults(faults);
});

test("the solution is shown step by step, and what is solved after it does not count", async ({ page }) => {
  const one = await find("riomino", ({ worth }) => worth === 1);
  await linger(page, 1000); // it would go on by itself, and be at its end before it is sent there
  await openPuzzle(page, one.puzzle.number);
  await button(page, "Show solution").click();
  await expect(phase(page, "shown")).toBeVisible();
  await button(page, "To the end").click();
  await expect(page.locator(`[data-at="${one.solution.length}"]`)).toBeVisible();
  await button(page, "Try again").click();
  await solve(page, one);
  await expect(phase(page, "solved")).toContainText("does not count this time");
});

test("outlines that do not count are explained, without any clock", async ({ page }) => {
  const one = await find("penta-rush", () => true);
  await openPuzzle(page, one.puzzle.number);
  await expect(page.getByRole("timer")).toHaveCount(0);
  await asked(page);
  await hands["penta-rush"]!(page, "ring a1 b1 c1 d1 e1");
  await expect(page.locator('[data-ring="a1 b1 c1 d1 e1"]')).toBeVisible();
  await asked(page); // an answer is taken after the one before it
  await button(page, "Done").click();
  await expect(phase(page, "wrong")).toContainText("That brings 0 of the");
  await button(page, "Try again").click();
  await asked(page);
  await cell(page, "c1").click(); // wipes it away
  await solve(page, one);
});

test("the day's puzzle raises the streak, and that stays after a reload", async ({ page }) => {
  const faults = watchFaults(page);
  const { day, number } = await easyDay();
  const at = (when: number) => page.clock.setFixedTime(new Date(when * kDayMs + kDayMs / 2));
  await at(day);
  await page.goto("/");
  await expect(page.locator('[data-daily="open"]')).toContainText("Begin a streak today");
  await page.locator("[data-daily]").click();
  await expect(page.locator(`[data-puzzle="${number}"]`)).toBeVisible();
  await solve(page, await known(number));
  await page.goto("/#/puzzles");
  await expect(page.locator('[data-streak="1"]')).toContainText("1 day in a row");
  await page.reload();
  await expect(page.locator('[data-streak="1"]')).toBeVisible();
  await expect(page.getByText("A new one comes tomorrow.")).toBeVisible();
  await expect(page.locator('[data-game="pente"]')).toContainText("1 of 200 solved");
  await at(day + 1);
  await page.goto("/");
  await page.reload();
  await expect(page.locator('[data-daily="open"] [data-streak="1"]')).toBeVisible();
  await at(day + 2);
  await page.reload();
  await expect(page.locator('[data-streak="0"]')).toBeVisible();
  await expectNoFaults(faults);
});

test("what is not there is said kindly, and a broken book is begun anew", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("pentario.puzzles", '{"version":1,"days":"x"}'));
  await page.goto("/#/puzzle/9999");
  await expect(page.getByRole("alert")).toContainText("There is no such puzzle");
  await page.goto("/#/puzzles/rivero");
  await expect(page.getByText("There are no puzzles of this game.")).toBeVisible();
  await page.goto("/#/puzzles/pente");
  await page.locator('[data-choose="theme"]').selectOption("captures");
  await page.locator('[data-choose="grade"]').selectOption("1");
  await expect(page.locator("[data-standing]").first()).toHaveAttribute("data-standing", "new");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a puzzle is failed and solved by touch, without scrolling", async ({ page }) => {
    const faults = watchFaults(page);
    const one = await find("pente", ({ worth, themes }) => worth === 1 && themes.includes("defence"));
    await openPuzzle(page, one.puzzle.number);
    const lay = async (point: string) => {
      await cell(page, point).tap();
      await page.locator(`[data-place="${point}"]`).tap();
    };
    await lay("A1");
    await expect(page.locator("[data-why]")).toContainText("wins at once");
    await button(page, "Try again").tap();
    await asked(page);
    await lay(one.solution[0]!.move);
    await expect(phase(page, "solved")).toBeVisible();
    await atRest(page);
    const room = await page.evaluate(() => [
      document.documentElement.scrollWidth <= innerWidth,
      document.documentElement.scrollHeight <= innerHeight,
    ]);
    expect(room).toEqual([true, true]);
    await page.getByRole("link", { name: "Next puzzle" }).tap();
    await expect(page.locator(`[data-puzzle="${one.puzzle.number + 1}"]`)).toBeVisible();
    await expectNoFaults(faults);
  });
});
