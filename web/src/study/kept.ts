// Studies on this device: a game, what was tried in it, and what a review found.

import { kept } from "$/table/kept";
import { readSaved, shelf, type SavedTable } from "$/table/shelf";
import { readLines, type Line } from "./lines";
import type { Review } from "./review/types";

export interface Study {
  saved: SavedTable;
  lines: Line[];
  review?: Review;
}

const kPrefix = "pentario.study.";

function readStudy(text: string | null): Study | undefined {
  if (text === null) return undefined;
  try {
    const given = JSON.parse(text) as Partial<Study> | null;
    const saved = readSaved(JSON.stringify(given?.saved ?? null));
    if (!saved) return undefined;
    const study: Study = { saved, lines: readLines(given?.lines) };
    if (Array.isArray(given?.review?.findings) && Array.isArray(given.review.seats)) study.review = given.review;
    return study;
  } catch {
    return undefined;
  }
}

/** What was found out about a game holds for as long as the game is the same. */
function ofTable(saved: SavedTable, before: Study | undefined): Study {
  if (!before) return { saved, lines: [] };
  const study: Study = { saved, lines: before.lines };
  if (before.review && before.saved.record === saved.record) study.review = before.review;
  return study;
}

export const studies = {
  /** The study of a table on the shelf, or one that was kept by itself. */
  find(id: string): Study | undefined {
    const before = readStudy(kept.get(kPrefix + id));
    const table = shelf.find(id);
    return table?.record ? ofTable(table, before) : before;
  },
  /** Games that are studied and stand on no shelf, the one last touched first. */
  all(): Study[] {
    return kept
      .keys()
      .filter((key) => key.startsWith(kPrefix))
      .map((key) => readStudy(kept.get(key)))
      .filter((study) => study !== undefined)
      .filter(({ saved }) => !shelf.find(saved.id))
      .sort((a, b) => b.saved.touched - a.saved.touched);
  },
  /** False when this device has no room for it. */
  save(study: Study): boolean {
    return kept.set(kPrefix + study.saved.id, JSON.stringify(study));
  },
  remove(id: string): void {
    kept.remove(kPrefix + id);
  },
};
