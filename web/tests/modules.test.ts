// The first of the two modules lays the table, the whole takes it over.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { kGames } from "$/rules/catalog";
import { answerOf, TwoModules } from "$/rules/modules";
import { openRules } from "$/rules/wasm";
import type { Answer, TableState, Thought } from "$/rules/wire";
import { rules } from "./rules";

const kEntropy = 77n;
const first = async () =>
  openRules(await WebAssembly.compile(readFileSync("../build/wasm/src/wasm/pentario-first.wasm")), kEntropy);
const whole = () => rules(kEntropy);
const granted = <T extends object>(answer: Answer<object>): T => {
  if (!answer.ok) throw new Error(answer.error.message);
  return answer as T;
};

describe("The rules in two modules", () => {
  it.each(kGames)("go on with a table of %s as the first laid it, hidden cards and lots included", async (game) => {
    const two = new TwoModules(first, whole);
    const one = await whole();
    for (const request of [
      { op: "speak", language: "fr" },
      { op: "new", game },
    ])
      expect(await two.answer(request)).toEqual(answerOf(one, request));
    const bot = { op: "bot", level: 1, seed: 3, nodes: 50 };
    const { seat, move } = granted<Thought>(await two.answer(bot));
    expect(answerOf(one, bot)).toMatchObject({ move });
    const played = { op: "play", seat, move };
    expect(await two.answer(played)).toEqual(answerOf(one, played));
  });

  it("need not the whole for a first move", async () => {
    const two = new TwoModules(first, () => Promise.reject(new Error("not yet")));
    const asked = [{ op: "new", game: "pente" }, { op: "play", seat: 0, move: "K10" }, { op: "state" }];
    expect(granted<{ state: TableState }>(await two.answer(asked)).state.moves_played).toBe(1);
  });

  it("do nothing twice that was asked together with what only the whole can do", async () => {
    const two = new TwoModules(first, whole);
    const asked = [
      { op: "new", game: "pente" },
      { op: "play", seat: 0, move: "K10" },
      { op: "bot", level: 1, seed: 3, nodes: 50 },
      { op: "state" },
    ];
    expect(granted<{ state: TableState }>(await two.answer(asked)).state.moves_played).toBe(1);
  });

  it("ask for the whole again where it did not come", async () => {
    let comes = false;
    const two = new TwoModules(first, () => (comes ? whole() : Promise.reject(new Error("no line"))));
    await expect(two.answer({ op: "puzzles", day: 1 })).rejects.toThrow("no line");
    comes = true;
    expect((await two.answer({ op: "puzzles", day: 1 })).ok).toBe(true);
  });
});
