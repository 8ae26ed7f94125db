// The rulebook is complete: every rule a player can meet has its place, in every language.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { kLanguages } from "$/i18n/say";
import { kGames, type GameId } from "$/rules/catalog";
import type { GameInfo } from "$/rules/wire";
import { openBook } from "$/rulebook/books";
import { findParagraph, type Passage } from "$/rulebook/outline";
import { grant, rules } from "./rules";

const kSource = "../src";
const folderOf = (game: GameId) => `${kSource}/games/${game.replaceAll("-", "_")}`;
const idsIn = (text: string) => text.match(/\b[A-Z]{2}-\d+[a-z]?\b/g) ?? [];

/** Every id that stands in the rules' own sources: of refusals, events, endings, variants and options. */
function idsOfSources(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => /\.(cpp|h)$/.test(name));
  const codeOf = (name: string) => readFileSync(`${folder}/${name}`, "utf8").replace(/\/\/.*$/gm, "");
  return files.flatMap((name) => idsIn((codeOf(name).match(/"[A-Z]{2}-\d+[a-z]?"/g) ?? []).join(" ")));
}
/** Every id in the table of rules of a folder's README. */
const idsOfReadme = (folder: string) =>
  readFileSync(`${folder}/README.md`, "utf8")
    .split("\n")
    .flatMap((line) => /^\| ([A-Z]{2}-\d+[a-z]?) \|/.exec(line)?.[1] ?? []);
/** The rules of series, which every game has. */
const kSeries = idsOfReadme(`${kSource}/game`);

/** Notes about prints and scans, and what only a physical table has: no player meets them here. */
const kNotForPlayers = ["PE-12", "RM-23", "PR-33", "PR-39", "PR-40", "RP-46", "RP-47", "RV-48"];

const linesOf = ({ title, text }: Passage) => [title, ...text.flat()];

describe.each(kGames)("The rulebook of %s", async (game) => {
  const { outline } = await openBook(game, "en");
  const ids = outline.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => [...paragraph.ids]));

  it("explains every rule of a refusal, an event or an ending", () => {
    const met = new Set([...idsOfSources(folderOf(game)), ...idsOfSources(`${kSource}/game`)]);
    expect(met.size).toBeGreaterThan(kSeries.length);
    expect([...met].filter((id) => findParagraph(outline, id) === undefined)).toEqual([]);
  });
  it("explains every rule of the game but the notes", () => {
    const all = [...idsOfReadme(folderOf(game)), ...kSeries];
    expect(all.length).toBeGreaterThan(kSeries.length);
    expect(all.filter((id) => !kNotForPlayers.includes(id) && !ids.includes(id))).toEqual([]);
  });
  it("explains each rule once, and no rule that does not exist", () => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const known = [...kGames.map(folderOf).flatMap(idsOfReadme), ...kSeries];
    expect(ids.filter((id) => !known.includes(id))).toEqual([]);
  });
  it("explains every variant and option that the set-up offers", async () => {
    const { games } = grant<{ games: GameInfo[] }>(await rules(), { op: "games" });
    const info = games.find((one) => one.game === game)!;
    const offered = [...info.variants, ...info.options, ...info.series_options];
    expect(offered.filter(({ rule }) => findParagraph(outline, rule) === undefined)).toEqual([]);
  });

  it.each(kLanguages)("says everything in %s", async (language) => {
    const { text } = await openBook(game, language);
    const paragraphs = outline.flatMap((chapter) => chapter.paragraphs);
    expect(Object.keys(text.chapters).sort()).toEqual(outline.map(({ key }) => key).sort());
    expect(Object.keys(text.passages).sort()).toEqual(paragraphs.map(({ key }) => key).sort());
    const pictures = paragraphs.flatMap((paragraph) => paragraph.pictures ?? []);
    expect(Object.keys(text.captions).sort()).toEqual([...pictures].sort());
    const lines = [
      text.lead,
      ...Object.values(text.chapters),
      ...Object.values(text.captions),
      ...Object.values(text.passages).flatMap(linesOf),
    ];
    for (const line of lines) {
      expect(line.trim()).not.toBe("");
      expect(line).not.toMatch(/[!{}–—]| - |\bTODO\b/);
    }
    for (const { text: pieces } of Object.values(text.passages)) expect(pieces.length).toBeGreaterThan(0);
  });
  it("has in each language the same pieces of text as in English", async () => {
    const shape = (passages: Readonly<Record<string, Passage>>) =>
      Object.fromEntries(
        Object.entries(passages).map(([key, { text }]) => [
          key,
          text.map((piece) => (typeof piece === "string" ? 1 : piece.length)),
        ]),
      );
    const english = shape((await openBook(game, "en")).text.passages);
    for (const language of kLanguages) expect(shape((await openBook(game, language)).text.passages)).toEqual(english);
  });
  it("names in each language the same numbers and points as in English", async () => {
    const marks = (text: string) => (text.match(/\b(?:[A-HJ-T]\d{1,2}|[a-j]\d{1,2}|\d+)\b/g) ?? []).sort();
    const english = (await openBook(game, "en")).text.captions;
    for (const language of kLanguages) {
      const { captions } = (await openBook(game, language)).text;
      for (const key of Object.keys(english))
        expect([key, marks(captions[key] ?? "")]).toEqual([key, marks(english[key]!)]);
    }
  });
});
