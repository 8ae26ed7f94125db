// What boards are made of and how cards are drawn: kept, and written where the colours are chosen.

import { afterEach, describe, expect, it, vi } from "vitest";

const fresh = async () => {
  vi.resetModules();
  return await import("$/frame/material.svelte");
};
afterEach(() => localStorage.clear());

describe("The material", () => {
  it("is wood and drawn cards at first", async () => {
    const { boardKind, cardKind } = await fresh();
    expect([boardKind.current, cardKind.current]).toEqual(["wood", "drawn"]);
    expect(document.documentElement.dataset.board).toBe("wood");
  });

  it("is kept on the device", async () => {
    const { boardKind, cardKind } = await fresh();
    boardKind.current = "stone";
    cardKind.current = "plain";
    expect(document.documentElement.dataset.board).toBe("stone");
    const later = await fresh();
    expect([later.boardKind.current, later.cardKind.current]).toEqual(["stone", "plain"]);
  });

  it("does not take what it does not know", async () => {
    localStorage.setItem("pentario.board", "glass");
    expect((await fresh()).boardKind.current).toBe("wood");
  });
});
