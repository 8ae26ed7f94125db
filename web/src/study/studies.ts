// Studies on this device: a game, what was tried in it, and what a review found.

import { isSavedWhole, readSaved, shelf, writeTable, type SavedTable } from "$/table/shelf";
import { readLines, type Line } from "./lines";
import type { Review } from "./review/types";
import { TextStore } from "./store";

export interface Study {
  saved: SavedTable;
  lines: Line[];
  review?: Review;
}

export const kStudyPrefix = "pentario.study.";
/** Every study as it is kept. */
export const studyTexts = new TextStore(kStudyPrefix);

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

/** Whether a text is a study as it stands. */
export function isStudyWhole(text: string): boolean {
  const study = readStudy(text);
  return study !== undefined && isSavedWhole(JSON.stringify((JSON.parse(text) as Study).saved));
}

const write = ({ saved, ...found }: Study): string =>
  JSON.stringify({ saved: JSON.parse(writeTable(saved)) as SavedTable, ...found });

/** What was found out about a game holds for as long as the game is the same. */
function ofTable(saved: SavedTable, before: Study | undefined): Study {
  if (!before) return { saved, lines: [] };
  const study: Study = { saved, lines: before.lines };
  if (before.review && before.saved.record === saved.record) study.review = before.review;
  return study;
}

export const studies = {
  /** The study of a table on the shelf, or one that was kept by itself. */
  async find(id: string): Promise<Study | undefined> {
    const before = readStudy(await studyTexts.get(kStudyPrefix + id));
    const table = shelf.find(id);
    return table?.record ? ofTable(table, before) : before;
  },
  /** Games that are studied and stand on no shelf, the one last touched first. */
  async all(): Promise<Study[]> {
    return (await studyTexts.entries())
      .map(([, text]) => readStudy(text))
      .filter((study) => study !== undefined)
      .filter(({ saved }) => !shelf.find(saved.id))
      .sort((a, b) => b.saved.touched - a.saved.touched);
  },
  /** False when this device has no room for it. */
  save(study: Study): Promise<boolean> {
    return studyTexts.set(kStudyPrefix + study.saved.id, write(study));
  },
  /** Whether it is there only until the page is closed. */
  isLoose: (id: string): boolean => studyTexts.isLoose(kStudyPrefix + id),
  remove(id: string): Promise<void> {
    return studyTexts.remove(kStudyPrefix + id);
  },
};
