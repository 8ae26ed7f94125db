// src/rules/catalog.ts is made from what the rules tell: the catalog, and how each game declares its
// positions, its moves and its facts. PENTARIO_REGENERATE=1 writes it.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formOf, moveOf, typeOf } from "./declared";
import { grant, rules } from "./rules";
import { kLanguages } from "$/i18n/say";
import type { Rules } from "$/rules/wasm";
import type { GameInfo } from "$/rules/wire";

const kFile = "src/rules/catalog.ts";
const kSetups = "src/rules/variants.ts";
const kMade = "// Generated from the rules by tests/catalog.test.ts (PENTARIO_REGENERATE=1); not to be edited.";

const pretty = (file: string, lines: readonly string[]): string =>
  execFileSync("node_modules/.bin/prettier", ["--stdin-filepath", file], { input: lines.join("\n"), encoding: "utf8" });

/** What stands on the boxes, in the order of kLanguages: the shelf shows it before the rules have come. */
function titles(table: Rules): string[] {
  const told = kLanguages.map((language) => {
    grant(table, { op: "speak", language });
    return grant<{ games: GameInfo[] }>(table, { op: "games" }).games;
  });
  const line = (i: number, key: "name" | "about") => `${key}: ${JSON.stringify(told.map((games) => games[i]![key]))}`;
  return told[0]!.map(({ game }, i) => `  ${JSON.stringify(game)}: { ${line(i, "name")}, ${line(i, "about")} },`);
}

/** The bots' levels by name, in the order of kLanguages. */
function levelNames(table: Rules): string[][] {
  return kLanguages.map((language) => {
    grant(table, { op: "speak", language });
    return grant<{ levels: string[] }>(table, { op: "games" }).levels;
  });
}

const pascal = (id: string) => id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
const quoted = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(" | ");

const byGame = (name: string, games: readonly GameInfo[], typed: (info: GameInfo) => string) => [
  `export interface ${name} {`,
  ...games.map((info) => `  ${JSON.stringify(info.game)}: ${typed(info)};`),
  "}",
];
const facts = (info: GameInfo) =>
  JSON.stringify(Object.fromEntries(info.variants.map((variant) => [variant.name, variant.facts])));

/** What there is to set up, before the rules have come: variants, who may play them, what can be chosen. */
async function setups(): Promise<string> {
  const table = await rules();
  const told = kLanguages.map((language) => {
    grant(table, { op: "speak", language });
    return grant<{ games: GameInfo[] }>(table, { op: "games" }).games;
  });
  const variants = told[0]!.map(({ game, variants }, i) => {
    const lines = variants.map(({ name, min_players, max_players }, at) => {
      const titles = told.map((games) => games[i]!.variants[at]!.title);
      return JSON.stringify({ name, titles, players: [min_players, max_players] });
    });
    return `  ${JSON.stringify(game)}: [${lines.join(",")}],`;
  });
  return pretty(kSetups, [
    kMade,
    "",
    'import type { GameId, VariantOf } from "./catalog";',
    "",
    "export interface VariantCard<G extends GameId = GameId> {",
    "  name: VariantOf[G];",
    "  /** Dutch, English, French and German. */",
    "  titles: readonly string[];",
    "  /** The fewest and the most. */",
    "  players: readonly [number, number];",
    "}",
    "export const kVariants: { readonly [G in GameId]: readonly VariantCard<G>[] } = {",
    ...variants,
    "};",
    "",
  ]);
}

async function generate(): Promise<string> {
  const table = await rules();
  const { games, levels } = grant<{ games: GameInfo[]; levels: string[] }>(table, { op: "games" });
  const named = levelNames(table);
  const { messages } = grant<{ messages: [string, string][] }>(table, { op: "messages" });
  const out = [
    kMade,
    "",
    'import type { MoveForm } from "./parts";',
    "",
    `export const kGames = [${games.map((info) => JSON.stringify(info.game)).join(", ")}] as const;`,
    "export type GameId = (typeof kGames)[number];",
    "/** Bots have levels from 1 to this; only the top one uses the time it is given. */",
    `export const kTopLevel = ${levels.length};`,
    "/** Their names, a list for each language: Dutch, English, French and German. */",
    `export const kLevelNames: readonly (readonly string[])[] = ${JSON.stringify(named)};`,
    "",
    "/** Name and one sentence for each game, in Dutch, English, French and German. */",
    "export const kTitles: Record<GameId, { name: string[]; about: string[] }> = {",
    ...titles(table),
    "};",
    "",
    "export interface VariantOf {",
    ...games.map((info) => `  ${JSON.stringify(info.game)}: ${quoted(info.variants.map((variant) => variant.name))};`),
    "}",
    "",
    "export interface OptionOf {",
    ...games.map((info) => `  ${JSON.stringify(info.game)}: ${quoted(info.options.map((option) => option.name))};`),
    "}",
    `export type SeriesOption = ${quoted(games[0]!.series_options.map((option) => option.name))};`,
    "",
    ...games.flatMap((info) => [
      `export interface ${pascal(info.game)}Position ${typeOf(info.position)}`,
      "",
      "/** A move in parts, by its verb. */",
      `export type ${pascal(info.game)}Move = ${info.moves.map(moveOf).join(" | ")};`,
      "",
    ]),
    ...byGame("Positions", games, (info) => `${pascal(info.game)}Position`),
    "export type PositionOf<G extends GameId> = Positions[G];",
    "",
    ...byGame("Moves", games, (info) => `${pascal(info.game)}Move`),
    // Not `Moves[G]`: of that the compiler multiplies the moves of all games with each other.
    "export type MoveOf<G extends GameId> = G extends GameId ? Moves[G] : never;",
    "",
    "export const kMoveForms: Record<GameId, readonly MoveForm[]> = {",
    ...games.map((info) => `  ${JSON.stringify(info.game)}: [${info.moves.map(formOf).join(", ")}],`),
    "};",
    "",
    "/** What never changes in a variant. */",
    ...byGame("Facts", games, (info) => typeOf(info.facts)),
    "export const kFacts: { [G in GameId]: Record<VariantOf[G], Facts[G]> } = {",
    ...games.map((info) => `  ${JSON.stringify(info.game)}: ${facts(info)},`),
    "};",
    "",
    "/** Every code that a refusal, an event or an ending can have. */",
    "export type Code =",
    ...messages.map(([code]) => `  | ${JSON.stringify(code)}`),
    ";",
    "",
  ];
  return pretty(kFile, out);
}

describe("The catalog", () => {
  it.each([
    [kFile, generate],
    [kSetups, setups],
  ])("%s is the one the rules tell", { timeout: 120_000 }, async (file, make) => {
    const made = await make();
    if (process.env.PENTARIO_REGENERATE) writeFileSync(file, made);
    expect(readFileSync(file, "utf8")).toBe(made);
  });
});
