// How finished games are told: each game's story when it is won, lost, drawn or given up, of series and alone.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tellEnd, type Told } from "$/endings/ending";
import type { GameId } from "$/rules/catalog";
import type { TableState } from "$/rules/wire";
import { resultOf, type Result } from "$/table/results";
import type { SavedTable, Sitter } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import { doorHere } from "./rules";

const recordOf = (name: string) => readFileSync(`e2e/records/${name}.record`, "utf8");
const me: Sitter = { kind: "person", name: "" };
const bot: Sitter = { kind: "bot", level: 3 };

interface Laid {
  game: GameId;
  variant?: string;
  record: string;
  sitters: Sitter[];
}
async function lay({ game, variant = "standard", record, sitters }: Laid): Promise<Table> {
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const saved: SavedTable = { id: "t", game, variant, sitters, seed: "7", record, begun: 1, touched: 1, summary };
  const table = await Table.open(saved, doorHere(), {
    hidden: false,
    turns: game !== "penta-rush",
    language: () => "en",
    keeps: false,
  });
  if (!(table instanceof Table)) throw new Error(table.message);
  return table;
}
async function told(laid: Laid): Promise<Told> {
  return tellEnd(await lay(laid), []);
}

/** The same game, as if the rules had told it otherwise: an end that no short record has. */
async function toldWith(laid: Laid, change: Partial<TableState>): Promise<Told> {
  const table = await lay(laid);
  const state = { ...table.state, ...change };
  const { saved, steps, people, habits } = table;
  return tellEnd(
    { saved, steps, people, habits, state, name: (seat: number) => table.name(seat) } as unknown as Table,
    [],
  );
}
const golden = (name: string) => readFileSync(`../src/games/${name}.record`, "utf8");
const nobody = (code: string, text: string): Partial<TableState> => ({
  outcome: { winners: [], places: [1, 1], points: [0, 0], reason: code, rule: "", text },
});

const pente = (sitters: Sitter[]): Laid => ({ game: "pente", record: recordOf("pente-whole"), sitters });
const riomino = (sitters: Sitter[]): Laid => ({
  game: "riomino",
  variant: "wizard",
  record: recordOf("riomino-whole"),
  sitters,
});
const rush = (sitters: Sitter[]): Laid => ({
  game: "penta-rush",
  variant: "base",
  record: recordOf("penta-rush-whole"),
  sitters,
});
const penta = (sitters: Sitter[]): Laid => ({ game: "rivero-penta", record: recordOf("rivero-penta-whole"), sitters });
const rivero = (sitters: Sitter[]): Laid => ({ game: "rivero", record: recordOf("rivero-whole"), sitters });
const line = ({ title, story }: Told) => `${title}. ${story}`;

describe("A game that was won or lost", () => {
  it.each([
    // The second seat wins this game of Pente, RioMino and Rivero Penta, the first one the others.
    ["pente", pente([bot, me]), "You win. Five in a row in 30 moves."],
    ["pente", pente([me, bot]), "Brook wins. Five in a row in 30 moves."],
    ["riomino", riomino([bot, me]), "You win. 18 dice on the table, and none of Brook's fits any more."],
    ["riomino", riomino([me, bot]), "Brook wins. 18 dice on the table, and none of yours fits any more."],
    ["penta-rush", rush([me, bot]), "You win. Ahead by 13 points after 5 rounds."],
    ["penta-rush", rush([bot, me]), "Brook wins. 13 points short after 5 rounds."],
    ["rivero-penta", penta([bot, me]), "You win. 57 points in 207 turns."],
    ["rivero-penta", penta([me, bot]), "Brook wins. 57 points in 207 turns."],
    ["rivero", rivero([me, bot]), "You win. The ocean is used up; river cards are counted."],
    ["rivero", rivero([bot, me]), "Brook wins. The ocean is used up; river cards are counted."],
  ])("tells how in %s", async (_game, laid, words) => {
    expect(line(await told(laid))).toBe(words);
  });

  it("shows scores only where they decided, and whose they are", async () => {
    expect((await told(pente([bot, me]))).scores).toEqual([]);
    expect((await told(riomino([bot, me]))).scores).toEqual([]);
    expect((await told(rivero([me, bot]))).scores).toEqual([
      { seat: 0, name: "You", score: 13, best: true },
      { seat: 1, name: "Brook", score: 10, best: false },
    ]);
    for (const laid of [rush([me, bot]), penta([bot, me])]) {
      const { scores } = await told(laid);
      const best = scores.find((one) => one.best)!;
      expect(scores.every(({ score, seat }) => score < best.score || seat === best.seat)).toBe(true);
    }
  });

  it("points at the step that decided", async () => {
    for (const laid of [pente([bot, me]), riomino([bot, me])]) {
      const table = await lay(laid);
      expect(table.steps[tellEnd(table, []).decisive!]!.seat).toBe(1);
      expect(tellEnd(table, []).decisive).toBe(table.steps.length - 1);
    }
    for (const laid of [rush([me, bot]), penta([bot, me]), rivero([me, bot])]) {
      const table = await lay(laid);
      const at = tellEnd(table, []).decisive!;
      const winner = table.state.outcome!.winners[0]!;
      const leads = ({ scores }: { scores: number[] }) => scores[winner]! > scores[1 - winner]!;
      expect(leads(table.steps[at - 1]!)).toBe(false);
      expect(table.steps.slice(at).every(leads)).toBe(true);
    }
  });

  it("tells captures by their number", async () => {
    const table = await lay(pente([bot, me]));
    const position = { ...(table.state.position as object), captures: [0, 5] };
    const outcome = { ...table.state.outcome!, reason: "captures", text: "Enough captures" };
    const change = { position, outcome } as unknown as Partial<TableState>;
    expect(line(await toldWith(pente([bot, me]), change))).toBe("You win. 5 pairs captured in 30 moves.");
  });

  it("is nobody's own where two people or only bots sit", async () => {
    expect(line(await told(pente([me, me])))).toBe("Player 2 wins. Five in a row in 30 moves.");
    expect((await told(pente([me, me]))).verdict).toBe("over");
    expect(line(await told(riomino([bot, bot])))).toBe(
      "Brook 2 wins. 18 dice on the table, and none of Brook 1's fits any more.",
    );
    expect((await told(pente([bot, bot]))).verdict).toBe("over");
  });

  it("tells the place among more than two, and partners together", async () => {
    const three = {
      game: "penta-rush",
      variant: "base",
      record: golden("penta_rush/tests/golden/base_three"),
    } as const;
    const lost = await told({ ...three, sitters: [me, bot, bot] });
    expect(line(lost)).toBe("Brook 3 wins. Level on points: the best round decides.");
    expect(lost.besides).toEqual(["Place 3 of 3."]);
    const four = { game: "pente", variant: "team", record: golden("pente/tests/golden/team_mixed_capture") } as const;
    expect((await told({ ...four, sitters: [bot, me, bot, bot] })).title).toBe("You win, together with Brook 4");
    const beaten = await told({ ...four, sitters: [me, bot, bot, bot] });
    expect([beaten.title, ...beaten.besides]).toEqual(["Brook 2 & Brook 4 win"]);
  });
});

describe("A draw", () => {
  it.each([
    ["pente", pente([me, bot]), nobody("full", "The board is full"), "A draw. The board is full after 30 moves."],
    [
      "penta-rush",
      rush([me, bot]),
      { outcome: { winners: [0, 1], places: [1, 1], points: [1, 1], reason: "five-rounds", rule: "", text: "" } },
      "A draw. Level after 5 rounds.",
    ],
    ["rivero-penta", penta([me, bot]), nobody("too-long", "Too many turns"), "A draw. Too many turns."],
    ["rivero", rivero([me, bot]), nobody("count", "The ocean is used up"), "A draw. The ocean is used up."],
  ])("is told as one in %s", async (_game, laid, change, words) => {
    const drawn = await toldWith(laid, change);
    expect(line(drawn)).toBe(words);
    expect([drawn.verdict, drawn.decisive]).toEqual(["drawn", null]);
  });
});

describe("A game that was given up", () => {
  const kHead = "pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n0 K10\n1 L10\n0 K13\n";
  const given = (sitters: Sitter[], how = "resigned 0") =>
    told({ game: "pente", record: `${kHead}end ${how}\n`, sitters });

  it("says who did", async () => {
    expect(line(await given([me, bot]))).toBe("Brook wins. You gave up after 3 turns.");
    expect(line(await given([bot, me]))).toBe("You win. Brook gave up after 3 turns.");
    expect(line(await given([me, me]))).toBe("Player 2 wins. Player 1 gave up after 3 turns.");
    expect((await given([me, bot])).decisive).toBeNull();
  });

  it("says whose time was up, and who left", async () => {
    expect((await given([me, bot], "out-of-time 0")).story).toBe("Your time is up.");
    expect((await given([bot, me], "out-of-time 0")).story).toBe("Brook ran out of time.");
    expect((await given([bot, me], "abandoned 0")).story).toBe("Brook left the table.");
  });

  it("counts no turns where all play at once", async () => {
    const change: Partial<TableState> = { outcome: null, ending: { kind: "resigned", seat: 0, winners: [1] } };
    expect(line(await toldWith(rush([me, bot]), change))).toBe("Brook wins. You gave up.");
    expect(line(await toldWith(rush([bot, me]), change))).toBe("You win. Brook gave up.");
  });

  it("by the rules of Rivero Penta, too", async () => {
    const table = await lay(penta([bot, me]));
    const position = { ...(table.state.position as object), gave_up: 0 };
    const outcome = { ...table.state.outcome!, reason: "gave-up", text: "Given up" };
    const change = { position, outcome } as unknown as Partial<TableState>;
    expect((await toldWith(penta([bot, me]), change)).story).toMatch(/^Brook gave up after \d+ turns\.$/);
    expect((await toldWith(penta([me, bot]), change)).story).toMatch(/^You gave up after \d+ turns\.$/);
  });
});

describe("A series and a game alone", () => {
  it("tell who won all of it, and how it stands", async () => {
    const series = { game: "pente", variant: "points", record: golden("pente/tests/golden/points_series") } as const;
    const won = await told({ ...series, sitters: [me, bot] });
    expect(line(won)).toBe("You win the series. Five in a row in 9 moves.");
    expect(won.totals.map(({ name, score }) => `${name} ${score}`)).toEqual(["You 10", "Brook 5"]);
    expect((await told({ ...series, sitters: [me, me] })).title).toBe("Player 1 wins the series");
    expect((await told({ ...series, sitters: [bot, me] })).verdict).toBe("lost");
  });

  it("tell the points where nobody could be beaten", async () => {
    const alone = { game: "penta-rush", variant: "solo", record: golden("penta_rush/tests/golden/solo") } as const;
    const { verdict, scores, ...rest } = await told({ ...alone, sitters: [me] });
    expect([verdict, scores]).toEqual(["solo", []]);
    expect(`${rest.title}. ${rest.story}`).toBe("9 points. Twelve rounds played.");
  });
});

describe("What was special", () => {
  const won = (more: Partial<Result>, table: Table): Result => ({ ...resultOf(table.saved, 1), ...more });

  it("is told with the story, or below it", async () => {
    const table = await lay(pente([bot, me]));
    const now = won({}, table);
    expect(tellEnd(table, [now]).story).toBe("Five in a row in 30 moves: your first win against Brook.");
    const before = [1, 2, 3].map((i) => won({ id: `b${i}/1`, moves: 30 + 10 * i }, table));
    const { story, besides } = tellEnd(table, [...before, now]);
    expect(story).toBe("Five in a row in 30 moves: 4 wins in a row, your longest run.");
    expect(besides).toEqual(["Your quickest win (40 before)."]);
  });

  it("offers the next level after two alike, and nobody's own", async () => {
    const table = await lay(pente([bot, me]));
    const twice = [won({ id: "b/1" }, table), won({}, table)];
    expect(tellEnd(table, twice).offer).toEqual({ level: 4, after: "won" });
    expect(tellEnd(table, []).offer).toBeNull();
    expect(tellEnd(await lay(pente([me, me])), twice).offer).toBeNull();
  });
});
