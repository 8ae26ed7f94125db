// The WebAssembly rules and the native program answer alike, word for word: random games of every
// variant, the same requests to both.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";
import { grant, rules } from "./rules";
import type { GameInfo, LegalMoves } from "$/rules/wire";

const kProgram = "../build/release/src/cli/pentario";
const kMoves = 40;

/** `pentario rpc`, a line in and a line out. */
function native() {
  const program = spawn(kProgram, ["rpc"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    async answer(request: string): Promise<string> {
      program.stdin.write(`${request}\n`);
      return (await lines.next()).value as string;
    },
    close: () => program.kill(),
  };
}

const table = await rules();
const other = native();
afterAll(() => other.close());

async function both(request: Record<string, unknown>): Promise<Record<string, unknown>> {
  const text = JSON.stringify(request);
  const here = table.answer(text);
  expect(here).toBe(await other.answer(text));
  return JSON.parse(here) as Record<string, unknown>;
}

interface Actors {
  moves: LegalMoves[];
}

/** Some moves of a game, chosen by a fixed stride; one of them is a bot's. */
async function walk(game: string, variant: string, players: number) {
  await both({ op: "new", game, variant, players, seed: 11 });
  await both({ op: "bot", level: 5, nodes: 2000, seed: 1 });
  for (let move = 0; move < kMoves; ++move) {
    const { moves } = (await both({ op: "moves" })) as unknown as Actors;
    if (moves.length === 0) break;
    const { seat, moves: texts } = moves[move % moves.length]!;
    await both({ op: "play", seat, move: texts[(move * 7919) % texts.length] });
  }
  await both({ op: "story", seat: 0 });
  await both({ op: "record" });
}

describe("The rules in the browser", () => {
  const { games } = grant<{ games: GameInfo[] }>(table, { op: "games" });
  const variants = games.flatMap((info) =>
    info.variants.map((variant) => [info.game, variant.name, variant.max_players] as const),
  );

  it.each(variants)("answer like the program: %s %s", { timeout: 60_000 }, (game, variant, players) =>
    walk(game, variant, players),
  );

  it("refuse like the program, in every language", async () => {
    for (const language of ["nl", "en", "fr", "de"]) {
      await both({ op: "speak", language, names: ["Anna", ""] });
      await both({ op: "new", game: "pente" });
      await both({ op: "play", seat: 0, move: "A1" });
      await both({ op: "nonsense" });
      await both({ op: "messages" });
    }
  });
});
