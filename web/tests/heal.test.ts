// A table whose rules fail, whose bot is overtaken, whose person is quick, and which lies in two tabs.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kGames, type GameId } from "$/rules/catalog";
import { openDoor, RulesFault, type Door } from "$/rules/door";
import { listPuzzles } from "$/puzzles/list";
import { PuzzleTable } from "$/puzzles/puzzle.svelte";
import { LessonTable } from "$/learn/lesson.svelte";
import type { Lesson } from "$/learn/lesson";
import { looks } from "$/games";
import type { Request } from "$/rules/mail";
import type { Step } from "$/rules/wire";
import { beginTable } from "$/table/begin";
import { kept } from "$/table/kept";
import { kTablePrefix, readSaved, readTable, shelf, writeTable, type SavedTable, type Sitter } from "$/table/shelf";
import { kMostFaults, Table } from "$/table/table.svelte";
import { doorHere, rules } from "./rules";

const person = (name = ""): Sitter => ({ kind: "person", name });
const bot = (level = 1): Sitter => ({ kind: "bot", level });
const kIdle = { over: false, moves: 0, scores: [], winners: [], reason: null };

function saved(game: GameId, sitters: Sitter[], more: Partial<SavedTable> = {}): SavedTable {
  const variant = looks[game].lesson.variant;
  const base = { id: "t", game, variant, sitters, seed: "7", record: "", begun: 1, touched: 1, summary: kIdle };
  return { ...base, ...more };
}
async function open(game: GameId, sitters: Sitter[], door: Door, more: Partial<SavedTable> = {}): Promise<Table> {
  const { hidden, turns } = looks[game];
  const table = await Table.open(saved(game, sitters, more), door, { hidden, turns, language: () => "en" });
  if (!(table instanceof Table)) throw new Error(table.message);
  return table;
}
const settled = (table: Table) =>
  vi.waitFor(() => expect(table.rests && (table.over || table.acting !== null || table.covered !== null)).toBe(true), {
    timeout: 20_000,
  });

/** A door that counts its letters and, where `fails` says so, falls like rules that have trapped. */
function watched(fails: (request: Request | readonly Request[] | "work") => boolean = () => false) {
  let inner = doorHere(rules());
  const letters: (Request | readonly Request[])[] = [];
  const fall = () => {
    inner = doorHere(rules()); // whoever answers next has nothing on the table
    throw new RulesFault("unreachable");
  };
  const door: Door = {
    ask: async (request) => {
      letters.push(request);
      if (fails(request)) fall();
      return inner.ask(request);
    },
    work: async (kind, wish, follow) => {
      if (fails("work")) fall();
      return inner.work(kind, wish, follow);
    },
    close: () => undefined,
  };
  return { door, letters };
}
const asks = (request: Request | readonly Request[] | "work", op: string) =>
  request !== "work" && [request].flat().some((one) => (one as Request)["op"] === op);

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  localStorage.clear();
  warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

describe("A move", () => {
  it("is one letter to the rules, also when the turn goes to another person", async () => {
    const { door, letters } = watched();
    const table = await open("pente", [person(), person()], door);
    await settled(table);
    expect(letters).toHaveLength(1);
    for (const move of ["K10", "L11", "K14"]) {
      letters.length = 0;
      expect(await table.play(move)).toBeNull();
      expect(letters).toHaveLength(1);
    }
    expect(table.viewer).toBe(1);
    expect(table.moves.length).toBeGreaterThan(100);
    letters.length = 0;
    await table.undo();
    await table.resign();
    await table.again();
    expect(letters).toHaveLength(3);
  });

  it("of hidden cards is one letter, and one more when the next person has taken the device", async () => {
    const { door, letters } = watched();
    const table = await open("rivero", [person("A"), person("B")], door);
    for (let turn = 0; turn < 6; ++turn) {
      letters.length = 0;
      await table.uncover();
      expect(letters).toHaveLength(1);
      while (table.covered === null && !table.over) {
        letters.length = 0;
        expect(await table.play(table.moves[0]!.move)).toBeNull();
        expect(letters).toHaveLength(1);
      }
    }
  });

  it.each(kGames.filter((game) => looks[game].turns))(
    "of %s leaves the record as the rules would write it whole, and the steps as they would tell them",
    { timeout: 60_000 },
    async (game) => {
      const { door } = watched();
      const table = await open(game, [person(), person()], door, { options: { target: 3 } });
      for (let i = 0; i < 60; ++i) {
        if (table.covered !== null) await table.uncover();
        if (table.over) {
          if (await table.again()) break;
        } else if (i % 9 === 8) await table.undo();
        else if (i === 40) await table.resign();
        else await table.play(table.moves[(i * 7919) % table.moves.length]!.move);
        const whole = await door.ask<{ record: string }>({ op: "record" });
        expect(whole.ok && whole.record).toBe(table.saved.record);
        if (table.covered !== null) continue;
        const story = await door.ask<{ steps: Step[] }>({ op: "story", seat: table.viewer ?? undefined });
        expect(story.ok && story.steps).toEqual(table.steps);
      }
      expect(readSaved(localStorage.getItem(`${kTablePrefix}t`))?.record).toBe(table.saved.record);
    },
  );
});

describe("One thing comes after the other", () => {
  it("and a double tap plays once", async () => {
    const table = await open("pente", [person(), person()], doorHere());
    await settled(table);
    const taps = [table.play("K10"), table.play("K10"), table.play("L11")];
    expect(await Promise.all(taps)).toEqual([null, null, null]);
    expect(table.state.moves_played).toBe(1);
    expect(table.refusal).toBeNull();
  });

  it("and a thought that has been overtaken by taking back is dropped", async () => {
    const inner = doorHere();
    let think: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (think = resolve));
    const door: Door = {
      ...inner,
      work: async (kind, wish) => {
        await held;
        return inner.work(kind, wish); // it does not hear that it should stop
      },
    };
    const table = await open("pente", [person(), bot()], door);
    await table.play("K10");
    expect(table.thinking).toBe(1);
    const undone = table.undo();
    expect(table.thinking).toBeNull();
    think!();
    expect(await undone).toBeNull();
    await settled(table);
    expect(table.state.moves_played).toBe(0);
    expect(table.acting).toBe(0);
  });

  it("and a language that changes while a bot moves ends with everything told once", async () => {
    const table = await open("pente", [person(), bot()], doorHere());
    await Promise.all([table.play("K10"), table.retell(), table.retell()]);
    await vi.waitFor(() => expect(table.state.moves_played).toBe(2), 20_000);
    await settled(table);
    expect(table.steps).toHaveLength(2);
  });

  it("and a puzzle's answer waits while another is judged", async () => {
    const door = doorHere();
    const { puzzles } = await listPuzzles(door, 20_000);
    const { number } = puzzles.find((one) => one.game === "penta-rush")!;
    const table = await PuzzleTable.take(
      number,
      door,
      () => false,
      () => "en",
    );
    if (!(table instanceof PuzzleTable)) throw new Error(table.message);
    const solution = await door.ask<{ steps: Step[] }>({ op: "solution" });
    if (!solution.ok) throw new Error(solution.error.message);
    const rings = solution.steps.map(({ move }) => move);
    expect(rings.length).toBeGreaterThan(1);
    await Promise.all(rings.map((move) => table.change({ op: "play", seat: table.seat, move })));
    expect(table.phase).toBe("solved");
  });
});

describe("Rules that fail", () => {
  it.each([
    ["at a move", (request: Request | readonly Request[] | "work") => asks(request, "play")],
    ["while a bot thinks", (request: Request | readonly Request[] | "work") => request === "work"],
    ["when a table is opened", (request: Request | readonly Request[] | "work") => asks(request, "new")],
    ["at taking back", (request: Request | readonly Request[] | "work") => asks(request, "back")],
  ])("%s are begun anew with the game as it was kept", async (when, here) => {
    let once = true;
    const { door } = watched((request) => here(request) && once && !(once = false));
    const table = await open("pente", [person(), bot()], door);
    await settled(table);
    const first = await table.play("K10");
    if (when === "at a move") {
      expect(first?.code).toBe("mended");
      expect(table.refusal?.message).toMatch(/as it was kept/);
      expect(table.state.moves_played).toBe(0);
      expect(await table.play("K10")).toBeNull();
    }
    await vi.waitFor(() => expect(table.state.moves_played).toBe(2), 20_000);
    await settled(table);
    const back = await table.undo();
    if (when === "at taking back") {
      expect(back?.code).toBe("mended");
      expect(table.state.moves_played).toBe(2);
      expect(await table.undo()).toBeNull();
    }
    expect(table.state.moves_played).toBe(0);
    expect([once, table.broken, table.thinking]).toEqual([false, false, null]);
  });

  it("again and again end with a plain notice, and nobody thinks for ever", { timeout: 30_000 }, async () => {
    let falls = 0;
    const { door } = watched((request) => request === "work" && ++falls > 0);
    const table = await open("pente", [person(), bot()], door);
    await table.play("K10");
    await vi.waitFor(() => expect(table.broken).toBe(true), 20_000);
    expect(falls).toBe(kMostFaults + 1);
    expect(table.thinking).toBeNull();
    expect(table.rests).toBe(true);
    expect(table.refusal?.code).toBe("broken");
    expect(await table.undo()).toBeNull();
    expect(readSaved(localStorage.getItem(`${kTablePrefix}t`))?.summary.moves).toBe(1);
  });

  it("from the start are told to whoever opens a table", { timeout: 30_000 }, async () => {
    const { door } = watched(() => true);
    const habits = { hidden: false, turns: true, language: () => "en" };
    const opened = await Table.open(saved("pente", [person(), bot()]), door, habits);
    expect(opened).toMatchObject({ code: "broken" });
  });

  it("with hidden hands show nobody's cards to another", async () => {
    let fails = false;
    const { door } = watched(() => fails && !(fails = false));
    const table = await open("rivero", [person("A"), person("B")], door);
    await table.uncover();
    while (table.covered === null) await table.play(table.moves[0]!.move);
    fails = true;
    const before = table.covered;
    expect((await table.uncover())?.code).toBe("mended");
    expect(table.covered).toBe(before);
    await table.uncover();
    expect([table.covered, table.viewer]).toEqual([null, before]);
  });

  it("in the middle of a lesson begin its step anew", async () => {
    let fails = false;
    const { door } = watched(() => fails && !(fails = false));
    const { lesson } = (await looks.rivero.lesson.load()) as { lesson: Lesson };
    const habits = { turns: true, language: () => "en", pause: async () => undefined };
    const table = await LessonTable.begin(lesson, door, habits, 2);
    if (!(table instanceof LessonTable)) throw new Error(table.message);
    const { position } = table.state;
    fails = true;
    await table.play(lesson.steps[2]!.moves![0], 0);
    expect(table.stage).toBe("doing");
    expect(table.state.position).toEqual(position);
    await table.play(lesson.steps[2]!.moves![0], 0);
    expect(table.stage).toBe("done");
  });

  it("in the middle of a puzzle leave what was answered", async () => {
    let fails = false;
    const { door } = watched(() => fails && !(fails = false));
    const { puzzles } = await listPuzzles(door, 20_000);
    const { number } = puzzles.find((one) => one.game === "pente" && one.worth >= 3)!;
    const table = await PuzzleTable.take(
      number,
      door,
      () => true,
      () => "en",
    );
    if (!(table instanceof PuzzleTable)) throw new Error(table.message);
    const steps: { move: string }[] = [];
    for (let step; (step = await table.nextOfSolution());) {
      steps.push(step);
      await table.play(step.move);
      if (table.phase === "solved") break;
      fails = true;
      await table.play("A1");
      expect(table.refusal?.code).toBe("mended");
      expect(table.steps).toHaveLength(2 * steps.length);
    }
    expect(steps.length).toBeGreaterThan(1);
    expect(table.phase).toBe("solved");
  });
});

describe("The same table in two tabs", () => {
  /** What the other tab is told when one keeps something. */
  const tell = () => dispatchEvent(new StorageEvent("storage", { key: `${kTablePrefix}t` }));
  const both = async () => {
    const one = await open("pente", [person(), person()], doorHere());
    const other = await open("pente", [person(), person()], doorHere(), shelf.find("t"));
    tell();
    await settled(one);
    return { one, other };
  };

  it("is shown in both as it goes on in one", async () => {
    const { one, other } = await both();
    await one.play("K10");
    tell();
    await vi.waitFor(() => expect(other.state.moves_played).toBe(1));
    await settled(other);
    expect(other.news.map(({ move }) => move)).toEqual(["K10"]);
    await other.play("L11");
    tell();
    await vi.waitFor(() => expect(one.state.moves_played).toBe(2));
    expect(one.saved.record).toBe(other.saved.record);
  });

  it("overwrites nothing when the other has not heard of it yet", async () => {
    const { one, other } = await both();
    await one.play("K10");
    await one.play("L11");
    expect((await other.play("K10"))?.code).toBe("elsewhere");
    expect(other.refusal?.message).toMatch(/another tab/);
    expect(other.steps.map(({ move }) => move)).toEqual(["K10", "L11"]);
    expect(shelf.find("t")?.record).toBe(one.saved.record);
    expect(await other.play("K14")).toBeNull();
    expect(shelf.find("t")?.summary.moves).toBe(3);
  });
});

describe("A table that was set up", () => {
  it("has its options on the shelf until it is laid, however often the rules fail before", async () => {
    const plan = { game: "pente" as const, variant: "standard", sitters: [person(), person()] };
    const id = beginTable({ ...plan, options: { size: "13" } });
    const habits = { hidden: false, turns: true, language: () => "en" };
    const failing = await Table.open(shelf.find(id)!, watched(() => true).door, habits);
    expect(failing).not.toBeInstanceOf(Table);
    const table = (await Table.open(shelf.find(id)!, doorHere(), habits)) as Table<"pente">;
    expect(table.state.position.size).toBe(13);
    expect(shelf.find(id)?.record).toContain("option size 13");
  });
});

describe("The browser", () => {
  const plan = { game: "pente" as const, variant: "standard", sitters: [person(), bot()], options: {} };

  it("is asked once to keep what is here, when a game is first kept", () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal("navigator", { languages: ["en"], storage: { persist } });
    beginTable(plan);
    beginTable(plan);
    vi.unstubAllGlobals();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["full", "QuotaExceededError"],
    ["blocked", "SecurityError"],
  ] as const)("whose storage is %s has the game until the page is closed, and the reason", (trouble, name) => {
    const closed = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", name);
    });
    const id = beginTable(plan);
    expect(kept.trouble).toBe(trouble);
    expect(shelf.find(id)?.game).toBe("pente");
    closed.mockRestore();
    shelf.remove(id);
  });
});

describe("What was kept of a table", () => {
  it("in the form of before is opened, and of a later form left alone", () => {
    const before = saved("pente", [person()]);
    expect(readTable(JSON.stringify(before))).toEqual(before);
    expect(JSON.parse(writeTable(before))).toMatchObject({ version: 2 });
    localStorage.setItem(`${kTablePrefix}t`, JSON.stringify({ ...before, version: 3 }));
    expect(shelf.find("t")).toBeUndefined();
    expect(shelf.whyNot("t")).toBe("newer");
    expect(shelf.keep(before, 0)).toBe("lost");
    expect(localStorage.getItem(`${kTablePrefix}t`)).toContain('"version":3');
  });

  it("with numbers out of all range is mended where it can be, and takes no page down", () => {
    const bad = { ...saved("pente", [person()]), touched: 1e300, played: -1, hints: 1e99, begun: 5, written: 0.5 };
    const text = JSON.stringify(bad).replace('"scores":[]', '"scores":[1e308]');
    localStorage.setItem(`${kTablePrefix}t`, text);
    const read = shelf.all();
    expect(read).toHaveLength(1);
    expect(read[0]).toMatchObject({ begun: 5, touched: 5, summary: kIdle, written: 0 });
    expect(read[0]!.played).toBeUndefined();
    expect(() => new Intl.DateTimeFormat("en").format(read[0]!.touched)).not.toThrow();
  });

  it("that is damaged is counted, and stays", () => {
    localStorage.setItem(`${kTablePrefix}x`, "{");
    localStorage.setItem(`${kTablePrefix}t`, JSON.stringify(saved("pente", [person()])));
    expect([shelf.all().length, shelf.misfits(), shelf.whyNot("x"), shelf.whyNot("y")]).toEqual([
      1,
      1,
      "damaged",
      "gone",
    ]);
    expect(localStorage.getItem(`${kTablePrefix}x`)).toBe("{");
  });
});

describe("A door", () => {
  class FakeWorker extends EventTarget {
    static all: FakeWorker[] = [];
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: ((event: Partial<ErrorEvent>) => void) | null = null;
    onmessageerror: (() => void) | null = null;
    ended = false;
    letters: { id: number }[] = [];
    constructor() {
      super();
      FakeWorker.all.push(this);
    }
    postMessage(letter: { id: number }) {
      this.letters.push(letter);
    }
    terminate() {
      this.ended = true;
    }
  }
  const fake = () => new FakeWorker() as unknown as Worker;
  beforeEach(() => (FakeWorker.all = []));

  it.each([
    ["has trapped", (worker: FakeWorker) => worker.onmessage!({ data: { id: 2, fault: "unreachable" } })],
    ["does not start", (worker: FakeWorker) => worker.onerror!({ message: "", preventDefault: () => undefined })],
    ["answers what cannot be read", (worker: FakeWorker) => worker.onmessageerror!()],
  ])("whose worker %s tells everybody who waits, and begins another", async (_, fall) => {
    const door = openDoor(fake);
    const first = door.ask({ op: "games" });
    const second = door.work("settle", {});
    fall(FakeWorker.all[0]!);
    await expect(first).rejects.toThrow(RulesFault);
    await expect(second).rejects.toThrow(RulesFault);
    expect(FakeWorker.all[0]!.ended).toBe(true);
    const third = door.ask({ op: "games" });
    const [, other] = FakeWorker.all;
    other!.onmessage!({ data: { id: other!.letters[0]!.id, answer: { ok: true } } });
    expect(await third).toEqual({ ok: true });
  });

  it("that cannot begin a worker says so, and a closed one answers nobody", async () => {
    const door = openDoor(() => {
      throw new Error("no workers here");
    });
    await expect(door.ask({ op: "games" })).rejects.toThrow(/no workers here/);
    const closing = openDoor(fake);
    const asked = closing.ask({ op: "games" });
    closing.close();
    await expect(asked).rejects.toThrow(RulesFault);
    await expect(closing.ask({ op: "games" })).rejects.toThrow(RulesFault);
  });
});
