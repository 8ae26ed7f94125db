// Keys on boards and in groups of buttons, and the list of keys.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { placesAt, type Cell } from "$/board/geometry";
import { nearest, roving } from "$/board/roving";
import { commandOf, keyGroups, offerKeys } from "$/frame/keys.svelte";
import { looks } from "$/games";
import { allWords } from "$/i18n/all";
import { kGames } from "$/rules/catalog";
import BoardHere from "./BoardHere.svelte";

// A cross: a1 b1 c1 in the middle row, b0 above, b2 below.
const cross = placesAt([
  { cell: "b0", column: 1, row: 0 },
  { cell: "a1", column: 0, row: 1 },
  { cell: "b1", column: 1, row: 1 },
  { cell: "c1", column: 2, row: 1 },
  { cell: "b2", column: 1, row: 2 },
]);

function board(isPossible?: (cell: Cell) => boolean) {
  const picked: Cell[] = [];
  const held = mount(BoardHere, {
    target: document.body,
    props: { geometry: cross, isPossible, onpick: (cell: Cell) => picked.push(cell) },
  });
  flushSync();
  const grid = document.querySelector<SVGSVGElement>("[role=grid]")!;
  grid.focus();
  const press = (key: string, more: KeyboardEventInit = {}) => {
    grid.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
    flushSync();
    const id = grid.getAttribute("aria-activedescendant");
    return (id && document.getElementById(id)?.getAttribute("data-cell")) ?? null;
  };
  return { picked, grid, press, close: () => unmount(held) };
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("A board by keys", () => {
  it("goes by arrows, to the ends of row, column and board, and chooses", async () => {
    const { press, picked, close } = board();
    expect(press("ArrowUp")).toBe("b0");
    expect(press("ArrowLeft")).toBe("b0"); // nothing lies there
    expect(press("PageDown")).toBe("b2");
    expect(press("PageUp")).toBe("b0");
    expect(press("ArrowDown")).toBe("b1");
    expect(press("Home")).toBe("a1");
    expect(press("End")).toBe("c1");
    expect(press("Home", { ctrlKey: true })).toBe("b0");
    expect(press("End", { ctrlKey: true })).toBe("b2");
    press("Enter");
    press(" ");
    expect(picked).toEqual(["b2", "b2"]);
    await close();
  });

  it("goes on to the next place that is possible, and back", async () => {
    const { press, close } = board((cell) => cell === "c1" || cell === "b0");
    expect(press("n")).toBe("c1");
    expect(press("n")).toBe("b0");
    expect(press("N", { shiftKey: true })).toBe("c1");
    await close();
  });

  it("tells rows and columns, gaps counted", async () => {
    const { grid, close } = board();
    expect(grid.getAttribute("aria-colcount")).toBe("3");
    expect([...grid.querySelectorAll("[role=row]")].map((row) => row.getAttribute("aria-rowindex"))).toEqual([
      "1",
      "2",
      "3",
    ]);
    expect(grid.querySelector('[data-cell="b0"]')?.getAttribute("aria-colindex")).toBe("2");
    await close();
  });
});

describe("A group of buttons", () => {
  function group(count: number) {
    const box = document.body.appendChild(document.createElement("div"));
    const buttons = Array.from({ length: count }, (_, i) => {
      const button = box.appendChild(document.createElement("button"));
      button.getBoundingClientRect = () => new DOMRect((i % 3) * 50, Math.floor(i / 3) * 50, 40, 40);
      return button;
    });
    const leave = roving(box);
    const press = (key: string) => {
      document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      return buttons.indexOf(document.activeElement as HTMLButtonElement);
    };
    return { buttons, press, leave };
  }

  it("is one stop for Tab, and arrows go through it", () => {
    const { buttons, press, leave } = group(6);
    expect(buttons.map((one) => one.tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
    buttons[0]!.focus();
    expect(press("ArrowRight")).toBe(1);
    expect(press("ArrowDown")).toBe(4);
    expect(press("End")).toBe(5);
    expect(press("ArrowRight")).toBe(5);
    expect(press("Home")).toBe(0);
    expect(buttons.map((one) => one.tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
    leave();
  });

  it("gives the focus back when its buttons are switched on again", async () => {
    const { buttons, leave } = group(3);
    buttons[1]!.focus();
    for (const one of buttons) one.disabled = true;
    buttons[1]!.blur(); // as browsers do
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
    for (const one of buttons) one.disabled = false;
    await Promise.resolve();
    expect(document.activeElement).toBe(buttons[1]);
    leave();
  });

  it("finds what is nearest in a direction", () => {
    const { buttons, leave } = group(5);
    expect(nearest(buttons[0]!, buttons, [0, 1])).toBe(buttons[3]);
    expect(nearest(buttons[2]!, buttons, [1, 0])).toBeNull();
    leave();
  });
});

describe("The list of keys", () => {
  it("has the page's groups for as long as it is open", () => {
    const group = { title: "keys.game", list: [{ keys: ["X"], does: "keys.undo" }] } as const;
    const close = offerKeys(group);
    expect(keyGroups()).toContain(group);
    close();
    expect(keyGroups()).not.toContain(group);
  });

  it.each(kGames)("has words for every key of %s", (game) => {
    for (const { keys, does } of looks[game].keys ?? []) {
      expect(keys.length).toBeGreaterThan(0);
      expect(allWords).toHaveProperty([does]);
    }
  });

  it("hears no command while somebody writes, or with another key held", () => {
    const from = (target: Element, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent("keydown", { key: "M", bubbles: true, ...init });
      document.body.append(target);
      target.dispatchEvent(event);
      return commandOf(event);
    };
    expect(from(document.createElement("div"))).toBe("m");
    expect(from(document.createElement("input"))).toBeNull();
    expect(from(document.createElement("textarea"))).toBeNull();
    expect(from(document.createElement("div"), { ctrlKey: true })).toBeNull();
  });
});
