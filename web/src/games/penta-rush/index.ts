import type { GameLook } from "../look";
import { isJudgement } from "./rounds";

/** Boards come from this many seeds (PR-02). */
const kSeeds = 1_000_000;

export const pentaRush: GameLook = {
  id: "penta-rush",
  table: () => import("./Table.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  opening: () => ({ boards: `seed ${crypto.getRandomValues(new Uint32Array(1))[0]! % kSeeds}` }),
  tell: () => "", // every move has its event
  unlogged: ["penta-rush.thrown"], // the dice lie on the table, once the round has begun
  keys: [
    { keys: ["T"], does: "keys.flip" },
    { keys: ["D"], does: "keys.done" },
    { keys: ["S"], does: "keys.sponge" },
    { keys: ["W"], does: "keys.throw" },
  ],
  settled: (steps) => steps.findLastIndex(isJudgement) + 1,
  hidden: true,
  turns: false,
};
