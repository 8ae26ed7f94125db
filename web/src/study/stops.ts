// Where a replay stops, and how a list of moves is divided into turns.

import type { Played } from "./lines";

/** Whether the moves behind the first `taken` wait for chance: there is nothing to see there yet. */
const isDealing = (moves: readonly Played[], taken: number) => moves[taken]?.seat === "chance";

/** Numbers of moves after which somebody may act. Where all play at once every move is one. */
export function stopsOf(moves: readonly Played[], takesTurns: boolean): number[] {
  const all = Array.from({ length: moves.length + 1 }, (_, taken) => taken);
  return takesTurns ? all.filter((taken) => !isDealing(moves, taken)) : all;
}

/** The stop that a move leads to. */
export function stopBehind(moves: readonly Played[], index: number, takesTurns: boolean): number {
  let taken = index + 1;
  while (takesTurns && isDealing(moves, taken)) ++taken;
  return taken;
}

export interface Entry {
  /** Which move of the list. */
  index: number;
  /** Where it leads, counted in moves of the list. */
  stop: number;
}

export interface Turn {
  seat: Played["seat"];
  entries: Entry[];
}

/** The moves of one player after another; chance is part of the move before it. */
export function turnsOf(moves: readonly Played[], takesTurns: boolean): Turn[] {
  const turns: Turn[] = [];
  moves.forEach(({ seat }, index) => {
    if (takesTurns && seat === "chance") return;
    const entry = { index, stop: stopBehind(moves, index, takesTurns) };
    const last = turns.at(-1);
    if (takesTurns && last?.seat === seat) last.entries.push(entry);
    else turns.push({ seat, entries: [entry] });
  });
  return turns;
}
