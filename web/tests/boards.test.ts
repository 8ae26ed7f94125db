// Makers of boards on the real rules, and the paper they print on.

import { describe, expect, it, vi } from "vitest";
import { describeRush, drawBoards, findRoll, kGrades } from "$/boards/ask";
import { linesOf, papers, usualPaper } from "$/boards/print/paper";
import { drawingOf, kPresets, mirrored, RioMaker } from "$/boards/rio.svelte";
import { RushMaker } from "$/boards/rush.svelte";
import { boardGeometry } from "$/games/penta-rush/shapes";
import { readDrawing } from "$/games/riomino/ground";
import { doorHere } from "./rules";

const kRow = "abcdefabcd";
const kBoard = Array.from({ length: 10 }, () => kRow).join("/");
const never = new AbortController().signal;

describe("A board of Penta Rush in the making", () => {
  it("is described once every square has a symbol", async () => {
    const maker = new RushMaker(doorHere());
    expect(maker.left).toBe(100);
    const squares = boardGeometry.rows.flat();
    for (const [i, square] of squares.entries()) {
      expect(maker.report).toBeUndefined();
      maker.put(square, kRow[i % 10]!);
    }
    expect(maker.complete).toBe(true);
    expect(maker.text).toBe(kBoard);
    await vi.waitFor(() => expect(maker.report?.symbols).toEqual([20, 20, 20, 20, 10, 10]));
    maker.put("a1", ".");
    expect([maker.left, maker.report]).toEqual([1, undefined]);
  });

  it("is refused by name with its place, and stays as it was", async () => {
    const maker = new RushMaker(doorHere());
    expect(await maker.take(kBoard)).toBe(true);
    expect(await maker.take(kBoard.replace("abcdefabcd/", "abcdefabcd/abXdefabcd/"))).toBe(false);
    expect(maker.refusal?.code).toBe("penta-rush.board-rows");
    expect(await maker.take(`abcdefabcd/abXdefabcd/${kBoard.slice(22)}`)).toBe(false);
    expect(maker.refusal?.code).toBe("penta-rush.board-letter");
    expect(maker.faulty).toBe("c9");
    expect(maker.text).toBe(kBoard);
  });

  it("has up to four beside it", async () => {
    const maker = new RushMaker(doorHere());
    await maker.take(`${kBoard};${kBoard.toUpperCase()}`);
    expect(maker.boards).toHaveLength(2);
    for (let i = 0; i < 4; ++i) maker.add();
    expect(maker.boards).toHaveLength(4);
    expect(maker.at).toBe(3);
    expect(maker.complete).toBe(false);
    maker.drop();
    maker.drop();
    expect([maker.at, maker.complete]).toEqual([1, true]);
  });

  it.each(kGrades)("is drawn %s when that is wished", async (grade) => {
    const door = doorHere();
    const seen: number[] = [];
    const boards = await drawBoards(door, { count: 2, grade, seed: 5 }, never, (count) => seen.push(count));
    expect(new Set(boards).size).toBe(2);
    expect(seen.length).toBeGreaterThan(0);
    const told = await describeRush(door, boards!.join(";"));
    expect(told.ok && told.boards.map((report) => report.grade)).toEqual([grade, grade]);
  });

  it("is drawn by number as the option does it, and not when stopped", async () => {
    const door = doorHere();
    const drawn = await drawBoards(door, { count: 6, grade: null, seed: 3 }, never, () => undefined);
    const again = await drawBoards(door, { count: 2, grade: null, seed: 4 }, never, () => undefined);
    expect(drawn).toHaveLength(6);
    expect(drawn!.slice(4)).toEqual(again);
    expect(
      await drawBoards(door, { count: 1, grade: "hard", seed: 1 }, AbortSignal.abort(), () => undefined),
    ).toBeNull();
  });

  it("tells what a throw has to find", async () => {
    const found = await findRoll(doorHere(), kBoard, { roll: "abcde" });
    if (!found.ok) throw new Error(found.error.message);
    expect(found.points).toBe(found.best.reduce((sum, { points }) => sum + points, 0));
    expect(found.fits.length).toBeGreaterThanOrEqual(found.best.length);
    const again = await findRoll(doorHere(), kBoard, { roll: "aaabc" });
    expect(!again.ok && again.error.code).toBe("penta-rush.throw-again");
  });
});

describe("A board of RioMino in the making", () => {
  it("begins with every built-in board, as the rules draw it", async () => {
    const maker = new RioMaker(doorHere());
    for (const preset of kPresets) {
      maker.begin(preset);
      if (preset === "middle") await vi.waitFor(() => expect(maker.refusal?.code).toBe("riomino.board-small"));
      else await vi.waitFor(() => expect(maker.report?.board).toBe(maker.text));
      if (preset !== "middle" && preset !== "all") expect(maker.report?.variants).toContain(preset);
    }
  });

  it("is drawn by strokes that lay or take off, never the middle", async () => {
    const maker = new RioMaker(doorHere());
    maker.begin("starter");
    for (const cell of ["3,0", "2,0", "4,0", null]) maker.stroke(cell);
    expect(["2,0", "3,0", "4,0"].every((cell) => maker.squares.has(cell))).toBe(true);
    for (const cell of ["4,0", "3,0", "2,0", "1,0", "0,0", null]) maker.stroke(cell);
    expect([...maker.squares].filter((cell) => cell.endsWith(",0")).sort()).toEqual(["-1,0", "-2,0", "0,0"]);
    maker.toggle("0,0");
    expect(maker.squares.has("0,0")).toBe(true);
  });

  it("names the square that is wrong", async () => {
    const maker = new RioMaker(doorHere());
    maker.begin("starter");
    maker.toggle("3,3");
    await vi.waitFor(() => expect(maker.refusal?.code).toBe("riomino.board-apart"));
    expect(maker.faulty).toBe("3,3");
    expect(maker.report).toBeNull();
  });

  it("takes a text, or says why not and changes nothing", async () => {
    const maker = new RioMaker(doorHere());
    maker.begin("starter");
    const before = maker.text;
    expect(await maker.take("###\n###")).toBe(false);
    expect(maker.refused?.code).toBe("riomino.board-centre");
    expect(maker.text).toBe(before);
    expect(await maker.take("#####\n##o##\n#####\n")).toBe(true);
    expect(maker.text).toBe("#####/##o##/#####");
    expect(maker.refused).toBeNull();
  });

  it("is mirrored as wished", () => {
    expect(mirrored("2,1", "none")).toEqual(["2,1"]);
    expect(mirrored("2,1", "left-right")).toEqual(["2,1", "-2,1"]);
    expect(mirrored("2,1", "four")).toEqual(["2,1", "-2,1", "2,-1", "-2,-1"]);
    expect(mirrored("0,3", "four")).toEqual(["0,3", "0,-3"]);
    expect(mirrored("2,1", "turn")).toEqual(["2,1", "-2,-1"]);
  });

  it("is written as it is read", () => {
    const drawing = "..#../.###./##o##/.##../..#..";
    expect(drawingOf(new Set(readDrawing(drawing.replaceAll("/", "\n"))))).toBe(drawing);
  });
});

describe("Paper", () => {
  it("is Letter in North America and A4 elsewhere", () => {
    expect(["en-US", "fr-CA", "en", "nl-BE"].map(usualPaper)).toEqual(["letter", "letter", "a4", "a4"]);
    expect(papers.letter.height).toBeLessThan(papers.a4.height);
  });
  it("takes sentences in lines, no word lost and none too wide", () => {
    const text = "one two three four five six seven";
    const lines = linesOf(text, 30, 4);
    expect(lines.join(" ")).toBe(text);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(14);
  });
});
