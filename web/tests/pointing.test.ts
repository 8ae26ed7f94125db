// Where a refusal points: what its arguments name on the table, or the place that was tried.

import { afterEach, describe, expect, it } from "vitest";
import { lastTouched, namesIn, placesFor, shake } from "$/board/pointing";
import type { Refusal } from "$/rules/wire";

const refusal = (args?: Refusal["args"]): Refusal => ({ code: "c", message: "m", ...(args ? { args } : {}) });

function tableOf(markup: string): HTMLElement {
  document.body.innerHTML = `<main>${markup}</main>`;
  return document.querySelector("main")!;
}
const kTable =
  `<svg><rect data-cell="0,1"/><rect data-cell="0,-2"/><rect data-cell="K10" id="k"/></svg>` +
  `<button data-card="N5"></button><button data-card="N6"></button><b data-stock="1"></b>` +
  `<b data-spot="column:2 tap"></b><b data-river="1N"></b>`;
const found = (args: Refusal["args"], tried: Element | null = null) =>
  placesFor(tableOf(kTable), refusal(args), tried).map((one) => Object.values((one as HTMLElement).dataset).join());

afterEach(() => void (document.body.innerHTML = ""));

describe("A refusal's names", () => {
  it("are places, cards by river and value, and what is counted", () => {
    expect(namesIn(refusal({ square: "0,-2" }))).toEqual(["0,-2"]);
    expect(namesIn(refusal({ river: "river-nile", value: 5, square: "1,1" }))).toEqual(["N5", "1,1"]);
    expect(namesIn(refusal({ column: 2, action: "action-tap" }))).toEqual(["column:2", "tap"]);
    expect(namesIn(refusal({ squares: "a1 a2 a3" }))).toEqual(["a1", "a2", "a3"]);
    expect(namesIn(refusal())).toEqual([]);
  });
});

describe("The places it means", () => {
  it("are all that carry one of the names", () => {
    expect(found({ square: "0,-2" })).toEqual(["0,-2"]);
    expect(found({ river: "river-nile", value: 5, square: "0,1" })).toEqual(["0,1", "N5"]);
    expect(found({ action: "action-tap" })).toEqual(["column:2 tap"]);
    expect(found({ seat: 1 })).toEqual(["1"]);
    expect(found({ where: "1N" })).toEqual(["1N"]);
  });

  it("are the one that was tried where the refusal names none, and nothing beyond the table", () => {
    const table = tableOf(kTable);
    const tried = table.querySelector("#k")!;
    expect(placesFor(table, refusal({ most: 5 }), tried)).toEqual([tried]);
    expect(placesFor(table, refusal(), null)).toEqual([]);
    expect(placesFor(table, refusal(), document.createElement("b"))).toEqual([]);
  });

  it("are marked, and freed again", () => {
    const table = tableOf(kTable);
    const free = shake([...table.querySelectorAll("[data-card]")]);
    expect(table.querySelectorAll("[data-refused]")).toHaveLength(2);
    free();
    expect(table.querySelectorAll("[data-refused]")).toHaveLength(0);
  });
});

describe("The place that was tried", () => {
  it("is where a key was pressed: the board's cell, or the thing with the focus", () => {
    const table = tableOf(`<svg tabindex="0" aria-activedescendant="k"><rect data-cell="K10" id="k"/></svg>
      <button data-card="N5"></button><button id="bare"></button>`);
    const closed = new AbortController();
    const touched = lastTouched(table, closed.signal);
    const press = (selector: string) => {
      const one = table.querySelector<HTMLElement>(selector)!;
      one.focus();
      one.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    };
    expect(touched()).toBeNull();
    press("svg");
    expect(touched()).toBe(table.querySelector("#k"));
    press("[data-card]");
    expect(touched()).toBe(table.querySelector("[data-card]"));
    press("#bare"); // no place: what came before it is not meant
    expect(touched()).toBeNull();
    closed.abort();
    press("svg");
    expect(touched()).toBeNull();
  });
});
