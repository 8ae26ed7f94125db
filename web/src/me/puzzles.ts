// What the room of the puzzles keeps, for counting only.

import { kept } from "$/table/kept";

/** How many puzzles were solved; nothing where none was tried. */
export function puzzlesSolved(): number | null {
  try {
    const all = JSON.parse(kept.get("pentario.puzzles") ?? "null") as { solved?: unknown } | null;
    const solved = all?.solved;
    if (Array.isArray(solved)) return solved.length;
    return typeof solved === "object" && solved !== null ? Object.keys(solved).length : null;
  } catch {
    return null;
  }
}
