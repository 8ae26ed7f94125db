// @vitest-environment node
import { describe, expect, test } from "vitest";
import { noticesOf, packageOf } from "../notices.ts";

describe("Whose work is in the client", () => {
  const modules = (name: string) => new URL(`../node_modules/${name}`, import.meta.url).pathname;

  test("is known of every module", () => {
    expect(packageOf("/a/node_modules/svelte/src/x.js")).toBe("/a/node_modules/svelte");
    expect(packageOf("/a/node_modules/@b/c/x.js")).toBe("/a/node_modules/@b/c");
    expect(packageOf("/a/node_modules/b/node_modules/c/x.js")).toBe("/a/node_modules/b/node_modules/c");
    expect(packageOf("\0vite/preload-helper.js")).toMatch(/node_modules\/vite$/);
    expect(packageOf("/a/web/src/main.ts")).toBeUndefined();
  });

  test("is told with the terms of each, once", () => {
    const text = noticesOf(["/a/web/src/main.ts", modules("svelte/x.js"), modules("svelte/y.js"), "\0vite/z.js"]);
    expect(text.match(/^svelte$/gm)).toHaveLength(1);
    for (const part of ["Svelte Contributors", "Vite contributors", "Niels Lohmann", "wasi-libc", "LLVM Exceptions"])
      expect(text).toContain(part);
    expect(text).not.toContain("bundled dependencies");
    expect(text.length).toBeLessThan(100_000);
  });

  test("is never left out in silence", () => {
    expect(() => noticesOf([modules(".bin/x")])).toThrow();
  });
});
