// Moves are told in words in the log: every kind of move that random games of the card games show.

import { describe, expect, it } from "vitest";
import { tellMove } from "$/games/tell";
import type { LegalMoves } from "$/rules/wire";
import { grant, rules } from "./rules";

interface Actors {
  moves: LegalMoves[];
}

/** The moves of players in some random games, each kind once. */
async function kinds(game: string, variant: string): Promise<string[]> {
  const table = await rules();
  const seen = new Map<string, string>();
  for (let seed = 1; seed <= 6; ++seed) {
    grant(table, { op: "new", game, variant, seed });
    for (let step = 0; step < 250; ++step) {
      const told = grant<Actors>(table, { op: "moves" }).moves;
      if (told.length === 0) break;
      for (const { verb, moves } of told) seen.set(verb, moves[0]!);
      const all = told.flatMap(({ moves }) => moves);
      grant(table, { op: "play", seat: told[0]!.seat, move: all[(step * 7919 + seed) % all.length] });
    }
  }
  return [...seen.values()];
}

describe("The log", () => {
  it.each([
    ["rivero-penta", "standard", 6],
    ["rivero", "standard", 12],
  ] as const)("tells every kind of move of %s in words", async (game, variant, least) => {
    const moves = await kinds(game, variant);
    expect(moves.length).toBeGreaterThanOrEqual(least);
    for (const move of moves) expect(tellMove(game, move), move).not.toBe(move);
  });

  it("names cards, and hides what is hidden", () => {
    expect(tellMove("rivero-penta", "N5@3,0")).toBe("Nile 5 (3 right)");
    expect(tellMove("rivero-penta", "discard ?")).toBe("face-down card laid aside");
    expect(tellMove("rivero", "river N4 = N6")).toBe("new river: Nile 4, bridge, Nile 6");
    expect(tellMove("rivero", "sun ocean")).toBe("sun: cards from the ocean");
    expect(tellMove("riomino", "0,-1:2002")).toBe("2–0 on 0,-1");
  });
});
