// What the room of the puzzles keeps, for counting only.

import { kept } from "$/table/kept";

/** How many puzzles were solved; nothing where none was tried. */
export function puzzlesSolved(): number | null {
  try {
    const book = JSON.parse(kept.get("pentario.puzzles") ?? "null") as { results?: Record<string, { solved?: unknown } | null> } | null;
    const tried = Object.values(book?.results ?? {});
    return tried.length > 0 ? tried.filter((result) => result?.solved === true).length : null;
  } catch {
    return null;
  }
}
