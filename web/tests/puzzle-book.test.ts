// What the device keeps about puzzles: days of its own calendar, streaks, and books that are broken.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  dayOf,
  kPuzzlesKey,
  longestStreak,
  noteFailed,
  noteSolved,
  puzzleBook,
  puzzleTally,
  readBook,
  streakOf,
} from "$/puzzles/book";

const pente = { number: 12, game: "pente", grade: 2 } as const;
const rush = { number: 412, game: "penta-rush", grade: 3 } as const;
const zone = process.env["TZ"];

beforeEach(() => localStorage.clear());
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

describe("A day", () => {
  it("is the device's date from its first to its last minute", () => {
    expect(dayOf(new Date(2026, 0, 31, 0, 0))).toBe(dayOf(new Date(2026, 0, 31, 23, 59)));
    expect(dayOf(new Date(1970, 0, 1, 12))).toBe(0);
  });

  it("follows the one before it over the end of a month, a year and a leap day", () => {
    for (const [before, after] of [
      [new Date(2026, 0, 31, 23, 59), new Date(2026, 1, 1, 0, 1)],
      [new Date(2026, 11, 31, 23, 59), new Date(2027, 0, 1, 0, 1)],
      [new Date(2028, 1, 28, 9), new Date(2028, 1, 29, 22)],
      [new Date(2028, 1, 29, 22), new Date(2028, 2, 1, 1)],
    ] as const)
      expect(dayOf(after) - dayOf(before)).toBe(1);
  });

  it.each([
    ["Europe/Brussels", -120],
    ["America/New_York", 240],
    ["Pacific/Auckland", -720],
    ["Pacific/Kiritimati", -840],
  ])("comes once and whole in %s, also where the clock is put on or back", (place, inJuly) => {
    process.env["TZ"] = place;
    expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(inJuly);
    let last = dayOf(new Date(2026, 0, 1, 0, 30));
    for (let i = 1; i < 400; ++i) {
      const early = dayOf(new Date(2026, 0, 1 + i, 0, 30));
      expect(early).toBe(last + 1);
      expect(dayOf(new Date(2026, 0, 1 + i, 23, 30))).toBe(early);
      last = early;
    }
  });
});

describe("A streak", () => {
  it("counts days in a row and waits for today's", () => {
    expect(streakOf([], 100)).toBe(0);
    expect(streakOf([100], 100)).toBe(1);
    expect(streakOf([97, 98, 99], 100)).toBe(3);
    expect(streakOf([97, 98, 99, 100], 100)).toBe(4);
    expect(streakOf([96, 98, 99], 100)).toBe(2);
    expect(streakOf([97, 98], 100)).toBe(0);
  });

  it("is remembered at its longest", () => {
    expect(longestStreak([])).toBe(0);
    expect(longestStreak([1, 2, 3, 7, 8])).toBe(3);
  });
});

describe("The book", () => {
  it("keeps how each puzzle went, and counts", () => {
    noteFailed(pente, 100);
    noteFailed(pente, 100);
    expect(puzzleTally(100)).toMatchObject({ solved: 0, failed: 1, clean: 0, streak: 0, todaySolved: false });
    noteSolved(pente, null, 101);
    noteSolved(rush, 101, 101);
    expect(puzzleBook().results.get(12)).toEqual({
      game: "pente",
      grade: 2,
      solved: true,
      wrong: 2,
      clean: false,
      day: 101,
    });
    const tally = puzzleTally(101);
    expect(tally).toMatchObject({ solved: 2, failed: 0, clean: 1, streak: 1, longest: 1, todaySolved: true });
    expect(tally.byGame).toEqual({
      pente: { solved: 1, failed: 0, clean: 0 },
      "penta-rush": { solved: 1, failed: 0, clean: 1 },
    });
  });

  it("does not take back what was solved", () => {
    noteSolved(pente, null, 100);
    noteFailed(pente, 101);
    expect(puzzleBook().results.get(12)).toMatchObject({ solved: true, wrong: 0, clean: true });
  });

  it("counts a day once", () => {
    noteSolved(pente, 100, 100);
    noteSolved(pente, 100, 100);
    expect(puzzleBook().days).toEqual([100]);
  });

  it.each([
    ["nothing", null],
    ["no text of ours", "{"],
    ["another version", '{"version":2,"results":{},"days":[]}'],
    ["days that are none", '{"version":1,"results":{},"days":["x"]}'],
    ["a day that is no list", '{"version":1,"results":{},"days":4}'],
    ["a result without a game", '{"version":1,"results":{"1":{"solved":true}},"days":[]}'],
    [
      "a result of no game",
      '{"version":1,"results":{"1":{"game":"go","grade":1,"solved":true,"clean":true,"wrong":0,"day":1}},"days":[]}',
    ],
    [
      "a number that is none",
      '{"version":1,"results":{"one":{"game":"pente","grade":1,"solved":true,"clean":true,"wrong":0,"day":1}},"days":[]}',
    ],
    ["null", "null"],
  ])("that holds %s is begun anew", (_what, text) => {
    expect(readBook(text)).toBeNull();
    if (text !== null) localStorage.setItem(kPuzzlesKey, text);
    expect(puzzleTally(5)).toMatchObject({ solved: 0, failed: 0, streak: 0 });
    noteSolved(pente, 5, 5);
    expect(puzzleTally(5)).toMatchObject({ solved: 1, streak: 1 });
  });
});
