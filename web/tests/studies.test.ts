// Studies in the browser's database: moved there once, saved as a file with the rest, and full.

import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Study } from "$/study/studies";
import type { SavedTable } from "$/table/shelf";

const kHead = "pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n0 K10\n";
const summary = { over: true, moves: 1, scores: [0, 0], winners: [0], reason: null };
const person = { kind: "person" as const, name: "" };
const base = { game: "pente" as const, variant: "standard", sitters: [person, person], seed: "7", record: kHead };
const saved = (id: string): SavedTable => ({ ...base, id, begun: 1, touched: 2, summary });
const line = { id: 1, game: 0, parent: 0, at: 1, moves: [{ seat: 1, move: "J9" }] };
const study = (id: string): Study => ({ saved: saved(id), lines: [line] });

/** The rooms as a page finds them that was just opened. */
async function opened() {
  vi.resetModules();
  const { studies } = await import("$/study/studies");
  const device = await import("$/me/device");
  return { studies, ...device };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("indexedDB", new IDBFactory());
});

describe("Studies", () => {
  it("are in the database, and found by the next page", async () => {
    const { studies } = await opened();
    expect(await studies.save(study("a"))).toBe(true);
    expect(localStorage.length).toBe(0);
    const next = await opened();
    expect(await next.studies.find("a")).toEqual(study("a"));
    await next.studies.remove("a");
    expect(await (await opened()).studies.all()).toEqual([]);
  });

  it("that lie where they were kept before are moved once, and nothing else is", async () => {
    localStorage.setItem("pentario.study.a", JSON.stringify(study("a")));
    localStorage.setItem("pentario.language", "fr");
    const { studies } = await opened();
    expect((await studies.all()).map(({ saved: { id } }) => id)).toEqual(["a"]);
    expect(Object.keys(localStorage)).toEqual(["pentario.language"]);
    expect(await (await opened()).studies.find("a")).toEqual(study("a"));
  });

  it("that find no room stay until the page is closed, and say so", async () => {
    const { studies } = await opened();
    expect(await studies.save(study("a"))).toBe(true);
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await studies.save(study("b"))).toBe(false);
    expect([studies.isLoose("a"), studies.isLoose("b")]).toEqual([false, true]);
    expect(await studies.find("b")).toEqual(study("b"));
    full.mockRestore();
    expect(await studies.save(study("b"))).toBe(true);
    expect(studies.isLoose("b")).toBe(false);
  });

  it.each([
    ["is missing", () => vi.stubGlobal("indexedDB", undefined)],
    [
      "is closed to us",
      () =>
        vi.spyOn(indexedDB, "open").mockImplementation(() => {
          throw new DOMException("no", "SecurityError");
        }),
    ],
  ])("are kept like everything else where the database %s", async (_, take) => {
    take();
    const { studies } = await opened();
    expect(await studies.save(study("a"))).toBe(true);
    expect(localStorage.getItem("pentario.study.a")).toContain("J9");
    expect(await studies.find("a")).toEqual(study("a"));
  });

  it("go along when everything is saved as a file, comes back, and is deleted", async () => {
    const { studies, everything, writeFile, readFile, forgetAll, keepAll, afterImport } = await opened();
    await studies.save(study("a"));
    localStorage.setItem("pentario.language", "fr");
    const file = readFile(writeFile(await everything(), 5));
    if (typeof file === "string") throw new Error(file);
    expect(Object.keys(file.kept)).toEqual(["pentario.language", "pentario.study.a"]);
    await forgetAll();
    expect(await studies.all()).toEqual([]);
    expect(await keepAll(afterImport(await everything(), file.kept, "merge"))).toBe(true);
    expect(await studies.find("a")).toEqual(study("a"));
    expect(localStorage.getItem("pentario.study.a")).toBeNull();
  });

  it("leave all as it was when a file has more than there is room for", async () => {
    const { studies, everything, keepAll } = await opened();
    await studies.save(study("a"));
    const before = await everything();
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    put.mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await keepAll({ "pentario.study.b": JSON.stringify(study("b")) })).toBe(false);
    put.mockRestore();
    expect(await everything()).toEqual(before);
  });
});
