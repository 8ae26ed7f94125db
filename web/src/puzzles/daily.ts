// The puzzle of the day as it lies on its board, for pages that show it.

import type { Component } from "svelte";
import { looks } from "$/games";
import { askRules } from "$/rules/games.svelte";
import type { TableState } from "$/rules/wire";
import type { Drawn } from "$/rulebook/studio";
import type { Puzzle, PuzzleSet } from "./list";

export interface Daily {
  puzzle: Puzzle;
  /** Draws it as the rules of its game draw their pictures. */
  Scene: Component<{ drawn: Drawn }>;
  drawn: Drawn;
}

/** Nothing where the rules do not come: then the page does without a picture. */
export async function dailyOf(day: number): Promise<Daily | null> {
  const set = await askRules<PuzzleSet>({ op: "puzzles", day });
  const puzzle = set?.puzzles.find(({ number }) => number === set.today);
  if (!puzzle) return null;
  const laid = await askRules<{ state: TableState }>({ op: "puzzle", number: puzzle.number });
  const { rules } = await looks[puzzle.game].rulebook();
  const picture = { position: {}, claims: [] };
  return laid && { puzzle, Scene: rules.Scene, drawn: { picture, state: laid.state, steps: [], lit: [] } };
}
