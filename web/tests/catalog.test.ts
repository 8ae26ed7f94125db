// src/rules/catalog.ts is made from the rules themselves: the catalog as they tell it, and the
// shapes of positions as random games of every variant show them. PENTARIO_REGENERATE=1 writes it.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { grant, rules } from "./rules";
import { Shape } from "./shape";
import { kLanguages } from "$/i18n/say";
import type { Rules } from "$/rules/wasm";
import type { Answer, GameInfo } from "$/rules/wire";

const kFile = "src/rules/catalog.ts";
const kGamesEach = 3;
const kMovesMost = 120;

interface Actors {
  moves: { seat: number | string; moves: string[] }[];
}

/** What a weak bot would do for a seat; nothing where it has nothing to do. */
function advice(table: Rules, seat: number | string): string | undefined {
  const request = { op: "bot", seat, level: 3, nodes: 500 };
  const answer = JSON.parse(table.answer(JSON.stringify(request))) as Answer<{ move: string }>;
  return answer.ok ? answer.move : undefined;
}

/** A small generator of our own, so that the file is the same on every machine. */
function draws(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function walk(table: Rules, game: string, variant: string, players: number, seed: number, shape: Shape) {
  const draw = draws(seed + 1);
  grant(table, { op: "new", game, variant, players, seed });
  for (let move = 0; move < kMovesMost; ++move) {
    for (const seat of [undefined, 0])
      shape.see(grant<{ state: { position: object } }>(table, { op: "state", seat }).state.position);
    const { moves } = grant<Actors>(table, { op: "moves" });
    const able = moves.filter((actor) => actor.moves.length > 0);
    if (able.length === 0) return;
    const actor = able[draw(able.length)]!;
    const sensible = seed === 1 ? advice(table, actor.seat) : undefined; // chance alone reaches too little
    grant(table, { op: "play", seat: actor.seat, move: sensible ?? actor.moves[draw(actor.moves.length)]! });
  }
}

function positionType(table: Rules, info: GameInfo): string {
  const shape = new Shape();
  for (const variant of info.variants)
    for (let seed = 1; seed <= kGamesEach; ++seed)
      walk(table, info.game, variant.name, variant.max_players, seed, shape);
  return shape.write();
}

/** What stands on the boxes, in the order of kLanguages: the shelf shows it before the rules have come. */
function titles(table: Rules): string[] {
  const told = kLanguages.map((language) => {
    grant(table, { op: "speak", language });
    return grant<{ games: GameInfo[] }>(table, { op: "games" }).games;
  });
  const line = (i: number, key: "name" | "about") => `${key}: ${JSON.stringify(told.map((games) => games[i]![key]))}`;
  return told[0]!.map(({ game }, i) => `  ${JSON.stringify(game)}: { ${line(i, "name")}, ${line(i, "about")} },`);
}

const pascal = (id: string) => id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
const quoted = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(" | ");

async function generate(): Promise<string> {
  const table = await rules();
  const { games, levels } = grant<{ games: GameInfo[]; levels: string[] }>(table, { op: "games" });
  const { messages } = grant<{ messages: [string, string][] }>(table, { op: "messages" });
  const out = [
    "// Generated from the rules by tests/catalog.test.ts (PENTARIO_REGENERATE=1); not to be edited.",
    "",
    `export const kGames = [${games.map((info) => JSON.stringify(info.game)).join(", ")}] as const;`,
    "export type GameId = (typeof kGames)[number];",
    "/** Bots have levels from 1 to this; only the top one uses the time it is given. */",
    `export const kTopLevel = ${levels.length};`,
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
    ...games.flatMap((info) => [`export interface ${pascal(info.game)}Position ${positionType(table, info)}`, ""]),
    "export interface Positions {",
    ...games.map((info) => `  ${JSON.stringify(info.game)}: ${pascal(info.game)}Position;`),
    "}",
    "export type PositionOf<G extends GameId> = Positions[G];",
    "",
    "/** Every code that a refusal, an event or an ending can have. */",
    "export type Code =",
    ...messages.map(([code]) => `  | ${JSON.stringify(code)}`),
    ";",
    "",
  ];
  return execFileSync("node_modules/.bin/prettier", ["--stdin-filepath", kFile], {
    input: out.join("\n"),
    encoding: "utf8",
  });
}

describe("The catalog", () => {
  it("is the one the rules tell", { timeout: 120_000 }, async () => {
    const made = await generate();
    if (process.env.PENTARIO_REGENERATE) writeFileSync(kFile, made);
    expect(readFileSync(kFile, "utf8")).toBe(made);
  });
});
