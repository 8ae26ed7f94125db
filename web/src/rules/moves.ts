// The legal moves one by one, from the lists in which the rules tell them.

import type { GameId } from "./catalog";
import type { LegalMove, LegalMoves } from "./wire";

export function legalMoves<G extends GameId = GameId>(told: readonly LegalMoves[]): LegalMove<G>[] {
  return told.flatMap(({ seat: _seat, verb, moves, gain, ...parts }) => {
    const columns = Object.entries(parts) as [string, unknown[]][];
    const one = (move: string, i: number) =>
      ({
        verb,
        move,
        gain: gain?.[i] ?? 0,
        ...Object.fromEntries(columns.map(([key, part]) => [key, part[i]])),
      }) as unknown;
    return moves.map((move, i) => one(move, i) as LegalMove<G>);
  });
}
