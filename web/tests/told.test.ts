// Moves are told in words in the log: every kind of move that random games of the card games show.

import { describe, expect, it } from "vitest";
import { looks } from "$/games";
import { grant, rules } from "./rules";

interface Actors {
  moves: { seat: number | string; moves: string[] }[];
}

/** The moves of players in some random games, each kind once. */
async function kinds(game: string, variant: string): Promise<string[]> {
  const table = await rules();
  const seen = new Map<string, string>();
  for (let seed = 1; seed <= 6; ++seed) {
    grant(table, { op: "new", game, variant, seed });
    for (let step = 0; step < 250; ++step) {
      const actor = grant<Actors>(table, { op: "moves" }).moves.find((one) => one.moves.length > 0);
      if (!actor) break;
      for (const move of actor.moves) seen.set(move.split(/[ @:]/)[0]!.replace(/[\dNCDA,?-]+/, "#"), move);
      grant(table, {
        op: "play",
        seat: actor.seat,
        move: actor.moves[(step * 7919 + seed) % actor.moves.length]!,
      });
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
    for (const move of moves) expect(looks[game].tell!(move), move).not.toBe(move);
  });

  it("names cards, and hides what is hidden", () => {
    expect(looks["rivero-penta"].tell!("N5@3,0")).toBe("Nile 5 on 3,0");
    expect(looks["rivero-penta"].tell!("discard ?")).toBe("face-down card laid aside");
    expect(looks.rivero.tell!("river N4 = N6")).toBe("new river: Nile 4, bridge, Nile 6");
    expect(looks.rivero.tell!("sun ocean")).toBe("sun: cards of the ocean");
    expect(looks.riomino.tell!("0,-1:2002")).toBe("2–0 on 0,-1");
  });
});
