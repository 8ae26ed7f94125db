// Picking up and putting down: what is a tap, what is a drag, what scrolls, and what ends it.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { carrying, drag, type Carrying } from "$/board/drag";

let told: string[] = [];
let undo: () => void = () => undefined;
/** What lies where: the places of the page by their left edge, each a hundred wide. */
const kPlaces: Record<number, string> = { 2: "a", 3: "b" };

const thing = () => document.querySelector<HTMLElement>("[data-thing=x]")!;
const copy = () => document.querySelector<HTMLElement>("[data-carried]");

function lay(more: Partial<Carrying> = {}): void {
  document.body.innerHTML = `<ul><li data-thing="x">x</li><li>no thing</li></ul>
    <div data-drop="a"><i></i></div><div data-drop="b"></div>`;
  const wishes: Carrying = {
    things: "[data-thing]",
    take: (one) => (told.push(`take ${one.getAttribute("data-thing")}`), true),
    over: (place) => told.push(`over ${place}`),
    drop: (place) => (told.push(`drop ${place}`), place === "a"),
    end: (accepted) => told.push(`end ${accepted}`),
    ...more,
  };
  undo = drag(wishes)(document.querySelector("ul")!);
}
function point(type: string, x: number, y: number, more: PointerEventInit = {}, at: Element = thing()): void {
  const event = { clientX: x, clientY: y, pointerId: 1, pointerType: "mouse", buttons: 1, ...more };
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...event }));
}
const kFinger = { pointerType: "touch" };
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
/** Whether the page may scroll with this touch. */
function scrolls(x: number, y: number): boolean {
  const event = new Event("touchmove", { bubbles: true, cancelable: true });
  return thing().dispatchEvent(Object.assign(event, { touches: [{ clientX: x, clientY: y }] }));
}
/** The whole page is longer than the window. */
function lengthen(): void {
  const page = document.documentElement;
  vi.spyOn(page, "scrollHeight", "get").mockReturnValue(2000);
  vi.spyOn(page, "clientHeight", "get").mockReturnValue(700);
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  told = [];
  document.elementsFromPoint = (x) => {
    const place = document.querySelector(`[data-drop="${kPlaces[Math.floor(x / 100)]}"]`);
    return place ? [place.firstElementChild ?? place, document.body] : [document.body];
  };
});
afterEach(async () => {
  press("Escape");
  undo();
  vi.useRealTimers();
  await settled();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("A thing that can be dragged", () => {
  it("is picked up after a few pixels, follows, and is put down where it is accepted", async () => {
    lay();
    point("pointerdown", 10, 10);
    point("pointermove", 13, 12);
    expect(copy()).toBeNull();
    point("pointermove", 20, 10);
    expect(copy()?.style.translate).toBe("10px 0px"); // held where it was gripped
    expect(thing().hasAttribute("data-held")).toBe(true);
    point("pointermove", 320, 50);
    point("pointermove", 250, 50);
    point("pointermove", 251, 50);
    point("pointerup", 251, 50);
    await settled();
    expect(told).toEqual(["take x", "over b", "over a", "drop a", "end true"]);
    expect(copy()).toBeNull();
    expect(thing().hasAttribute("data-held")).toBe(false);
    expect(carrying()).toBe(false);
  });
  it("goes back where it is refused, or where there is no place", async () => {
    lay();
    for (const x of [350, 50]) {
      point("pointerdown", 10, 10);
      point("pointermove", x, 40);
      point("pointerup", x, 40);
      await settled();
      expect(copy()).toBeNull();
    }
    expect(told).toEqual(["take x", "over b", "drop b", "end false", "take x", "end false"]);
  });
  it("leaves taps to the thing, and swallows the click that ends a drag", async () => {
    lay();
    const clicked = vi.fn();
    thing().addEventListener("click", clicked);
    point("pointerdown", 10, 10);
    point("pointerup", 12, 10);
    thing().click();
    expect(clicked).toHaveBeenCalledTimes(1);
    point("pointerdown", 10, 10);
    point("pointermove", 250, 10);
    point("pointerup", 250, 10);
    thing().click();
    expect(clicked).toHaveBeenCalledTimes(1);
    await settled();
    thing().click();
    expect(clicked).toHaveBeenCalledTimes(2);
    expect(told.filter((one) => one === "take x")).toHaveLength(1);
  });
  it("stays where the table says so, and what is no thing is none", () => {
    lay({ take: () => false });
    point("pointerdown", 10, 10);
    point("pointermove", 250, 10);
    expect(copy()).toBeNull();
    point("pointerdown", 10, 10, {}, document.querySelectorAll("li")[1]!);
    point("pointermove", 250, 10);
    expect(copy()).toBeNull();
    expect(told).toEqual([]);
  });
  it("is taken back by Escape, another button, a lost pointer, and when it leaves the page", () => {
    lay();
    const ends: (() => void)[] = [
      () => press("Escape"),
      () => point("pointermove", 251, 10, { buttons: 3 }),
      () => point("pointercancel", 251, 10),
      () => window.dispatchEvent(new Event("blur")),
      () => undo(),
    ];
    for (const end of ends) {
      told = [];
      point("pointerdown", 10, 10);
      point("pointermove", 250, 10);
      end();
      point("pointerup", 250, 10);
      expect(told).toEqual(["take x", "over a", "end false"]);
      expect(copy()).toBeNull();
    }
  });
  it("turns by a second finger, by the wheel once a notch, and by keys", () => {
    const turns: number[] = [];
    lay({ turn: (by) => turns.push(by) });
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    press("r");
    expect(heard).toHaveBeenCalledTimes(1); // nothing is held yet: the key is the table's
    point("pointerdown", 10, 10, kFinger);
    point("pointermove", 250, 10, kFinger);
    point("pointerdown", 400, 300, { ...kFinger, pointerId: 2 }, document.body);
    press("r");
    press(" ");
    press("R", { shiftKey: true });
    for (let i = 0; i < 3; ++i) thing().dispatchEvent(new WheelEvent("wheel", { deltaY: -40, bubbles: true }));
    expect(turns).toEqual([1, 1, 1, -1, -1]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(copy()).not.toBeNull();
    document.body.removeEventListener("keydown", heard);
  });
  it("lies above a finger, and is also meant where only it covers a place", () => {
    lay();
    vi.spyOn(thing(), "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 60, 80));
    document.elementsFromPoint = (_x, y) => (y > 300 && y < 400 ? [document.querySelector("[data-drop=a]")!] : []);
    point("pointerdown", 10, 10, kFinger);
    point("pointermove", 100, 440, kFinger);
    expect(copy()?.style.translate).toBe("70px 346px");
    expect(told).toEqual(["take x"]);
    vi.spyOn(copy()!, "getBoundingClientRect").mockReturnValue(new DOMRect(70, 300, 60, 80));
    point("pointermove", 100, 441, kFinger);
    expect(told).toEqual(["take x", "over a"]);
  });
});

describe("A finger", () => {
  it("drags at once where nothing scrolls", () => {
    lay();
    point("pointerdown", 10, 10, kFinger);
    point("pointermove", 10, 30, kFinger);
    expect(copy()).not.toBeNull();
    expect(scrolls(10, 30)).toBe(false);
  });
  it("scrolls a page that scrolls, and drags across it", () => {
    lay();
    lengthen();
    point("pointerdown", 10, 10, kFinger);
    expect(scrolls(10, 40)).toBe(true);
    point("pointermove", 10, 40, kFinger);
    point("pointermove", 250, 40, kFinger);
    expect(copy()).toBeNull();
    point("pointerup", 250, 40, kFinger);
    point("pointerdown", 10, 10, kFinger);
    expect(scrolls(40, 10)).toBe(false);
    point("pointermove", 40, 10, kFinger);
    expect(copy()).not.toBeNull();
  });
  it("picks up by resting, and then nothing scrolls", () => {
    vi.useFakeTimers();
    lay();
    lengthen();
    point("pointerdown", 10, 10, kFinger);
    vi.advanceTimersByTime(400);
    expect(copy()).not.toBeNull();
    expect(scrolls(10, 40)).toBe(false);
    point("pointermove", 250, 300, kFinger);
    expect(told).toEqual(["take x", "over a"]);
  });
  it("that rested and did not move is a slow tap", async () => {
    vi.useFakeTimers();
    lay();
    const clicked = vi.fn();
    thing().addEventListener("click", clicked);
    point("pointerdown", 250, 10, kFinger);
    vi.advanceTimersByTime(400);
    point("pointerup", 250, 10, kFinger);
    thing().click();
    expect(clicked).toHaveBeenCalledOnce();
    expect(told.at(-1)).toBe("end false");
    expect(copy()).toBeNull();
  });
});
