// The lines of a studied game: the game as it was played is line 0, and what was tried instead
// branches off from it or from another line. The game itself is never changed.

import type { Actor } from "$/rules/wire";

export interface Played {
  seat: Actor;
  move: string;
}

/** A line other than the game: it leaves `parent` behind that line's first `at` moves. */
export interface Line {
  id: number;
  /** Which game of the record. */
  game: number;
  parent: number;
  at: number;
  moves: Played[];
}

export const kGame = 0;

export const lineOf = (lines: readonly Line[], id: number): Line | undefined => lines.find((line) => line.id === id);

/** From the line that leaves the game to line `id`; empty for the game itself. */
export function chainOf(lines: readonly Line[], id: number): Line[] {
  const chain: Line[] = [];
  for (let line = lineOf(lines, id); line; line = lineOf(lines, line.parent)) chain.unshift(line);
  return chain;
}

/** The line that the last of the first `at` moves of line `id` belongs to. */
export const ownerOf = (lines: readonly Line[], id: number, at: number): number =>
  chainOf(lines, id).findLast((line) => line.at < at)?.id ?? kGame;

/** How line `id` goes up to its move `count`: so many moves of the game, and then these. */
export function wayTo(lines: readonly Line[], id: number, count = Infinity): { ofGame: number; moves: Played[] } {
  const chain = chainOf(lines, id);
  const moves = chain.flatMap((line, i) => {
    const until = Math.min(count, chain[i + 1]?.at ?? Infinity);
    return line.moves.slice(0, Math.max(0, until - line.at));
  });
  return { ofGame: Math.min(count, chain[0]?.at ?? Infinity), moves };
}

/** What was tried instead of the move `at` of line `parent`, in their order. */
export const triedAt = (lines: readonly Line[], game: number, parent: number, at: number): Line[] =>
  lines.filter((line) => line.game === game && line.parent === parent && line.at === at);

const nextId = (lines: readonly Line[]) => lines.reduce((most, line) => Math.max(most, line.id), kGame) + 1;

export function withLine(lines: readonly Line[], line: Omit<Line, "id">): { lines: Line[]; id: number } {
  const id = nextId(lines);
  return { id, lines: [...lines, { ...line, id }] };
}

export const lengthened = (lines: readonly Line[], id: number, more: readonly Played[]): Line[] =>
  lines.map((line) => (line.id === id ? { ...line, moves: [...line.moves, ...more] } : line));

/** Without a line and all that branches off from it. */
export function withoutLine(lines: readonly Line[], id: number): Line[] {
  return lines.filter((line) => !chainOf(lines, line.id).some((one) => one.id === id));
}

/** Whether a line can come before the one it stands behind. */
export function canPromote(lines: readonly Line[], id: number): boolean {
  const line = lineOf(lines, id);
  if (!line) return false;
  return line.parent !== kGame || triedAt(lines, line.game, line.parent, line.at)[0]?.id !== id;
}

/** Before its elder sister; the eldest takes the place of how its parent goes on. Never before the game. */
export function promoted(lines: readonly Line[], id: number): Line[] {
  const line = lineOf(lines, id);
  if (!line || !canPromote(lines, id)) return [...lines];
  const sisters = triedAt(lines, line.game, line.parent, line.at);
  const before = sisters[sisters.findIndex((one) => one.id === id) - 1];
  return before ? swapped(lines, line, before) : exchanged(lines, line);
}

const swapped = (lines: readonly Line[], one: Line, other: Line): Line[] =>
  lines.map((line) => (line === one ? other : line === other ? one : line));

/** The parent goes on as the line does, and the line as the parent did; what branches off goes along. */
function exchanged(lines: readonly Line[], line: Line): Line[] {
  const parent = lineOf(lines, line.parent)!;
  const kept = line.at - parent.at;
  const changed = lines.map((one) => {
    if (one === parent) return { ...one, moves: [...parent.moves.slice(0, kept), ...line.moves] };
    if (one === line) return { ...one, moves: parent.moves.slice(kept) };
    if (one.parent === line.id) return { ...one, parent: parent.id };
    if (one.parent === parent.id && one.at > line.at) return { ...one, parent: line.id };
    return one;
  });
  return changed.filter((one) => one.moves.length > 0);
}

// --- as they were kept

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

function isPlayed(value: unknown): value is Played {
  const played = value as Partial<Played> | null;
  return (
    typeof played?.move === "string" && (isCount(played.seat) || played.seat === "chance" || played.seat === "clock")
  );
}

function isLine(value: unknown): value is Line {
  const line = value as Partial<Line> | null;
  const counts = isCount(line?.id) && isCount(line.game) && isCount(line.parent) && isCount(line.at);
  return counts && line.id! > kGame && Array.isArray(line.moves) && line.moves.length > 0 && line.moves.every(isPlayed);
}

/** Those that can be lines of one study: a parent always stands before its children in age. */
export function readLines(value: unknown): Line[] {
  const found: Line[] = [];
  for (const line of Array.isArray(value) ? value.filter(isLine) : []) {
    if (!found.some((one) => one.id === line.id)) found.push(line);
  }
  const reaches = (line: Line): boolean => {
    const seen = new Set<number>();
    let one: Line | undefined = line;
    while (one && one.parent !== kGame && !seen.has(one.id)) {
      seen.add(one.id);
      const child: Line = one;
      one = found.find((other) => other.id === child.parent && other.game === child.game && other.at <= child.at);
    }
    return one?.parent === kGame;
  };
  return found.filter(reaches);
}
