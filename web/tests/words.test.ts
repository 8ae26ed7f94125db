// One catalog, four languages, nothing missing.

import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allWords } from "$/i18n/all";
import { choose, fill, kLanguages, say, type Words } from "$/i18n/say";
import { looks } from "$/games";
import { kGames } from "$/rules/catalog";
import { gamesOf, listPuzzles } from "$/puzzles/list";
import type { GameInfo } from "$/rules/wire";
import { doorHere, grant, rules } from "./rules";

const all: Words = allWords;
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .filter((name, i, list) => name !== list[i - 1]);

describe("The words", () => {
  it.each(Object.entries(all))("say %s in every language with the same arguments", (_key, sentence) => {
    expect(sentence).toHaveLength(kLanguages.length);
    for (const text of sentence) {
      expect(text.trim()).not.toBe("");
      expect(placeholders(text)).toEqual(placeholders(sentence[1]));
      expect(text).not.toContain("!");
    }
  });

  it("call people je and du", () => {
    const formal = Object.entries(all).filter(
      ([, [dutch, , , german]]) =>
        /(?<!\} )\b[Uu]w?\b/.test(dutch) || /[\p{L},] (Sie|Ihnen|Ihre?[nmrs]?)\b/u.test(german),
    );
    expect(formal.map(([key]) => key)).toEqual([]);
  });

  it("choose singular and plural as the language does", () => {
    expect(say(all, "shelf.moves", "nl", { count: 1 })).toBe("1 zet");
    expect(say(all, "shelf.moves", "nl", { count: 0 })).toBe("0 zetten");
    expect(say(all, "shelf.moves", "fr", { count: 0 })).toBe("0 coup");
    expect(say(all, "shelf.moves", "de", { count: 2 })).toBe("2 Züge");
  });

  it("leave an argument that is missing as it stands", () => {
    expect(fill("{who} and {count:one|many}", "en", {})).toBe("{who} and {count:one|many}");
  });

  it("are chosen by what the browser asks for first", () => {
    expect(choose(["fr-BE", "nl"])).toBe("fr");
    expect(choose(["sv", "de-AT"])).toBe("de");
    expect(choose(["sv"])).toBe("en");
  });

  it("name every choice of every option", async () => {
    const { games } = grant<{ games: GameInfo[] }>(await rules(), { op: "games" });
    const missing = games.flatMap((info) =>
      [...info.options, ...info.series_options].flatMap((option) =>
        (option.choices ?? [])
          .filter((choice) => !/^\d$/.test(choice))
          .map((choice) => [
            `${info.game}.${option.name}.${choice}`,
            `option.${option.name}.${choice}`,
            `option.${choice}`,
          ])
          .filter((keys) => !keys.some((key) => key in all))
          .map((keys) => keys[0]),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe("Every game of the catalog", () => {
  it.each(kGames)("%s has a table and a box", async (game) => {
    const look = looks[game];
    expect(look.id).toBe(game);
    expect((await look.table()).default).toBeTypeOf("function");
    expect((await look.box()).default).toBeTypeOf("function");
  });

  it.each(kGames)("%s is introduced, in a variant that it has", async (game) => {
    const { lesson } = looks[game];
    const { games } = grant<{ games: GameInfo[] }>(await rules(), { op: "games" });
    const info = games.find((one) => one.game === game)!;
    expect((await lesson.load()).lesson.game).toBe(game);
    expect(info.variants.map(({ name }) => name)).toContain(lesson.variant);
    expect(info.variants.find(({ name }) => name === lesson.variant)!.min_players).toBeLessThanOrEqual(2);
  });

  it.each(kGames)("%s has rules to read in every language", async (game) => {
    const { rules: book } = await looks[game].rulebook();
    expect(book.Scene).toBeTypeOf("function");
    for (const language of kLanguages) expect((await book.texts[language]()).default.lead).not.toBe("");
  });

  it.each(kGames)("%s has an editor", async (game) => {
    const { kind } = await looks[game].edit();
    expect((await kind.editor()).default).toBeTypeOf("function");
  });

  it.each(kGames)("%s names an option of its own for boards, or none", async (game) => {
    const { games } = grant<{ games: GameInfo[] }>(await rules(), { op: "games" });
    const { options } = games.find((one) => one.game === game)!;
    const { boards } = looks[game];
    if (boards) expect(options.map(({ name }) => name)).toContain(boards.option);
    expect((await boards?.page())?.default ?? null).toEqual(boards && expect.any(Function));
  });

  it("tells where to look in its puzzles, where it has any", async () => {
    const { puzzles } = await listPuzzles(doorHere(), 20_000);
    expect(kGames.filter((game) => looks[game].where)).toEqual(gamesOf(puzzles));
  });

  it.each(kGames)("%s is played in a browser", (game) => {
    expect(existsSync(`e2e/${game}.spec.ts`)).toBe(true);
  });
});
