// Reviews in the browser say what `pentario analyse` says; hints and verdicts come through the door.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { doorHere, grant, rules } from "./rules";
import type { Rules } from "$/rules/wasm";
import type { Actor, LegalMoves, Step, Story, TableState } from "$/rules/wire";
import {
  curvesOf,
  keyLeads,
  marked,
  movesToRound,
  percent,
  pointAt,
  roundAt,
  roundsOf,
  turnsOf,
} from "$/study/review/review";
import type { ChanceReview, MoveFinding, PointReview, Review } from "$/study/review/types";

const kProgram = "../build/release/src/cli/pentario";
const folder = mkdtempSync(join(tmpdir(), "pentario-review-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Analysed {
  games: { seat: string | number; move: string }[][];
  seats: object[];
}

/** What the native program says of a record. */
function analysed(record: string, nodes: number, seed: number): Analysed {
  const file = join(folder, "game.record");
  writeFileSync(file, record);
  const answer = execFileSync(kProgram, ["analyse", file, "--json", "--nodes", String(nodes), "--seed", String(seed)]);
  return JSON.parse(answer.toString()) as Analysed;
}

/** A review as the program writes it: by game, and seats as in the record. */
function asAnalysed(review: Review): Analysed {
  const games: Analysed["games"] = Array.from({ length: review.games }, () => []);
  for (const { game, ...finding } of review.findings)
    games[game]!.push({
      ...finding,
      seat: review.kind === "chances" ? String(finding.seat) : finding.seat,
    } as never);
  return { games, seats: review.seats };
}

const stateOf = (table: Rules) => grant<{ state: TableState }>(table, { op: "state" }).state;

/** Plays on by a rule of thumb, `moves` moves at most. */
function playOn(table: Rules, choose: (moves: string[], turn: number) => string, moves = Infinity): string {
  for (let turn = 0; turn < moves && stateOf(table).to_move.length > 0; ++turn) {
    const { moves } = grant<{ moves: LegalMoves[] }>(table, { op: "moves" });
    const seat = moves[0]!.seat;
    const own = moves.filter((one) => one.seat === seat).flatMap((one) => one.moves);
    grant(table, { op: "play", seat, move: choose(own, turn) });
  }
  return grant<{ record: string }>(table, { op: "record" }).record;
}
const spread = (moves: string[], turn: number) => moves[(turn * 7919) % moves.length]!;

/** A quiet game of Pente of 60 moves: no five, stones all over the board. */
async function quietPente(): Promise<string> {
  const table = await rules();
  grant(table, { op: "new", game: "pente", variant: "standard" });
  return playOn(table, (moves, turn) => moves[(turn * 37) % moves.length]!, 60);
}

async function finished(request: Record<string, unknown>): Promise<string> {
  const table = await rules();
  grant(table, { op: "new", ...request });
  return playOn(table, spread);
}

/** Everybody finishes each round with what he has. */
async function rushed(variant: string): Promise<string> {
  const table = await rules();
  grant(table, { op: "new", game: "penta-rush", variant, players: variant === "solo" ? 1 : 2, seed: 4 });
  for (let state = stateOf(table); state.to_move.length > 0; state = stateOf(table)) {
    const seat = state.to_move.find((actor) => typeof actor === "number");
    const thought =
      seat === undefined
        ? undefined
        : grant<{ move: string }>(table, { op: "bot", seat, level: 3, nodes: 50, seed: 1 });
    if (thought) grant(table, { op: "play", seat, move: thought.move });
    else grant(table, { op: "play", seat: state.to_move[0], move: "time" });
  }
  return grant<{ record: string }>(table, { op: "record" }).record;
}

async function reviewOf(record: string, nodes: number, seed: number, progress: Review[] = []): Promise<Review> {
  const door = doorHere(rules());
  expect((await door.ask({ op: "replay", record, dealer: "manual" })).ok).toBe(true);
  const answer = await door.work("review", { nodes, seed }, { onprogress: (sofar) => progress.push(sofar) });
  if (!answer.ok) throw new Error(answer.error.message);
  const { ok: _, ...review } = answer;
  return review;
}

describe("A review in the browser", () => {
  const games: [string, () => Promise<string>, number][] = [
    ["Pente, 60 moves", quietPente, 200],
    ["RioMino", () => finished({ game: "riomino", variant: "starter", seed: 3 }), 300],
    ["Rivero Penta", () => finished({ game: "rivero-penta", seed: 2 }), 20],
    ["Penta Rush", () => rushed("base"), 100],
    ["Penta Rush solo", () => rushed("solo"), 200],
  ];
  it.each(games)("says what the program says: %s", { timeout: 120_000 }, async (_name, play, nodes) => {
    const record = await play();
    const progress: Review[] = [];
    const review = await reviewOf(record, nodes, 7, progress);
    const native = analysed(record, nodes, 7);
    expect(review.done).toBe(true);
    expect(asAnalysed(review)).toEqual({ games: native.games, seats: native.seats });
    expect(progress.map((sofar) => sofar.looked_at)).toEqual(
      progress.map((sofar) => sofar.looked_at).sort((a, b) => a - b),
    );
    expect(progress.every((sofar) => sofar.findings.length === review.of)).toBe(true);
  });

  it("can be stopped, and keeps what it has", async () => {
    const door = doorHere(rules());
    await door.ask({ op: "replay", record: await quietPente() });
    const stop = new AbortController();
    const answer = await door.work(
      "review",
      { nodes: 200 },
      { onprogress: (sofar) => sofar.looked_at >= 5 && stop.abort(), stop: stop.signal },
    );
    expect(answer).toMatchObject({ ok: true, done: false, of: 60 });
    if (answer.ok) expect(answer.looked_at).toBeGreaterThanOrEqual(5);
    if (answer.ok) expect(answer.looked_at).toBeLessThan(20);
  });

  it("of hidden cards waits for the end of the game", async () => {
    const door = doorHere(rules());
    await door.ask({ op: "new", game: "rivero", seed: 1 });
    expect(await door.work("review", {})).toMatchObject({ ok: false, error: { code: "analysis.not-over" } });
  });
});

describe("A hint through the door", () => {
  it("has a move that may be played, with reasons", async () => {
    const door = doorHere(rules());
    await door.ask({ op: "new", game: "rivero-penta", seed: 5 });
    const answer = await door.work("hint", { nodes: 100 });
    if (!answer.ok) throw new Error(answer.error.message);
    expect(answer.reasons.length).toBeGreaterThan(0);
    expect((await door.ask({ op: "play", seat: answer.seat, move: answer.move })).ok).toBe(true);
  });

  it("tells its refusal", async () => {
    const door = doorHere(rules());
    await door.ask({ op: "new", game: "pente" });
    expect(await door.work("hint", { seat: 1 })).toMatchObject({ ok: false, error: { code: "nobody-to-move" } });
  });
});

describe("A verdict through the door", () => {
  it("settles a small RioMino, and says when it did not", async () => {
    const door = doorHere(rules());
    await door.ask({ op: "new", game: "riomino", variant: "starter", seed: 3 });
    expect(await door.work("settle", {}, { stop: AbortSignal.abort() })).toMatchObject({
      ok: true,
      done: false,
      kind: "solved",
    });
    const progress: number[] = [];
    const answer = await door.work(
      "settle",
      {},
      { onprogress: (sofar) => sofar.kind === "solved" && progress.push(sofar.positions) },
    );
    expect(answer).toMatchObject({ ok: true, done: true, unsettled: [] });
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it("tells the best of a roll to who studies", async () => {
    const door = doorHere(rules());
    await door.ask({ op: "new", game: "penta-rush", players: 2, seed: 4 });
    expect(await door.work("settle", {})).toMatchObject({ ok: false, error: { code: "solve.rush.searching" } });
    expect(await door.work("settle", { study: true, seat: 1 })).toMatchObject({
      ok: true,
      done: true,
      kind: "roll",
      seat: 1,
    });
  });
});

describe("Curves", () => {
  const move = (seat: Actor, chance: number, more: Partial<MoveFinding> = {}): MoveFinding => {
    return {
      game: 0,
      seat,
      move: "x",
      forced: false,
      chance,
      best: chance,
      given_away: 0,
      line: ["x"],
      mark: null,
      ...more,
    };
  };
  const review = (findings: MoveFinding[], more: Partial<ChanceReview> = {}): ChanceReview => {
    const head = { of: findings.length, looked_at: findings.length, done: true, nodes: 1, seed: 0, games: 1 };
    return { ...head, kind: "chances", sides: [0, 1], exact: false, hidden: false, findings, seats: [], ...more };
  };

  it("show the first of two sides: what one wins the other loses", () => {
    const [curve, ...others] = curvesOf(review([move(0, 0.6), move(1, 0.3)]), 0);
    expect(others).toEqual([]);
    expect(curve).toEqual({
      seats: [0],
      points: [
        { at: 1, chance: 0.6 },
        { at: 2, chance: 0.7 },
      ],
    });
    expect(pointAt(curve!, 0)).toBeUndefined();
    expect(pointAt(curve!, 5)).toEqual({ at: 2, chance: 0.7 });
  });

  it("show partners as one side", () => {
    const [curve] = curvesOf(review([move(2, 0.6), move(3, 0.3)], { sides: [0, 1, 0, 1] }), 0);
    expect(curve).toMatchObject({ seats: [0, 2], points: [{ chance: 0.6 }, { chance: 0.7 }] });
  });

  it("show each of several sides after its own decisions only", () => {
    const curves = curvesOf(review([move(0, 0.4), move(1, 0.3), move(2, 0.2)], { sides: [0, 1, 2] }), 0);
    expect(curves.map((curve) => curve.points)).toEqual([
      [{ at: 1, chance: 0.4 }],
      [{ at: 2, chance: 0.3 }],
      [{ at: 3, chance: 0.2 }],
    ]);
  });

  it("follow the open cards in a hidden game, and leave out what is not known", () => {
    const open = { chance: 0.9, best: 0.9, given_away: 0, line: [] };
    const [curve] = curvesOf(
      review([move(0, 0.4, { open }), { game: 0, seat: "chance", move: "x", forced: false }, move(1, 0.3)], {
        hidden: true,
      }),
      0,
    );
    expect(curve!.points).toEqual([{ at: 1, chance: 0.9 }]);
  });

  it("are of one game of a series, and so are its marks", () => {
    const two = review([move(0, 0.5), move(1, 0.4, { game: 1, mark: "blunder" })], { games: 2 });
    expect(curvesOf(two, 1)[0]!.points).toEqual([{ at: 1, chance: 0.6 }]);
    expect(marked(two, 1)).toEqual([{ at: 1, mark: "blunder", seat: 1 }]);
    expect(marked(two, 0)).toEqual([]);
  });

  it("are walked by keys, from mistake to mistake by the page keys", () => {
    const go = (key: string, at: number) => keyLeads(key, at, 0, 20, [4, 9]);
    expect([go("ArrowLeft", 0), go("ArrowRight", 0), go("End", 3), go("Home", 3)]).toEqual([0, 1, 20, 0]);
    expect([go("PageDown", 0), go("PageDown", 4), go("PageDown", 9), go("PageUp", 9), go("PageUp", 4)]).toEqual([
      4, 9, 20, 4, 0,
    ]);
    expect(go("a", 3)).toBeUndefined();
  });

  it("round nothing to certainty", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});

describe("Rounds of Penta Rush", () => {
  it("are found from the moves of the record and back", { timeout: 60_000 }, async () => {
    const record = await rushed("base");
    const door = doorHere(rules());
    await door.ask({ op: "replay", record });
    const answer = await door.ask<Story<"penta-rush">>({ op: "story" });
    if (!answer.ok) throw new Error(answer.error.message);
    const steps: Step<"penta-rush">[] = answer.steps;
    expect(roundAt(answer.start, steps, 0)).toBe(1);
    for (const round of [1, 2, 3, 4, 5]) expect(roundAt(answer.start, steps, movesToRound(steps, round))).toBe(round);
    expect(movesToRound(steps, 5)).toBe(steps.length);
    const review = (await reviewOf(record, 10, 0)) as PointReview;
    expect(roundsOf(review, 0)).toBe(5);
    expect(turnsOf(review, 0, 2).map((turn) => turn.seat)).toEqual([0, 1]);
  });
});
