// Moves as text and in parts: what the client makes of a text is what the rules tell of the move.

import { describe, expect, it } from "vitest";
import { kGames, type GameId } from "$/rules/catalog";
import { legalMoves } from "$/rules/moves";
import { partsOf, textOf } from "$/rules/parts";
import type { LegalMove, LegalMoves } from "$/rules/wire";
import { draws } from "./cards";
import { grant, rules } from "./rules";

/** Some of the moves of a random game, chance too, each verb as often as it comes. */
async function someMoves(game: GameId): Promise<LegalMove[]> {
  const table = await rules();
  const draw = draws(7);
  const seen: LegalMove[] = [];
  grant(table, { op: "new", game, seed: 5, options: { begins: "lot" }, dealer: "manual" });
  for (let i = 0; i < 120; ++i) {
    const { moves } = grant<{ moves: LegalMoves[] }>(table, { op: "moves" });
    const [first] = moves;
    if (!first) break;
    const all = legalMoves(moves.filter(({ seat }) => seat === first.seat));
    for (let one = 0; one < 5; ++one) seen.push(all[draw(all.length)]!);
    grant(table, { op: "play", seat: first.seat, move: all[draw(all.length)]!.move });
  }
  return seen;
}

describe("A move", () => {
  it.each(kGames)("of %s is told, read and written in the same parts", { timeout: 60_000 }, async (game) => {
    const moves = await someMoves(game);
    expect(new Set(moves.map(({ verb }) => verb)).size).toBeGreaterThan(1);
    for (const { move, gain, ...parts } of moves) {
      expect(typeof gain).toBe("number");
      expect(partsOf(game, move), move).toEqual(parts);
      expect(textOf(game, parts as never)).toBe(move);
    }
  });
  it("is of the first form that its text fits", () => {
    expect(partsOf("riomino", "start 1")).toEqual({ verb: "start", begins: 1 });
    expect(partsOf("riomino", "start 1100")).toEqual({ verb: "start-die", edges: "1100" });
    expect(partsOf("pente", "add")).toEqual({ verb: "add" });
    expect(partsOf("pente", "take 2")).toEqual({ verb: "take", side: 2 });
    expect(partsOf("rivero", "bridge joker")).toEqual({ verb: "bridge-joker" });
    expect(partsOf("rivero", "sun 1")).toEqual({ verb: "sun", from: 1 });
    expect(partsOf("rivero", "sun ocean")).toEqual({ verb: "sun", from: "ocean" });
    expect(partsOf("penta-rush", "ring ?")).toEqual({ verb: "ring", squares: ["?"] });
    expect(partsOf("rivero", "dance N4")).toBeNull();
  });
});
