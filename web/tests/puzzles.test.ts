// Puzzles on the real rules: answers, refutations, solutions, hints, and what comes next.

import { beforeEach, describe, expect, it } from "vitest";
import { looks } from "$/games";
import { aboutHint, whereHint } from "$/puzzles/hints";
import { gamesOf, kThemes, listPuzzles, nextUnsolved, type Puzzle } from "$/puzzles/list";
import { puzzleWords } from "$/puzzles/words";
import { PuzzleTable } from "$/puzzles/puzzle.svelte";
import type { GameId, PositionOf } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Refusal, Step } from "$/rules/wire";
import { doorHere } from "./rules";

const kDay = 20_000;
const take = (number: number, door: Door = doorHere()) =>
  PuzzleTable.take(
    number,
    door,
    (game) => looks[game].turns,
    () => "en",
  );
async function taken(number: number): Promise<PuzzleTable> {
  const table = await take(number);
  if (!(table instanceof PuzzleTable)) throw new Error(table.message);
  return table;
}
/** The number of a game's first puzzle of that worth at least. */
async function numberOf(game: GameId, worth = 1): Promise<number> {
  const { puzzles } = await listPuzzles(doorHere(), kDay);
  return puzzles.find((one) => one.game === game && one.worth >= worth)!.number;
}
const solutionOf = async (table: PuzzleTable): Promise<Step[]> => {
  const told = await table.door.ask<{ steps: Step[] }>({ op: "solution" });
  if (!told.ok) throw new Error(told.error.message);
  return told.steps;
};
/** Gives the right answers; the other side's come by themselves. */
async function solve(table: PuzzleTable): Promise<void> {
  for (const step of await solutionOf(table))
    if (step.seat === table.seat && table.phase === "asked")
      await (table.habits.turns ? table.play(step.move) : table.change({ op: "play", move: step.move }));
}
const results: boolean[] = [];
beforeEach(() => results.splice(0));

describe("The list", () => {
  it("has the puzzles of four games and one of the day", async () => {
    const set = await listPuzzles(doorHere(), kDay);
    expect(gamesOf(set.puzzles)).toEqual(["pente", "riomino", "penta-rush", "rivero-penta"]);
    expect(set.puzzles.some(({ number }) => number === set.today)).toBe(true);
    expect((await listPuzzles(doorHere(), kDay + 1)).today).not.toBe(set.today);
    const themes = new Set(set.puzzles.flatMap((one) => one.themes));
    expect([...themes].filter((theme) => !kThemes.includes(theme))).toEqual([]);
  });

  it("names the next one that is not solved, and round again", () => {
    const some = [1, 2, 3].map((number) => ({ number }) as Puzzle);
    const solved = (...numbers: number[]) => new Map(numbers.map((number) => [number, { solved: true } as never]));
    expect(nextUnsolved(some, solved(), 1)?.number).toBe(2);
    expect(nextUnsolved(some, solved(2), 1)?.number).toBe(3);
    expect(nextUnsolved(some, solved(3), 2)?.number).toBe(1);
    expect(nextUnsolved(some, solved(1, 2, 3), 3)).toBeNull();
  });
});

describe("A puzzle", () => {
  it.each(["pente", "riomino", "penta-rush", "rivero-penta"] as const)(
    "of %s is solved by its solution",
    async (game) => {
      const table = await taken(await numberOf(game, 3));
      table.onresult = (solved) => results.push(solved);
      expect(table.acting).toBe(table.seat);
      await solve(table);
      expect(table.phase).toBe("solved");
      expect(results).toEqual([true]);
      expect(table.acting).toBeNull();
      expect(table.line?.steps.length).toBe((await solutionOf(table)).length);
      table.step(0);
      expect(table.steps).toEqual([]);
      table.step(99);
      expect(table.at).toBe(table.line!.steps.length);
    },
  );

  it("of that number is refused where there is none", async () => {
    const refused = (await take(9999)) as Refusal;
    expect(refused.code).toBe("puzzles.no-such-puzzle");
  });

  it("keeps what the seat cannot see hidden, whatever is shown", async () => {
    const table = await taken(await numberOf("rivero-penta"));
    const hands = () => (table.state.position as { hands: string[][] }).hands[1 - table.seat];
    expect(new Set(hands())).toEqual(new Set(["?"]));
    await table.showSolution();
    table.step(1);
    expect(new Set(hands())).toEqual(new Set(["?"]));
  });
});

describe("A wrong answer", () => {
  it("is not kept, shows what comes of it, and can be tried again", async () => {
    const table = await taken(await numberOf("pente", 3));
    table.onresult = (solved) => results.push(solved);
    const before = JSON.stringify(table.state.position);
    await table.play("A1");
    expect(table.phase).toBe("wrong");
    expect(results).toEqual([false]);
    expect(table.why).not.toBe("");
    expect(table.steps.at(-1)?.move).toBe("A1");
    expect(table.runs).toBe(true);
    const all = table.line!.steps.length;
    expect(all).toBeGreaterThan(1);
    table.step(2);
    expect(table.runs).toBe(false);
    expect(table.state.moves_played).toBe(2);
    expect(JSON.stringify(table.state.position)).not.toBe(before);
    expect(await table.play("B1")).toBeNull();
    expect(table.wrong).toBe(1);
    await table.askAgain();
    expect(table.phase).toBe("asked");
    expect(JSON.stringify(table.state.position)).toBe(before);
    expect(table.steps).toEqual([]);
    expect(table.acting).toBe(table.seat);
    await solve(table);
    expect(table.phase).toBe("solved");
  });

  it("in Penta Rush keeps the outlines and tells what is wrong with them", async () => {
    const table = await taken(await numberOf("penta-rush"));
    await table.change({ op: "play", move: "ring a1 b1 c1 d1 e1" });
    expect(table.points).toBe(0);
    await table.change({ op: "play", move: "done" });
    expect(table.phase).toBe("wrong");
    expect(table.line).toBeNull();
    expect(table.reasons).toHaveLength(1);
    await table.askAgain();
    expect((table.state.position as { outlines: unknown[][] }).outlines[0]).toHaveLength(1);
    await table.change({ op: "play", move: "erase a1 b1 c1 d1 e1" });
    await solve(table);
    expect(table.phase).toBe("solved");
  });

  it("that is no move at all is refused and changes nothing", async () => {
    const table = await taken(1);
    expect((await table.play("Z99"))?.code).toBe("pente.unreadable-move");
    expect(table.phase).toBe("asked");
    expect(table.wrong).toBe(0);
    expect(table.refusal?.message).toBeTruthy();
  });
});

describe("The solution", () => {
  it("is shown from the start and leaves the puzzle as it was", async () => {
    const table = await taken(await numberOf("riomino", 5));
    const before = JSON.stringify(table.state.position);
    await table.play((await solutionOf(table))[0]!.move);
    expect(table.steps).toHaveLength(2);
    await table.showSolution();
    expect(table.helped).toBe(true);
    expect(table.at).toBe(0);
    expect(JSON.stringify(table.state.position)).toBe(before);
    table.step(3);
    expect(table.steps).toHaveLength(3);
    await table.askAgain();
    expect(JSON.stringify(table.state.position)).toBe(before);
    expect(table.phase).toBe("asked");
  });
});

describe("Hints", () => {
  it("tell of every puzzle what it is about and where to look", async () => {
    const { puzzles } = await listPuzzles(doorHere(), kDay);
    for (const game of gamesOf(puzzles)) {
      const { number } = puzzles.find((one) => one.game === game)!;
      const table = await taken(number);
      const step = await table.nextOfSolution();
      expect(aboutHint(table.puzzle).join(" ")).not.toContain("puzzles.");
      expect(whereHint(game, step!.move, table.state.position)).not.toMatch(/puzzles\.|\{/);
    }
    for (const theme of kThemes) expect(puzzleWords).toHaveProperty(`puzzles.hint.${theme}`);
  });

  it("go along with the solution", async () => {
    const table = await taken(await numberOf("pente", 3));
    const solution = await solutionOf(table);
    expect((await table.nextOfSolution())?.move).toBe(solution[0]!.move);
    await table.play(solution[0]!.move);
    expect((await table.nextOfSolution())?.move).toBe(solution[2]!.move);
  });

  it("give half of the move", () => {
    const open = { table: { "0,1": "N5", "0,2": "C7" } } as unknown as PositionOf<"rivero-penta">;
    expect(whereHint("pente", "K10", open)).toBe("Look in column K.");
    expect(whereHint("riomino", "-2,0:3322", open)).toBe("Lay the die with 2 and 3.");
    expect(whereHint("penta-rush", "ring a1 b1 c1 d1 e1", open)).toBe("One of the shapes is the I.");
    expect(whereHint("rivero-penta", "D3@4,-1", open)).toBe("Play this card now: Danube 3.");
    expect(whereHint("rivero-penta", "tap 0,1 0,2 0,3", open)).toBe("Take this card away, among others: Nile 5.");
    expect(whereHint("rivero-penta", "move 0,2>1,1", open)).toBe("Move this card first: Colorado 7.");
    expect(whereHint("rivero-penta", "bridge 1,1", open)).toBe("Lay the bridge beside this card: Nile 5.");
  });
});
