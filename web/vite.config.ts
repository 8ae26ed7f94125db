import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tells the service worker every file of this build, and a version that changes with any of them. */
function precache(): Plugin {
  return {
    name: "precache",
    enforce: "post",
    generateBundle(_options, bundle) {
      const still = readdirSync(here("./public")).map((file) => ({
        file,
        content: readFileSync(here(`./public/${file}`)),
      }));
      const built = Object.values(bundle)
        .filter((part) => part.fileName !== "sw.js")
        .map((part) => ({ file: part.fileName, content: part.type === "chunk" ? part.code : part.source }));
      const files = [...still, ...built].sort((a, b) => (a.file < b.file ? -1 : 1));
      const hash = createHash("sha256");
      for (const { file, content } of files) hash.update(file).update(content);
      const list = {
        version: hash.digest("hex").slice(0, 16),
        files: files.map(({ file }) => file).filter((file) => file !== "index.html"),
      };
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("no service worker in this build");
      worker.code = worker.code.replaceAll("__PRECACHE__", JSON.stringify(list));
    },
  };
}

export default defineConfig({
  base: "./", // the site may lie in any folder of a host
  plugins: [svelte(), precache()],
  resolve: {
    alias: { $: here("./src") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../build/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: but for pictures
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here("./index.html"), sw: here("./src/service/sw.ts") },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  worker: { format: "es" },
  server: { fs: { allow: [here("..")] } },
  test: {
    testTimeout: 60_000,
    environment: "jsdom",
    setupFiles: ["tests/setup.ts"],
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
  },
});
