// A study over the real rules: every stop of every game, views, branches, and what is kept of them.

import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameId } from "$/rules/catalog";
import { shelf, type SavedTable, type Sitter } from "$/table/shelf";
import { Adviser, Reviewer } from "$/study/advice.svelte";
import { studies, type Study } from "$/study/studies";
import { kGame } from "$/study/lines";
import { fileName, layTable, openStudy } from "$/study/open";
import { goReviewed, marksOf, reviewedAt } from "$/study/place";
import type { Review } from "$/study/review/types";
import { StudyTable } from "$/study/study.svelte";
import type { TableState } from "$/rules/wire";
import { doorHere, grant, rules } from "./rules";

vi.mock("$/rules/door", async () => ({ openDoor: (await import("./rules")).doorHere }));

const person = (name = ""): Sitter => ({ kind: "person", name });
const bot = (level = 1): Sitter => ({ kind: "bot", level });
const recordOf = (name: string) => readFileSync(`e2e/records/${name}.record`, "utf8");
const kHead = "pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\n";

function saved(game: GameId, record: string, sitters = [person(), bot()], variant = "standard"): SavedTable {
  const summary = { over: true, moves: 0, scores: [], winners: [], reason: null };
  return { id: "s", game, variant, sitters, seed: "7", record, begun: 1, touched: 1, summary };
}
async function show(study: Study): Promise<StudyTable> {
  const table = await StudyTable.show(study, doorHere(), () => "en");
  if (!(table instanceof StudyTable)) throw new Error(table.message);
  return table;
}
const studied = (table: SavedTable) => show({ saved: table, lines: [] });
/** Of a table that stands on the shelf and is played. */
const played = (table: SavedTable) => {
  shelf.save(table);
  return studied(table);
};
const pente = (moves = "0 K10\n1 L10\n0 K13\n1 M9\n") => studied(saved("pente", `${kHead}moves\n${moves}`));

afterEach(() => localStorage.clear());

describe("A replay", () => {
  it.each([
    ["pente", "pente-whole", "standard", 30],
    ["riomino", "riomino-whole", "wizard", 17],
    ["penta-rush", "penta-rush-whole", "base", 126],
    ["rivero-penta", "rivero-penta-whole", "standard", 0],
    ["rivero", "rivero-whole", "standard", 0],
  ] as const)(
    "%s goes from its start to its end, stop by stop",
    { timeout: 60_000 },
    async (game, name, variant, stops) => {
      const table = await studied(saved(game, recordOf(name), [person(), bot()], variant));
      expect(table.isFirst).toBe(true);
      if (stops) expect(table.stops.length - 1).toBe(stops);
      for (const stop of table.stops.slice(1, 12)) {
        await table.forward();
        expect(table.at).toBe(stop);
        expect(table.steps).toHaveLength(stop);
        expect(table.told).toBeLessThan(stop);
        expect(table.state.outcome).toBeNull();
        if (table.habits.turns) expect(table.state.to_move.every((actor) => actor !== "chance")).toBe(true);
      }
      const jumps = table.jumps;
      await table.last();
      expect(table.isLast).toBe(true);
      expect(table.jumps).toBe(jumps + 1);
      expect(table.news).toEqual([]);
      expect(table.state.outcome).not.toBeNull();
      await table.back();
      expect(table.state.outcome).toBeNull();
      expect(table.jumps).toBe(jumps + 1);
      await table.first();
      expect(table.at).toBe(table.stops[0]);
    },
  );

  it("plays by itself and stops at the end", async () => {
    vi.useFakeTimers();
    const table = await pente();
    table.start();
    expect(table.acting).toBeNull();
    for (let i = 0; i < 6; ++i) await vi.advanceTimersByTimeAsync(1100);
    vi.useRealTimers();
    expect(table.isLast).toBe(true);
    expect(table.playing).toBe(false);
    table.close();
  });

  it("shows each game of a series with its own ending and the standing before it", async () => {
    const record = "option target 3\nmoves\n0 K10\n1 L10\nend resigned 1\nmoves\n1 K10\n0 L11\n1 N10\nend resigned 0\n";
    const table = await studied(saved("pente", kHead + record));
    expect([table.games, table.game]).toEqual([2, 1]);
    expect(table.state.series.totals).toEqual([1, 0]);
    await table.last();
    expect(table.state.ending).toMatchObject({ kind: "resigned", seat: 0 });
    expect(table.state.series.totals).toEqual([1, 1]);
    await table.openGame(0);
    expect(table.state.series.totals).toEqual([0, 0]);
    await table.last();
    expect(table.at).toBe(2);
    expect(table.state.ending).toMatchObject({ kind: "resigned", seat: 1 });
  });
});

describe("Hidden cards", () => {
  const hands = (table: StudyTable) => (table.state.position as { hands: string[][] }).hands;
  const late = "rivero-late";

  it("of a game under way are seen only by the one person who plays it, and stay as they are", async () => {
    const table = await played(saved("rivero", recordOf(late)));
    expect(table.closed).toBe(true);
    expect(table.viewer).toBe(0);
    expect(hands(table)[1]!.every((card) => card === "?")).toBe(true);
    await table.last();
    const rulesTable = await rules();
    grant(rulesTable, { op: "replay", record: recordOf(late) });
    const asSeen = grant<{ state: TableState }>(rulesTable, { op: "state", seat: 0 }).state;
    expect(table.state.position).toEqual(asSeen.position);
    expect(hands(table)[1]).toContain("?");
    await table.see("open");
    expect(table.view).toBe(0);
    expect(table.acting).toBeNull();
    expect(await table.play("end")).toBeNull();
    expect(table.lines).toEqual([]);
  });

  it("of a game under way between several people are not shown; a record from elsewhere lies open", async () => {
    const several = saved("rivero", recordOf(late), [person("A"), person("B")]);
    const asFile = await studied(several);
    expect([asFile.closed, asFile.view]).toEqual([false, "open"]);
    shelf.save(several);
    const table = await StudyTable.show({ saved: several, lines: [] }, doorHere(), () => "en");
    expect(table).toMatchObject({ code: "study.several" });
  });

  it("of the games before it are seen all the same", async () => {
    const rulesTable = await rules();
    grant(rulesTable, {
      op: "replay",
      record: recordOf("rivero-whole").replace("moves", "option target 99\nmoves"),
    });
    grant(rulesTable, { op: "next" });
    const { record } = grant<{ record: string }>(rulesTable, { op: "record" });
    const several = await played(saved("rivero", record, [person("A"), person("B")]));
    expect([several.games, several.game, several.closed]).toEqual([1, 0, false]);
    await several.last();
    expect(several.state.outcome).not.toBeNull();
    const alone = await played(saved("rivero", record));
    expect([alone.games, alone.game, alone.closed]).toEqual([2, 1, true]);
    await alone.openGame(0);
    expect([alone.closed, alone.hides]).toEqual([false, true]);
    await alone.see("open");
    expect(hands(alone)[1]!.includes("?")).toBe(false);
    await alone.openGame(1);
    expect([alone.closed, alone.view]).toEqual([true, 0]);
  });

  it("of a finished game are seen from any seat or open", async () => {
    const table = await studied(saved("rivero", recordOf("rivero-whole")));
    expect(table.view).toBe(0);
    const [own, other] = hands(table);
    expect(own!.includes("?")).toBe(false);
    expect(other!.every((card) => card === "?")).toBe(true);
    await table.see(1);
    expect(hands(table)[0]!.every((card) => card === "?")).toBe(true);
    await table.see("open");
    expect(hands(table)[0]).toEqual(own);
    expect(hands(table)[1]!.includes("?")).toBe(false);
    expect(table.acting).toBe(table.state.to_move[0]);
  });

  it("do not hide from a player that a move is the one that was played", async () => {
    const table = await studied(saved("rivero", recordOf("rivero-whole")));
    while (table.acting === null) await table.forward();
    const { at } = table;
    expect(await table.play(table.now.steps[at]!.move)).toBeNull();
    expect(table.lines).toEqual([]);
    expect(table.at).toBeGreaterThan(at);
  });

  it("of a round of Penta Rush that is being searched are not looked at with the clock standing still", async () => {
    const whole = recordOf("penta-rush-whole").trimEnd().split("\n");
    const until = whole.findIndex((line) => line.startsWith("chance") && whole.indexOf(line) > 20);
    const table = await played(
      saved("penta-rush", whole.slice(0, until + 3).join("\n") + "\n", [person(), bot()], "base"),
    );
    await table.last();
    expect(table.steps.at(-1)?.events.some(({ code }) => code === "penta-rush.round-score")).toBe(true);
    expect(table.over).toBe(false);
  });
});

describe("Another move", () => {
  it("becomes a line of its own; one that was played is gone to", async () => {
    const table = await pente();
    await table.forward();
    expect(table.moves.length).toBeGreaterThan(100);
    expect(await table.play("L10")).toBeNull();
    expect([table.line, table.at, table.lines.length]).toEqual([kGame, 2, 0]);
    await table.back();
    expect(await table.play("J9")).toBeNull();
    expect(table.lines).toEqual([{ id: 1, game: 0, parent: kGame, at: 1, moves: [{ seat: 1, move: "J9" }] }]);
    expect([table.line, table.at]).toEqual([1, 2]);
    expect(table.news.map(({ move }) => move)).toEqual(["J9"]);
    await table.play("K14");
    expect(table.lines[0]!.moves.map(({ move }) => move)).toEqual(["J9", "K14"]);
    await table.go(kGame, 1);
    await table.play("J9");
    expect([table.line, table.at, table.lines.length]).toEqual([1, 2, 1]);
    expect((await studies.find("s"))?.lines).toEqual(table.lines);
  });

  it("that the rules refuse changes nothing", async () => {
    const table = await pente();
    await table.forward();
    expect((await table.play("K10"))?.code).toBe("pente.taken");
    expect(table.refusal?.rule).toBeTruthy();
    expect([table.lines.length, table.at]).toEqual([0, 1]);
  });

  it("brings what chance deals, and that is dealt again whenever the line is shown", async () => {
    const table = await studied(saved("rivero-penta", recordOf("rivero-penta-whole"), [person(), person()]));
    const own = table.now.steps[table.at]!.move;
    const other = table.moves.find(({ move }) => move !== own)!;
    await table.play(other.move);
    expect(table.lines[0]!.moves.slice(1).every(({ seat }) => seat === "chance")).toBe(true);
    const position = JSON.stringify(table.state.position);
    await table.first();
    await table.go(1, table.lines[0]!.at + table.lines[0]!.moves.length);
    expect(JSON.stringify(table.state.position)).toBe(position);
    const again = await show((await studies.find("s"))!);
    await again.go(1, 999);
    expect(JSON.stringify(again.state.position)).toBe(position);
  });

  it("can be thrown away again, with all that followed from it", async () => {
    const table = await pente();
    await table.forward();
    await table.play("J9");
    await table.play("K14");
    await table.back();
    await table.play("G10");
    expect(table.lines.map(({ id, parent, at }) => [id, parent, at])).toEqual([
      [1, 0, 1],
      [2, 1, 2],
    ]);
    await table.promote(2);
    expect(table.lines[0]!.moves.map(({ move }) => move)).toEqual(["J9", "G10"]);
    expect(table.lines[1]!.moves.map(({ move }) => move)).toEqual(["K14"]);
    await table.remove(1);
    expect(table.lines).toEqual([]);
    expect([table.line, table.at]).toEqual([kGame, 1]);
  });

  it("can be played on at a new table, and the study stays as it is", async () => {
    const table = await pente();
    await table.forward();
    await table.play("J9");
    const cut = await table.recordAt(table.line, table.at);
    if (!cut.ok) throw new Error(cut.error.message);
    const id = layTable(table.saved, cut.record, [person(), bot(2)]);
    expect(shelf.find(id)?.record).toContain("0 K10\n1 J9\n");
    expect(shelf.find(id)?.record).not.toContain("L10");
    expect(shelf.find(id)?.sitters).toEqual([person(), bot(2)]);
    expect(table.at).toBe(2);
  });

  it("is saved as a text in our form and in those of others", async () => {
    const table = await pente();
    await table.forward();
    await table.play("J9");
    const own = await table.recordOfLine();
    expect(own).toMatchObject({ ok: true, record: expect.stringContaining("1 J9") as string });
    const foreign = await table.recordOfLine("pente.org");
    expect(foreign).toMatchObject({ ok: true, record: expect.stringContaining("1. K10 J9") as string });
    expect(fileName("pente", 0, "pente.org")).toBe("pente-1970-01-01-pente-org.txt");
  });
});

describe("A game from elsewhere", () => {
  it("is read in our form and in that of pente.org, with its names, once", async () => {
    const text =
      '[Game "Pente"]\r\n[Player 1 Name "anna"]\r\n[Player 2 Name "bert"]\r\n[Result "1-0"]\r\n\r\n1. K10 A1 2. K14 C1 3. K11 E1 4. K12 G1 5. K13\r\n';
    expect(await openStudy(text)).toBeNull();
    expect(await openStudy(text)).toBeNull();
    const [study, ...others] = await studies.all();
    expect(others).toEqual([]);
    expect(study!.saved.sitters).toEqual([person("anna"), person("bert")]);
    expect(study!.saved.summary).toMatchObject({ over: true, moves: 9, winners: [0] });
    expect(location.hash).toBe(`#/study/${study!.saved.id}`);
  });

  it.each([
    ["", "study.empty"],
    ["  \n", "study.empty"],
    ["hello", "not-a-record"],
    [`${kHead}moves\n0 Z99\n`, "bad-recorded-move"],
    ["x".repeat(1_000_001), "study.long"],
  ])("that is none is refused with a reason: %#", async (text, code) => {
    const refusal = await openStudy(text);
    expect(refusal?.message).toMatch(/\w+ \w+/);
    expect(refusal?.code).toBe(code);
    expect(await studies.all()).toEqual([]);
  });
});

describe("What was kept", () => {
  it("is found again, and nonsense is left out", async () => {
    const table = saved("pente", `${kHead}moves\n0 K10\n`);
    shelf.save(table);
    const line = { id: 3, game: 0, parent: kGame, at: 1, moves: [{ seat: 1, move: "J9" }] };
    const lines = [
      line,
      { ...line, id: 4, parent: 9 },
      { ...line, id: 5, parent: 5 },
      { ...line, id: 3 },
      { ...line, id: 6, moves: [] },
      7,
      null,
    ];
    localStorage.setItem("pentario.study.s", JSON.stringify({ saved: table, lines, review: 4 }));
    expect(await studies.find("s")).toEqual({ saved: table, lines: [line] });
    localStorage.setItem("pentario.study.s", "{");
    expect(await studies.find("s")).toEqual({ saved: table, lines: [] });
    expect(await studies.all()).toEqual([]);
    expect(await studies.find("t")).toBeUndefined();
  });

  it("of a review holds only for the game that it was made of", async () => {
    const table = saved("pente", `${kHead}moves\n0 K10\n`);
    shelf.save(table);
    await studies.save({ saved: table, lines: [], review: { findings: [], seats: [] } as never });
    expect((await studies.find("s"))?.review).toBeDefined();
    shelf.save({ ...table, record: `${kHead}moves\n0 K10\n1 L10\n` });
    expect((await studies.find("s"))?.review).toBeUndefined();
  });
});

describe("Advice", () => {
  const kThree = `${kHead}moves\n0 K10\n1 A1\n0 K14\n1 C1\n0 K11\n1 E1\n0 K12\n1 G1\n`;
  const spot = { record: kThree, seed: "1", names: ["Anna", ""] };

  it("is a hint for the seat that asks, and a refusal where there is none to give", async () => {
    const adviser = new Adviser(doorHere);
    await adviser.askHint(spot, 0);
    expect(adviser.hint?.move).toBe("K13");
    expect(adviser.thinking).toBe(false);
    adviser.forget();
    expect(adviser.hint).toBeNull();
    await adviser.askHint({ ...spot, record: "nonsense" }, 0);
    expect(adviser.hint).toBeNull();
    expect(adviser.fault?.code).toBe("not-a-record");
  });

  it("is a proof where the rules find one", async () => {
    const adviser = new Adviser(doorHere);
    await adviser.askVerdict(spot, 0);
    expect(adviser.verdict).toMatchObject({ kind: "threats", verdict: "won" });
  });

  it(
    "is a review that tells how far it is, marks moves, and leads to places of the study",
    { timeout: 60_000 },
    async () => {
      const reviewer = new Reviewer(doorHere);
      const record = kThree.split("\n").slice(0, 9).join("\n");
      const review = await reviewer.begin({ ...spot, record });
      expect(review).toMatchObject({ done: true, looked_at: 4, of: 4 });
      expect(reviewer.running).toBe(false);
      const table = await studied(saved("pente", record));
      await goReviewed(table, review!, 3);
      expect([table.at, reviewedAt(table, review!)]).toEqual([3, 3]);
      await table.play("T19");
      expect(reviewedAt(table, review!)).toBe(3);
      const marks = marksOf(table, review);
      const found = review!.kind === "chances" ? review!.findings.map(({ mark }) => mark ?? null) : [];
      expect(table.main.map((_, i) => marks(i))).toEqual(found);
      await table.keepStudy({ review: review! });
      expect((await studies.find("s"))?.review).toEqual(review);
    },
  );

  it("counts rounds in Penta Rush", async () => {
    const table = await studied(saved("penta-rush", recordOf("penta-rush-whole"), [person(), bot()], "base"));
    const review = { kind: "points", findings: [], seats: [] } as unknown as Review;
    for (const round of [1, 3, 5]) {
      await goReviewed(table, review, round);
      expect(table.steps.at(-1)?.events.some(({ code }) => code === "penta-rush.round-score")).toBe(true);
      expect(reviewedAt(table, review)).toBe(round);
    }
  });
});
