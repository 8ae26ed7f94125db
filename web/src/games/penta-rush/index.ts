import { t } from "$/i18n/index.svelte";
import type { GameLook } from "../look";
import { ending } from "./ending";
import { isJudgement, verdictOf } from "./rounds";
import { letterOf } from "./shapes";

/** Boards come from this many seeds (PR-02). */
const kSeeds = 1_000_000;

export const pentaRush: GameLook<"penta-rush"> = {
  id: "penta-rush",
  words: () => import("./words"),
  table: () => import("./Table.svelte"),
  screen: () => import("./Public.svelte"),
  seat: () => import("./Seat.svelte"),
  box: () => import("./Box.svelte"),
  kinds: () => import("./kinds"),
  opening: () => ({ boards: `seed ${crypto.getRandomValues(new Uint32Array(1))[0]! % kSeeds}` }),
  tell: () => "", // every move has its event
  unlogged: ["penta-rush.thrown"], // the dice lie on the table, once the round has begun
  material: "sand",
  ending,
  keys: [
    { keys: ["T"], does: "keys.flip" },
    { keys: ["D"], does: "keys.done" },
    { keys: ["S"], does: "keys.sponge" },
    { keys: ["W"], does: "keys.throw" },
  ],
  lookBack: {
    name(step) {
      const round = verdictOf(step)?.round;
      return round === undefined ? null : t("penta-rush.verdict", { round });
    },
    show: async (table, step) => (await import("./again.svelte")).again.show(table, step),
  },
  settled: (steps) => steps.findLastIndex(isJudgement) + 1,
  hidden: true,
  turns: false,
  lesson: { steps: 10, scores: false, variant: "base", load: () => import("./lesson") },
  rulebook: () => import("./rulebook"),
  edit: () => import("./edit"),
  boards: { option: "boards", page: () => import("$/boards/RushPage.svelte") },
  proved: true,
  records: ["best"],
  where: (move) => t("puzzles.where.shape", { shape: "squares" in move ? letterOf(move.squares) : "" }),
};
