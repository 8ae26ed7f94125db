// Several jobs on one table: each tells what it tells alone, whatever runs beside it.

import { describe, expect, it } from "vitest";
import type { Job, JobKind } from "$/rules/mail";
import { work, type Ask } from "$/rules/slices";
import type { Answer } from "$/rules/wire";
import { doorHere, grant, rules } from "./rules";

const kJobs: Job[] = [
  { kind: "think", wish: { seat: 0, level: 4, seed: 2, ms: Infinity } },
  { kind: "hint", wish: { seat: 0, nodes: 300, seed: 2 } },
  { kind: "hint", wish: { seat: 0, nodes: 700, seed: 5 } },
  { kind: "settle", wish: {} },
];

async function laid() {
  const table = await rules();
  const { state } = grant<{ state: { to_move: number[] } }>(table, {
    op: "new",
    game: "riomino",
    variant: "starter",
    seed: 3,
  });
  const seat = state.to_move[0]!;
  const jobs = kJobs.map(({ kind, wish }) => ({ kind, wish: "seat" in wish ? { ...wish, seat } : wish }) as Job);
  const ask: Ask = (request) => JSON.parse(table.answer(JSON.stringify(request))) as Answer<never>;
  return { table, jobs, ask };
}

const done = (ask: Ask, job: Job, pause = async () => true) =>
  work<JobKind>(ask, job, { pause, onprogress: () => undefined });

describe("Jobs", () => {
  it("at once tell what each tells alone", { timeout: 60_000 }, async () => {
    const alone = [];
    for (let i = 0; i < kJobs.length; ++i) {
      const { ask, jobs } = await laid();
      alone.push(await done(ask, jobs[i]!));
    }
    const { ask, jobs } = await laid();
    expect(await Promise.all(jobs.map((job) => done(ask, job)))).toEqual(alone);
    expect(alone.every((answer) => answer.ok)).toBe(true);
  });

  it("stopped leave no work behind", async () => {
    const { ask, jobs } = await laid();
    for (let round = 0; round < 20; ++round) {
      const answer = await done(ask, jobs[3]!, async () => false);
      expect(answer).toMatchObject({ ok: true, done: false });
    }
  });

  it("whose time is up tell what they think by then", async () => {
    const door = doorHere();
    await door.ask({ op: "new", game: "pente", seed: 1 });
    for (let round = 0; round < 20; ++round) {
      const answer = await door.work("think", { seat: 0, level: 8, seed: round, ms: 1 });
      expect(answer.ok && typeof answer.move).toBe("string");
    }
  });
});
