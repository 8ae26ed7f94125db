// The driver of Penta Rush over the real rules, with a clock of the test's own: real time against
// bots, several people one after the other, and every variant to its end on the real table.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Seat from "$/games/penta-rush/Seat.svelte";
import { wishes } from "$/frame/wishes.svelte";
import TableLook from "$/games/penta-rush/Table.svelte";
import { rushOf } from "$/games/penta-rush/current.svelte";
import { kStopwatchMs, Rush, type RushTable } from "$/games/penta-rush/rush.svelte";
import { shelf, type SavedTable, type Sitter } from "$/table/shelf";
import { Table } from "$/table/table.svelte";
import { doorHere } from "./rules";

vi.mock("$/rules/door", async () => ({ openDoor: (await import("./rules")).doorHere }));

const person = (name = ""): Sitter => ({ kind: "person", name });
const bot = (level = 1): Sitter => ({ kind: "bot", level });
const habits = { hidden: true, turns: false, language: () => "en" };

async function lay(
  variant: string,
  sitters: Sitter[],
  options: Record<string, unknown> = {},
  record = "",
  extra?: string,
) {
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const saved: SavedTable = {
    id: "t",
    game: "penta-rush",
    variant,
    sitters,
    seed: "7",
    record,
    begun: 1,
    touched: 1,
    summary,
  };
  if (extra) saved.extra = extra;
  const table = await Table.open<"penta-rush">({ ...saved, options }, doorHere(), habits);
  if (!(table instanceof Table)) throw new Error(table.message);
  return table;
}

let now = 0;
let open: Rush[] = [];
function sit(table: RushTable): Rush {
  const rush = new Rush(table, doorHere, () => now);
  open.push(rush);
  return rush;
}
/** Lets what waits in line happen. */
const settle = (rush: Rush) => rush.play("");
const stageIs = (rush: Rush, stage: string) => vi.waitFor(() => expect(rush.stage).toBe(stage), { timeout: 30_000 });
const ring = "ring b5 c5 d5 e5 f5";

beforeEach(() => {
  now = 1000;
  globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia; // no motion
});
afterEach(() => {
  for (const rush of open) rush.putAway();
  open = [];
  localStorage.clear();
});

describe("Without time pressure", () => {
  afterEach(() => void (wishes.pace.now = "clock"));

  it("nobody turns the timer, and the round ends when all are done (PR-19)", async () => {
    wishes.pace.now = "calm";
    const table = await lay("base", [person(), bot(5)], { round_cap_seconds: "60" });
    const rush = sit(table);
    rush.show();
    rush.begin();
    await stageIs(rush, "search");
    now += 3_600_000; // an hour: no sand, no limit
    await settle(rush);
    await vi.waitFor(() => expect(rush.position.done).toContain(1));
    expect(rush.stage).toBe("search");
    expect(rush.cap).toBeNull();
    expect(rush.sand).toBeNull();
    expect(await rush.play(ring)).toBeNull();
    await rush.play("done");
    await stageIs(rush, "verdict");
    expect(table.saved.record).not.toMatch(/flip|clock/);
  });

  it("several people have as long as they like, one after the other", async () => {
    wishes.pace.now = "calm";
    const table = await lay("base", [person("Anna"), person("Bert"), bot(5)]);
    const rush = sit(table);
    for (const seat of [0, 1]) {
      await vi.waitFor(() => expect(table.covered).toBe(seat));
      table.covered = null;
      rush.show();
      await stageIs(rush, "search");
      now += 2 * kStopwatchMs;
      await settle(rush);
      expect(rush.person).toBe(seat);
      await rush.play("done");
    }
    await stageIs(rush, "verdict");
    expect(table.saved.record).not.toMatch(/flip|clock/);
  });
});

describe("One person against bots", () => {
  it("is waited for, then the time runs and every move keeps its time", async () => {
    const table = await lay("base", [person(), bot()]);
    const rush = sit(table);
    rush.show();
    expect(rush.stage).toBe("waiting");
    now += 60_000;
    rush.begin();
    await stageIs(rush, "search");
    now += 700;
    expect(await rush.play(ring)).toBeNull();
    expect(table.saved.record).toContain(`0 ${ring} @700`);
    expect((await rush.play(ring))?.code).toBe("penta-rush.ringed-already");
    expect(table.refusal?.code).toBe("penta-rush.ringed-already");
    now += 300;
    await rush.play("flip");
    expect(table.saved.record).toContain("0 flip @1000");
    expect(rush.isWanted).toBe(false);
    now += 10_000;
    await vi.waitFor(() => expect(rush.sand).toEqual({ left: 20_000, of: 30_000 }));
    now += 20_000;
    await stageIs(rush, "verdict");
    expect(table.saved.record).toMatch(/clock time @31000|1 done @\d+/);
    expect(rush.verdict?.round).toBe(1);
    rush.goOn();
    await stageIs(rush, "search");
    expect(rush.position.round).toBe(2);
  });

  it("does not wait for a round that has nothing left for it", async () => {
    const rush = sit(await lay("base", [person(), bot(), bot(5)]));
    rush.show();
    rush.begin();
    await stageIs(rush, "search");
    await rush.play("flip");
    rush.leap();
    await stageIs(rush, "verdict");
    expect(rush.table.state.scores[0]).toBe(1);
  });

  it("has its time stand while the board is out of sight, and finds it again", async () => {
    const table = await lay("base", [person(), bot()]);
    const rush = sit(table);
    rush.show();
    rush.begin();
    await stageIs(rush, "search");
    now += 2000;
    rush.hide();
    now += 500_000;
    rush.show();
    now += 500;
    await rush.play(ring);
    expect(table.saved.record).toContain(`0 ${ring} @2500`);
    now += 1000;
    rush.putAway();
    const saved = shelf.find("t")!;
    const later = sit(await lay("base", saved.sitters, {}, saved.record, saved.extra));
    expect(later.stage).toBe("waiting");
    expect(later.elapsed).toBe(3500);
    expect(later.position).toEqual(rush.position);
  });

  it("is stopped by the cap where the table set one", async () => {
    const table = await lay("base", [person(), bot()], { round_cap_seconds: "5" });
    const rush = sit(table);
    rush.show();
    rush.begin();
    await stageIs(rush, "search");
    now += 4000;
    await vi.waitFor(() => expect(rush.cap).toBe(1000));
    now += 1000;
    await stageIs(rush, "verdict");
    expect(table.saved.record).toContain("clock cap @5000");
  });
});

describe("Several people", () => {
  const people = [person("Anna"), person("Bert")];

  it("get the same throw one after the other, covered in between, and their rounds are merged", async () => {
    const table = await lay("base", [...people, bot(1)], { side: "identical" });
    const rush = sit(table);
    expect(table.covered).toBe(0);
    await table.uncover();
    rush.show();
    await stageIs(rush, "search");
    now += 900;
    await rush.play(ring);
    now += 100;
    expect(table.state.moves_played).toBe(1); // nothing of it is on the table
    await rush.play("flip");
    expect(table.covered).toBe(1);
    expect(rush.position.outlines[1] ?? []).toEqual([]);
    rush.putAway();
    now += 50_000;
    await table.uncover();
    rush.show();
    await stageIs(rush, "search");
    expect(rush.person).toBe(1);
    expect(rush.position.outlines).toEqual([null, [], null]);
    expect((await rush.play("erase a1 b1 c1 d1 e1"))?.code).toBe("penta-rush.not-ringed");
    now += 400;
    await rush.play("ring c7 d7 d8 e8 e9");
    now += 200;
    await rush.play("done");
    await stageIs(rush, "verdict");
    expect(table.saved.record).toContain(
      "1 ring c7 d7 d8 e8 e9 @400\n1 done @600\n0 ring b5 c5 d5 e5 f5 @900\n0 flip @1000",
    );
    expect(table.state.scores.slice(0, 2)).toEqual([5, 4]);
    rush.goOn();
    await vi.waitFor(() => expect(table.covered).toBe(0));
  });

  it("find a round again that was left in its middle", async () => {
    const table = await lay("base", people);
    const rush = sit(table);
    await table.uncover();
    rush.show();
    await stageIs(rush, "search");
    now += 800;
    await rush.play(ring);
    now += 300;
    rush.putAway();
    const saved = shelf.find("t")!;
    const again = await lay("base", people, {}, saved.record, saved.extra);
    const later = sit(again);
    expect(again.covered).toBe(0);
    await again.uncover();
    later.show();
    await stageIs(later, "search");
    expect(later.elapsed).toBe(1100);
    expect(later.position.outlines[0]).toEqual([ring.split(" ").slice(1)]);
  });

  it("do not wait for ever", async () => {
    const table = await lay("base", people);
    const rush = sit(table);
    await table.uncover();
    rush.show();
    await stageIs(rush, "search");
    now += kStopwatchMs;
    await vi.waitFor(() => expect(table.covered).toBe(1));
  });
});

describe("Alone", () => {
  it("the score is compared with the best, and a strike follows a round without a shape", async () => {
    const table = await lay("solo", [person()]);
    const rush = sit(table);
    rush.show();
    for (let round = 1; round <= 12; ++round) {
      await stageIs(rush, "search");
      expect((await rush.play("flip"))?.code).toBe("penta-rush.no-timer");
      await rush.play("done");
      await stageIs(rush, "verdict");
      rush.goOn();
      await stageIs(rush, "strike");
      await vi.waitFor(() => expect(rush.strikes.length).toBeGreaterThan(0));
      expect(await rush.play(rush.strikes[(round * 37) % rush.strikes.length]!)).toBeNull();
    }
    await stageIs(rush, "over");
    expect(rush.isBest).toBe(true);
    expect(localStorage.getItem("pentario.best.penta-rush")).toBe("0");
  });
});

/** Every kind of table, with the options that change what is seen. */
const kTables: [string, Sitter[], Record<string, string>][] = [
  ["base", [bot(1), bot(8)], { boards: "seed 3" }],
  ["base", [bot(1), bot(2), bot(8), bot(1)], { side: "identical", overlap: "fitting", sand_seconds: "5" }],
  ["base", [person(), bot(3)], { round_cap_seconds: "5", begins: "lot" }],
  ["puzzle", [bot(1), bot(2)], { sand_seconds: "300", extra_outline: "ignored" }],
  ["puzzle", [person(), bot(5), bot(6), bot(8)], { side: "identical" }],
  ["solo", [bot(8)], { round_cap_seconds: "3600" }],
  ["solo", [person()], { boards: "seed 11" }],
];

describe("Every variant", () => {
  it.each(kTables)("%s with %j and %j is shown to its end", { timeout: 60_000 }, async (variant, sitters, options) => {
    const table = await lay(variant, sitters, options);
    const shown = mount(TableLook, { target: document.body, props: { table: table } });
    const seats = sitters.map((_, seat) => mount(Seat, { target: document.body, props: { table: table, seat } }));
    const rush = rushOf(table);
    if (!(rush instanceof Rush)) throw new Error("nobody drives this table");
    const seen = new Set<string>();
    for (let turn = 0; rush.stage !== "over"; ++turn) {
      expect(turn).toBeLessThan(400);
      await settle(rush);
      flushSync();
      seen.add(rush.stage);
      expect(document.querySelectorAll("[data-cell]").length).toBe(rush.stage === "waiting" ? 0 : 100);
      if (rush.stage === "waiting") rush.begin();
      else if (rush.stage === "verdict") rush.goOn();
      else if (!rush.isWanted) rush.leap();
      else if (rush.stage === "strike") await rush.play(rush.strikes[turn % rush.strikes.length] ?? "");
      else await rush.play("done");
      await settle(rush);
      table.forgive();
    }
    flushSync();
    expect(table.state.outcome).not.toBeNull();
    expect(document.querySelector("table")).not.toBeNull();
    expect(seen.has("verdict")).toBe(true);
    await Promise.all([unmount(shown), ...seats.map((seat) => unmount(seat))]);
  });
});
