// Every introduction on the real rules: positions load, what a step asks for can be done and does
// it, and every slip that is named is answered as it says.

import { describe, expect, it } from "vitest";
import { kLanguages, type Sentence } from "$/i18n/say";
import { kLearner, type Lesson, type LessonStep } from "$/learn/lesson";
import { LessonTable } from "$/learn/lesson.svelte";
import { namesOf, selectorOf } from "$/learn/marks";
import { nextAfter, progress, readProgress } from "$/learn/progress.svelte";
import { looks } from "$/games";
import { kGames, type GameId } from "$/rules/catalog";
import { kept } from "$/table/kept";
import { doorHere, rules } from "./rules";

const opened = rules();

async function begin(lesson: Lesson, at: number): Promise<LessonTable> {
  const habits = { turns: looks[lesson.game].turns, language: () => "en", pause: async () => undefined };
  const table = await LessonTable.begin(lesson, doorHere(opened), habits, at);
  if (!(table instanceof LessonTable)) throw new Error(`step ${at + 1}: ${table.message}`);
  return table;
}

const sentencesOf = (step: LessonStep): Sentence[] =>
  [step.text, step.done, ...(step.slips ?? []).map((slip) => slip.say)].filter((sentence) => sentence !== undefined);

describe.each(kGames)("The introduction to %s", async (game: GameId) => {
  const lesson = (await looks[game].lesson.load()).lesson as Lesson;
  const steps = lesson.steps.map((step, at) => ({ at, name: `step ${at + 1}`, step }));
  const doing = steps.filter(({ step }) => step.moves);

  it("is as long as the list says, and has 8 to 15 steps", () => {
    expect(lesson.steps).toHaveLength(looks[game].lesson.steps);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(8);
    expect(lesson.steps.length).toBeLessThanOrEqual(15);
    expect(lesson.steps[0].from).toBeDefined();
  });

  it.each(steps)("speaks four languages in $name, kindly and in short", ({ step }) => {
    for (const sentence of sentencesOf(step)) {
      expect(sentence).toHaveLength(kLanguages.length);
      expect(new Set(sentence).size).toBe(kLanguages.length);
      for (const text of sentence) {
        expect(text).toMatch(/^[\p{Lu}\d].*[.?]$/u);
        expect(text).not.toMatch(/[!–—]| - /);
        expect(text.length).toBeLessThanOrEqual(330);
      }
    }
  });

  it.each(doing)("takes every move that $name names, and says so", async ({ at, step }) => {
    for (const move of step.moves!) {
      const table = await begin(lesson, at);
      expect(table.stage).toBe("doing");
      expect(await table.play(move, kLearner)).toBeNull();
      expect([move, table.stage, table.reply]).toEqual([move, "done", { tone: "good", say: step.done }]);
      expect(step.done).toBeDefined();
    }
  });

  it.each(doing)("answers every slip of $name and begins it anew", async ({ at, step }) => {
    expect((step.slips ?? []).flatMap((slip) => slip.moves).length).toBeGreaterThan(0);
    for (const slip of step.slips!) {
      for (const move of slip.moves) {
        const table = await begin(lesson, at);
        const before = table.state;
        const refusal = await table.play(move, kLearner);
        const tone = refusal ? "refused" : "again";
        expect([move, table.stage, table.reply?.tone, table.reply?.say]).toEqual([move, "doing", tone, slip.say]);
        if (refusal && slip.code) expect(refusal.code).toBe(slip.code);
        if (!refusal) expect(slip.say).toBeDefined();
        expect(table.state).toEqual(before);
      }
    }
  });

  it.each(doing.filter(({ step }) => step.brings))(
    "reaches with the moves of $name what it asks for",
    async ({ at, step }) => {
      const { brings, done, text, from, first, then } = step;
      const bare: Lesson = {
        game,
        steps: [
          ...lesson.steps.slice(0, at),
          { from, first, then, text, done, brings, moves: ["none"] },
        ] as unknown as Lesson["steps"],
      };
      for (const move of step.moves!) {
        const table = await begin(bare, at);
        await table.play(move, kLearner);
        expect([move, table.stage]).toEqual([move, "done"]);
      }
    },
  );

  it("goes on only from steps that end in one way", () => {
    for (const [i, step] of lesson.steps.entries()) {
      const before = lesson.steps[i - 1];
      if (step.from || !before) continue;
      expect([i + 1, before.moves?.length ?? 1, before.brings, before.free]).toEqual([i + 1, 1, undefined, undefined]);
    }
  });

  it("is walked through from the first step to the last", async () => {
    const table = await begin(lesson, 0);
    for (const step of lesson.steps) {
      expect(table.step.text).toEqual(step.text);
      if (step.moves) await table.play(step.moves[0], kLearner);
      expect([table.at + 1, table.stage]).toEqual([table.at + 1, "done"]);
      if (!table.isLast) expect(await table.next()).toBeNull();
    }
    expect(table.isLast).toBe(true);
  });
});

describe("A lesson", () => {
  const lessonOf = async (game: GameId) => (await looks[game].lesson.load()).lesson as Lesson;

  it("begins a step anew when the sand runs out before the learner is done", async () => {
    const lesson = await lessonOf("penta-rush");
    const at = lesson.steps.findIndex((step) => step.slips?.some((slip) => slip.code === "penta-rush.stop"));
    const table = await begin(lesson, at);
    const before = table.state;
    expect(await table.change({ op: "play", seat: "clock", move: "time" })).toBeNull();
    expect([table.stage, table.reply?.tone]).toEqual(["doing", "again"]);
    expect(table.reply?.say?.[1]).toContain("The sand ran out");
    expect(table.state).toEqual(before);
  });

  it("takes a refused clock for nothing", async () => {
    const table = await begin(await lessonOf("penta-rush"), 1);
    expect((await table.change({ op: "play", seat: "clock", move: "time" }))?.code).toBe("penta-rush.sand-stands");
    expect([table.stage, table.reply]).toEqual(["doing", null]);
  });

  it("lets nobody act while it shows something, and says nothing to a move then", async () => {
    const table = await begin(await lessonOf("riomino"), 0);
    expect(table.stage).toBe("done");
    expect(table.acting).toBeNull();
    expect(await table.play("1,0:0220", kLearner)).toBeNull();
    expect(table.state.moves_played).toBe(0);
  });

  it("goes back, on and anew, also from the middle of what follows a move", async () => {
    const lesson = await lessonOf("rivero");
    const table = await begin(lesson, 2);
    const atThree = table.state.position;
    await table.play(lesson.steps[2]!.moves![0], kLearner);
    expect(table.state.position).not.toEqual(atThree);
    await table.restart();
    expect(table.state.position).toEqual(atThree);
    await table.goTo(1);
    const playing = table.play("ocean", kLearner);
    await Promise.all([playing, table.goTo(2)]);
    expect([table.at, table.stage, table.reply]).toEqual([2, "doing", null]);
    expect(table.state.position).toEqual(atThree);
    await table.goTo(99);
    expect(table.isLast).toBe(true);
  });

  it("answers a legal move that no slip names, and shows its effect before it takes it back", async () => {
    const lesson = await lessonOf("pente");
    const seen: number[] = [];
    const habits = {
      turns: true,
      language: () => "en",
      pause: async () => void seen.push(table.state.moves_played),
    };
    const table = (await LessonTable.begin(lesson, doorHere(opened), habits, 1)) as LessonTable;
    await table.play("A1", kLearner);
    expect(seen).toEqual([1]);
    expect(table.reply).toEqual({ tone: "again", say: undefined });
    expect(table.state.moves_played).toBe(0);
  });

  it("shows only the learner's own hand", async () => {
    const table = await begin(await lessonOf("rivero"), 0);
    const { hands } = table.state.position as { hands: string[][] };
    expect(hands[0]).toEqual(["N5", "N7", "C10", "D3", "A8"]);
    expect(new Set(hands[1])).toEqual(new Set(["?"]));
  });

  it("names what is wrong with its position", async () => {
    const broken = {
      game: "pente",
      steps: [{ from: { game: "pente", variant: "standard", size: 4 }, text: ["", "", "", ""] }],
    } as unknown as Lesson;
    await expect(begin(broken, 0)).rejects.toThrow(/step 1: .+/);
  });
});

describe("Progress", () => {
  it("is kept, and read back for what fits", () => {
    progress.note("pente", { at: 3, done: false });
    expect(progress.of("pente")).toEqual({ at: 3, done: false });
    expect(progress.of("rivero")).toEqual({ at: 0, done: false });
    expect(readProgress(kept.get("pentario.learn"))).toEqual({ pente: { at: 3, done: false } });
  });

  it.each([
    "",
    "no",
    "[]",
    "7",
    '{"pente":3}',
    '{"pente":{"at":-1,"done":true}}',
    '{"pente":{"at":99,"done":true}}',
    '{"pente":{"at":1.5,"done":true}}',
    '{"chess":{"at":1,"done":true}}',
    '{"pente":{"at":1,"done":"yes"}}',
  ])("takes %j for nothing begun", (text) => expect(readProgress(text)).toEqual({}));

  it("leads to the next game that has not been walked through", () => {
    expect(nextAfter("pente")).toBe("riomino");
    progress.note("riomino", { at: 0, done: true });
    expect(nextAfter("pente")).toBe("penta-rush");
    for (const game of kGames) progress.note(game, { at: 0, done: true });
    expect(nextAfter("rivero")).toBeNull();
  });
});

describe("A mark", () => {
  it("is found by the name its element has on the table", () => {
    expect(selectorOf("cell:0,-1")).toBe('[data-cell="0,-1"]');
    expect(selectorOf("thing:slot:0")).toBe('[data-thing="slot:0"]');
    expect(selectorOf("face:01")).toBe('[data-stock="0"] [data-face="01"]');
  });

  it("is read out by its label", () => {
    const page = document.createElement("div");
    page.innerHTML = '<i data-card="N5" aria-label="Nile 5"></i><i data-tile="X"></i>';
    expect(namesOf([...page.children])).toEqual(["Nile 5"]);
  });
});
