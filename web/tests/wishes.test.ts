// What boards are made of and how cards are drawn: kept, and written where the colours are chosen.

import { afterEach, describe, expect, it, vi } from "vitest";

const fresh = async () => {
  vi.resetModules();
  return await import("$/frame/wishes.svelte");
};
afterEach(() => localStorage.clear());

describe("The material", () => {
  it("is wood and drawn cards at first", async () => {
    const { wishes } = await fresh();
    expect([wishes.board.now, wishes.cards.now]).toEqual(["wood", "drawn"]);
    expect(document.documentElement.dataset.board).toBe("wood");
  });

  it("is kept on the device", async () => {
    const { wishes } = await fresh();
    wishes.board.now = "stone";
    wishes.cards.now = "plain";
    expect(document.documentElement.dataset.board).toBe("stone");
    const later = await fresh();
    expect([later.wishes.board.now, later.wishes.cards.now]).toEqual(["stone", "plain"]);
  });

  it("does not take what it does not know", async () => {
    localStorage.setItem("pentario.board", "glass");
    expect((await fresh()).wishes.board.now).toBe("wood");
  });
});
