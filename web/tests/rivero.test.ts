// The table of Rivero: every legal move can be made by pointing, in every position.

import "./still";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { attempt, holds, litThings, matching, reachable, readChoice, type Choice } from "$/games/rivero/choices";
import { cardWidth, formOf, handWidth, pieceOf, towards } from "$/games/rivero/layout";
import { promptOf, type Scene } from "$/games/rivero/prompt";
import type { PositionOf } from "$/rules/catalog";
import { newestOf, tracedSteps } from "$/games/cards/story";
import { readCard, sorted } from "$/games/cards/card";
import Table from "$/games/rivero/Table.svelte";
import { partsOf } from "$/rules/parts";
import type { LegalMove, Step } from "$/rules/wire";
import { click, draws, sitDown, values, type Seen } from "./cards";
import { legal } from "./legal";

const read = (...moves: string[]): Choice[] => moves.map((move, i) => readChoice(legal("rivero", move, i), 1));

describe("Cards", () => {
  it("are read, and sorted by river or by value with hidden ones last", () => {
    expect(readCard("D10")).toEqual({ river: "D", value: 10 });
    expect(readCard("?")).toBeNull();
    expect(sorted(["A1", "?", "N10", "N2", "C1"], "river")).toEqual(["N2", "N10", "C1", "A1", "?"]);
    expect(sorted(["A1", "?", "N10", "N2", "C1"], "value")).toEqual(["C1", "A1", "N2", "N10", "?"]);
  });
  const step = (seat: Step["seat"], move: string) =>
    ({ seat, move, events: [], ...partsOf("rivero", move) }) as unknown as Step;
  it("tell what was done last and what was drawn", () => {
    const steps = [step(0, "a"), step(1, "b"), step("chance", "draw N4"), step(1, "c")];
    expect(tracedSteps(steps).map(({ move }) => move)).toEqual(["b", "c"]);
    expect(tracedSteps([])).toEqual([]);
    expect(newestOf(steps, ["N4", "D1"])).toBe("N4");
    expect(newestOf(steps, ["D1"])).toBeNull();
  });
});

describe("Choices of Rivero", () => {
  it("reads a river with a joker, and joins", () => {
    expect(readChoice(legal("rivero", "river N4 = N6", 2), 0)).toMatchObject({
      hand: ["N4", "N6"],
      joker: true,
      thing: "new",
    });
    expect(readChoice(legal("rivero", "join = N8 0.1", 1), 0)).toMatchObject({
      hand: ["N8"],
      joker: true,
      thing: "river:0.1",
    });
    expect(readChoice(legal("rivero", "tap 1.1 low", 0), 0).thing).toBe("tip:1.1:low");
    expect(readChoice(legal("rivero", "tap 2b", 0), 0).thing).toBe("place:2b");
    expect(readChoice(legal("rivero", "sun 0", 0), 1).thing).toBe("ground:0");
    expect(readChoice(legal("rivero", "lift", 0), 1).thing).toBe("ground:1");
    expect(readChoice(legal("rivero", "bridge joker", 0), 1).thing).toBe("slot:1");
  });
  it("counts equal cards", () => {
    expect(holds(["N4", "N4"], ["N4", "N4"])).toBe(true);
    expect(holds(["N4", "N5"], ["N4", "N4"])).toBe(false);
  });
  it("matches exactly what is chosen and reaches what needs more", () => {
    const choices = read("ocean", "river N4 N5 N6", "river N4 = N6", "join N4 1.2", "spring N4 1c");
    expect(matching(choices, { cards: ["N4"], joker: false }).map(({ move }) => move)).toEqual([
      "join N4 1.2",
      "spring N4 1c",
    ]);
    expect(matching(choices, { cards: ["N6", "N4"], joker: true }).map(({ move }) => move)).toEqual(["river N4 = N6"]);
    expect(reachable(choices, { cards: ["N6"], joker: false })).toHaveLength(2);
    expect(litThings(matching(choices, { cards: [], joker: false }))).toEqual(new Map([["ocean", 0]]));
  });
  it("says what somebody meant who points at what is not lit", () => {
    const card = { cards: ["N4"], joker: false };
    expect(attempt("river:0.1", card, false)).toBe("join N4 0.1");
    expect(attempt("place:2b", card, false)).toBe("double N4 2b");
    expect(attempt("place:2a", card, true)).toBe("spring N4 2a");
    expect(attempt("column:2", { cards: [], joker: false }, false)).toBe("column 2");
    expect(attempt("river:0.1", { cards: [], joker: false }, false)).toBeNull();
  });
});

describe("The room of the table", () => {
  it("is laid out by its shape", () => {
    expect(formOf({ width: 347, height: 467 })).toBe("tall");
    expect(formOf({ width: 507, height: 367 })).toBe("low");
    expect(formOf({ width: 1061, height: 831 })).toBe("wide");
  });
  it("has cards as wide as fit in rows, and no narrower than can be read", () => {
    const rivers = [7, 5, 7, 5].map((length) => pieceOf(length));
    const wide = cardWidth(rivers, { width: 1000, height: 140 }, 130);
    const narrow = cardWidth(rivers, { width: 347, height: 80 }, 104);
    expect(wide).toBeGreaterThan(45);
    expect(narrow).toBeLessThan(wide);
    expect(cardWidth(rivers, { width: 100, height: 20 }, 104)).toBe(24);
    expect(cardWidth([], { width: 0, height: 0 }, 104)).toBe(72);
  });
  it("keeps a hand in one row while a finger can tell its cards apart", () => {
    const room = { width: 347, height: 60 };
    for (const count of [1, 5, 6, 7]) expect(handWidth(count, room, "tall", 467)).toBeGreaterThanOrEqual(44);
    expect(handWidth(6, room, "tall", 467) * 6).toBeLessThan(347);
    expect(handWidth(12, room, "tall", 467)).toBeGreaterThanOrEqual(44); // in more rows
  });
  it("tells how near a seat is to its goal", () => {
    const rivers = {
      "0.1": ["N1", "N2", "N3", "=", "N5", "N6"],
      "0.2": ["A1", "A2", "A3", "A4", "A5", "A6"],
      "1.1": ["C1", "C2", "C3"],
    };
    expect(towards({ rivers }, 0, { goal: 3, goal_length: 6 })).toBe(1);
    expect(towards({ rivers }, 0, { goal: 1, goal_length: 8 })).toBe(6);
    expect(towards({ rivers: {} }, 1, { goal: 1, goal_length: 8 })).toBe(0);
  });
});

describe("The question", () => {
  const scene = (phase: string, moves: string[], more: Partial<Scene> = {}): Scene => ({
    position: { phase, option: "ocean", action: [null, null] } as unknown as PositionOf<"rivero">,
    acting: 1,
    over: false,
    choices: read(...moves),
    chosen: { cards: [], joker: false },
    ...more,
  });
  const asked = (phase: string, moves: string[], more?: Partial<Scene>) => promptOf(scene(phase, moves, more));

  it("is about taking first, then about laying, then about the spring", () => {
    expect(asked("choose", ["ocean"])).toEqual({ step: "take", text: "Take a card from the ocean." });
    expect(asked("choose", ["ocean", "action", "column 2"]).text).toContain("column of the spring");
    expect(asked("play", ["river N4 N5 N6", "double N4 2b", "spring N4 1c", "end"])).toEqual({
      step: "lay",
      text: "Lay a river, lay on an equal card, or lay a card in the spring.",
    });
    expect(asked("play", ["spring N4 1c"])).toMatchObject({ step: "end" });
    expect(asked("end", ["end"])).toEqual({ step: "end", text: "That was your turn: press Done." });
    expect(asked("end", ["ground N4"]).text).toContain("groundwater");
  });
  it("names what is chosen, and asks nobody when the game is over or another acts", () => {
    const chosen = { cards: ["N4"], joker: false };
    expect(asked("play", ["spring N4 1c"], { chosen }).text).toBe("Where does Nile 4 go? Any lit place will do.");
    expect(asked("play", ["river N4 N5 N6"], { chosen }).text).toContain("rest of the river");
    expect(asked("play", [], { chosen }).text).toContain("no place");
    expect(asked("play", ["end"], { over: true })).toEqual({ step: null, text: "" });
    expect(asked("play", ["end"], { acting: null })).toEqual({ step: null, text: "" });
  });
});

/** Makes a move as a person would: cards of the hand, the joker, then the thing itself. */
async function pointOut(seen: Seen, choice: Choice): Promise<void> {
  const { page, table } = seen;
  for (const card of choice.hand) click(page, `[data-card="${card}"]:not([aria-pressed="true"])`);
  if (choice.joker) click(page, `[data-thing="slot:${table.acting}"]`);
  const [kind, name] = choice.thing.split(":");
  if (kind === "place") click(page, `[data-place="${name}"]`);
  else if (kind === "column") click(page, `[data-place="${name}b"]`);
  else if (kind === "river") click(page, `[data-river="${name}"] button`);
  else if (kind === "tip" || kind === "card") click(page, `[data-part="${choice.thing}"]`);
  else if (kind === "end") click(page, `[data-move="end"]`);
  else click(page, `[data-thing="${choice.thing}"]`);
  await new Promise((resolve) => setTimeout(resolve, 0));
  flushSync();
}

/** Where a place has several meanings, or something would fall, there is a button for it. */
async function confirm(seen: Seen, before: number): Promise<boolean> {
  const asked = () =>
    seen.table.state.moves_played === before &&
    seen.page.querySelector<HTMLElement>(".prompt .button.main:not([data-move])");
  const button = asked();
  if (!button) return true;
  const meanings = seen.page.querySelectorAll(".prompt .button.main").length;
  button.click();
  await seen.settle();
  return meanings === 1;
}

describe("The table of Rivero", () => {
  it.each([
    ["standard", {}],
    ["eight", { attach_to: "any", spring_after_action: "yes" }],
    ["standard", { spring_duty: "seven", ocean_end: "at_once", take_groundwater: "turn" }],
  ])(
    "makes every move of a random game of %s with %j by pointing, to its end",
    { timeout: 240_000 },
    async (variant, options) => {
      const seen = await sitDown("rivero", variant, 11, options, Table);
      const { table } = seen;
      const draw = draws(9);
      for (let i = 0; i < 600 && !table.over; ++i) {
        const seat = table.acting!;
        const position = table.state.position as unknown as { hands: string[][] };
        expect(values(seen.page, "data-card")).toEqual([...position.hands[seat]!].sort());
        const choices = (table.moves as LegalMove<"rivero">[]).map((one) => readChoice(one, seat));
        const choice = choices[draw(choices.length)]!;
        const before = table.state.moves_played;
        await pointOut(seen, choice);
        const exact = await confirm(seen, before);
        await seen.settle();
        expect(table.refusal, choice.move).toBeNull();
        expect(table.state.moves_played, choice.move).toBeGreaterThan(before);
        const played = table.steps.slice(before).find((step) => step.seat === seat);
        if (exact && choice.verb !== "ground") expect(played?.verb).toBe(choice.verb);
      }
      expect(table.over).toBe(true);
      seen.close();
    },
  );
});
