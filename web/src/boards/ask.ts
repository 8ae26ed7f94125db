// What the rules tell about boards, as docs/rpc.md has it.

import type { Door } from "$/rules/door";
import type { Answer } from "$/rules/wire";

export const kGrades = ["easiest", "easy", "medium", "hard", "hardest"] as const;
export type Grade = (typeof kGrades)[number];

/** The best of a throw on a board of Penta Rush. */
export interface RollReport {
  roll: string;
  weight: number;
  fits: number;
  points: number;
  shapes: string;
}
export interface RushReport {
  board: string;
  symbols: number[];
  grade: Grade;
  easier_than: number;
  mean: number;
  deviation: number;
  least: number;
  most: number;
  fits: number;
  shapes: number;
  empty_rolls: number;
  lean_rolls: number;
  rolls: RollReport[];
}
export interface Outline {
  shape: string;
  points: number;
  squares: string[];
}
export interface RollFound {
  roll: string;
  fits: Outline[];
  best: Outline[];
  points: number;
}
export const kSymmetries = ["left-right", "top-bottom", "diagonal", "half-turn", "quarter-turn"] as const;
export interface RioReport {
  board: string;
  squares: string[];
  variants: string[];
  symmetry: (typeof kSymmetries)[number][];
}

export const describeRush = (door: Door, board: string) =>
  door.ask<{ boards: RushReport[] }>({ op: "board", game: "penta-rush", board });
export const describeRio = (door: Door, board: string) =>
  door.ask<{ boards: RioReport[] }>({ op: "board", game: "riomino", board });

export type RollWish = { roll: string } | { seed: number };
export const findRoll = (door: Door, board: string, wish: RollWish) =>
  door.ask<RollFound>({ op: "roll", game: "penta-rush", board, ...wish });

export interface DrawWish {
  count: number;
  /** Null: any, four equally rich ones for each number. */
  grade: Grade | null;
  seed: number;
}
/** How many boards are drawn before the page gets its turn again. */
const kSlice = 5;
/** A seed's boards without a grade come by fours (PR-02). */
const kFour = 4;

/** Boards of a wished difficulty, one after the other; `seen` counts those looked at. Null when stopped. */
export async function drawBoards(
  door: Door,
  wish: DrawWish,
  stop: AbortSignal,
  seen: (count: number) => void,
): Promise<string[] | null> {
  const boards: string[] = [];
  for (let seed = wish.seed; boards.length < wish.count && !stop.aborted;) {
    const asked: Answer<{ boards: string[]; next?: number }> = await door.ask(
      wish.grade
        ? { op: "boards", game: "penta-rush", seed, grade: wish.grade, tries: kSlice }
        : { op: "boards", game: "penta-rush", seed },
    );
    if (!asked.ok) return null;
    boards.push(...asked.boards);
    seed = asked.next ?? seed + 1;
    seen((seed - wish.seed) * (wish.grade ? 1 : kFour));
  }
  return stop.aborted ? null : boards.slice(0, wish.count);
}

/** Numbers a person can write down. */
export const kNumbers = 1_000_000;
export const anyNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % kNumbers;
