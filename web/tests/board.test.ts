// The board layer: where places lie, and what pointer, finger and keys mean.

import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "$/board/Board.svelte";
import { grid, placesAt, type Cell } from "$/board/geometry";
import { lensOver } from "$/board/lens";

const kNames = "abcde";
const name = (column: number, row: number) => `${kNames[column]}${row}`;

describe("geometry", () => {
  const board = grid(3, 2, name);
  it("lists the places by rows from the top", () => {
    expect(board.rows).toEqual([
      ["a0", "b0", "c0"],
      ["a1", "b1", "c1"],
    ]);
    expect(board.box).toEqual({ x: -0.5, y: -0.5, width: 3, height: 2 });
  });
  it("finds the place nearest to a point, and none beyond the rim", () => {
    expect(board.at({ x: 1.4, y: 0.6 })).toBe("b1");
    expect(board.at({ x: -0.6, y: 0 })).toBeNull();
    expect(board.at(board.centre("c1"))).toBe("c1");
  });
  it("steps from place to place", () => {
    expect(board.beside("a0", 2, 1)).toBe("c1");
    expect(board.beside("a0", -1, 0)).toBeNull();
  });
  it("knows boards with gaps", () => {
    const gap = placesAt([
      { cell: "x", column: -1, row: 0 },
      { cell: "y", column: 1, row: 0 },
    ]);
    expect(gap.box).toEqual({ x: -1.5, y: -0.5, width: 3, height: 1 });
    expect(gap.beside("x", 1, 0)).toBeNull();
    expect(gap.beside("x", 2, 0)).toBe("y");
  });
});

describe("lens", () => {
  const box = { x: -1, y: -1, width: 20, height: 20 };
  const scale = 17.6;
  const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
  it("lies above the finger where there is room", () => {
    const { centre, radius } = lensOver({ x: 9, y: 15 }, scale, box);
    expect(centre.x).toBe(9);
    expect(centre.y + radius).toBeLessThan(15);
  });
  it("never covers the finger and never leaves the board sideways", () => {
    for (let x = 0; x <= 18; ++x)
      for (let y = 0; y <= 18; ++y) {
        const { centre, radius } = lensOver({ x, y }, scale, box);
        expect(far(centre, { x, y }), `${x} ${y}`).toBeGreaterThan(radius);
        expect(centre.x - radius).toBeGreaterThanOrEqual(box.x - 1e-9);
        expect(centre.x + radius).toBeLessThanOrEqual(box.x + box.width + 1e-9);
      }
  });
  it("shows places large enough to tell apart", () => {
    expect(lensOver({ x: 9, y: 9 }, scale, box).zoom * scale).toBeGreaterThanOrEqual(40);
  });
});

describe("Board", () => {
  let scale = 40;
  const heard = { picked: [] as Cell[], pointed: [] as (Cell | null)[], traced: [] as (Cell | null)[] };
  let board: Record<string, unknown> | undefined;

  beforeEach(() => {
    scale = 40;
    heard.picked = [];
    heard.pointed = [];
    heard.traced = [];
    const matrix = () => ({ a: scale, d: scale, e: 100, f: 50 }) as DOMMatrix;
    Object.assign(SVGElement.prototype, { getScreenCTM: matrix, setPointerCapture: vi.fn() });
  });
  afterEach(async () => {
    if (board) await unmount(board);
    document.body.replaceChildren();
  });

  function lay(more: object = {}): SVGSVGElement {
    board = mount(Board, {
      target: document.body,
      props: {
        geometry: grid(5, 5, name),
        label: "a board",
        describe: (cell: Cell) => `place ${cell}`,
        onpick: (cell: Cell) => heard.picked.push(cell),
        onpoint: (cell: Cell | null) => heard.pointed.push(cell),
        children: createRawSnippet(() => ({ render: () => "<g></g>" })),
        ...more,
      },
    });
    flushSync();
    return document.querySelector("svg")!;
  }
  function point(svg: SVGSVGElement, type: string, column: number, row: number, pointerType = "mouse") {
    const place = { clientX: 100 + column * scale, clientY: 50 + row * scale };
    svg.dispatchEvent(new PointerEvent(type, { ...place, pointerType, bubbles: true }));
    flushSync();
  }
  function tap(svg: SVGSVGElement, column: number, row: number, pointerType = "touch") {
    point(svg, "pointerdown", column, row, pointerType);
    point(svg, "pointerup", column, row, pointerType);
  }
  function press(svg: SVGSVGElement, key: string) {
    svg.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  }

  it("is a grid that says what is where", () => {
    const svg = lay();
    expect(svg.getAttribute("role")).toBe("grid");
    expect(svg.getAttribute("aria-label")).toBe("a board");
    expect(svg.querySelectorAll("[role=row]")).toHaveLength(5);
    expect(svg.querySelector("[data-cell=c2]")?.getAttribute("aria-label")).toBe("place c2");
  });
  it("takes a click, and not one that slid to another place", () => {
    const svg = lay();
    tap(svg, 1, 2, "mouse");
    point(svg, "pointerdown", 1, 1);
    point(svg, "pointerup", 3, 1);
    expect(heard.picked).toEqual(["b2"]);
  });
  it("tells where the pointer rests, once for each place", () => {
    const svg = lay();
    point(svg, "pointermove", 1, 1);
    point(svg, "pointermove", 1.2, 1);
    point(svg, "pointermove", 2, 1);
    point(svg, "pointerleave", 2, 1);
    expect(heard.pointed).toEqual(["b1", "c1", null]);
  });
  it("takes nothing while it is not enabled", () => {
    const svg = lay({ enabled: false });
    tap(svg, 1, 1, "mouse");
    press(svg, "ArrowUp");
    press(svg, "Enter");
    expect(heard.picked).toEqual([]);
    expect(svg.getAttribute("aria-disabled")).toBe("true");
  });
  it("is played by keys, from the middle", () => {
    const svg = lay();
    press(svg, "ArrowLeft");
    expect(svg.getAttribute("aria-activedescendant")).toBe(svg.querySelector("[data-cell=c2]")?.id);
    press(svg, "ArrowLeft");
    press(svg, "ArrowUp");
    press(svg, "Enter");
    press(svg, " ");
    expect(heard.pointed).toEqual(["c2", "b2", "b1"]);
    expect(heard.picked).toEqual(["b1", "b1"]);
    expect(svg.querySelector(".cursor")).not.toBeNull();
  });
  it("stays at the rim", () => {
    const svg = lay();
    for (let i = 0; i < 9; ++i) press(svg, "ArrowDown");
    press(svg, "Enter");
    expect(heard.picked).toEqual(["c4"]);
  });
  it("asks a finger twice where places are too fine, with a lens while it rests", () => {
    scale = 18;
    const svg = lay({ fine: true });
    point(svg, "pointerdown", 1, 1, "touch");
    expect(svg.querySelector(".lens")).not.toBeNull();
    point(svg, "pointermove", 2, 1, "touch");
    point(svg, "pointerup", 2, 1, "touch");
    expect(svg.querySelector(".lens")).toBeNull();
    expect(heard.picked).toEqual([]);
    tap(svg, 2, 1);
    expect(heard.picked).toEqual(["c1"]);
  });
  it("takes another place instead of the one that waits, and Escape forgets it", () => {
    scale = 18;
    const svg = lay({ fine: true });
    tap(svg, 1, 1);
    tap(svg, 3, 3);
    tap(svg, 1, 1);
    expect(heard.picked).toEqual([]);
    press(svg, "Escape");
    tap(svg, 1, 1);
    expect(heard.picked).toEqual([]);
    tap(svg, 1, 1);
    expect(heard.picked).toEqual(["b1"]);
  });
  it("takes a finger at once where places are large, and a mouse always", () => {
    const large = lay({ fine: true });
    tap(large, 1, 1);
    scale = 18;
    tap(large, 2, 2, "mouse");
    expect(heard.picked).toEqual(["b1", "c2"]);
  });
  it("forgets a touch that the browser took away", () => {
    scale = 18;
    const svg = lay({ fine: true });
    point(svg, "pointerdown", 1, 1, "touch");
    point(svg, "pointercancel", 1, 1, "touch");
    point(svg, "pointerup", 1, 1, "touch");
    expect(svg.querySelector(".lens")).toBeNull();
    expect(heard.picked).toEqual([]);
    expect(heard.pointed.at(-1)).toBeNull();
  });
  it("tells a trace place by place, and its end", () => {
    const svg = lay({ ontrace: (cell: Cell | null) => heard.traced.push(cell) });
    point(svg, "pointerdown", 0, 0);
    point(svg, "pointermove", 1, 0);
    point(svg, "pointermove", 1.1, 0);
    point(svg, "pointermove", 1, 1);
    point(svg, "pointerup", 1, 1);
    expect(heard.traced).toEqual(["a0", "b0", "b1", null]);
  });
});
