import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { notices } from "./notices.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tells the service worker every file of this build, and a version that changes with any of them. */
function precache(): Plugin {
  return {
    name: "precache",
    enforce: "post",
    generateBundle(_options, bundle) {
      const shown = readdirSync(here("./public")).filter((file) => file !== "share.png"); // that one is for links only
      const still = shown.map((file) => ({ file, content: readFileSync(here(`./public/${file}`)) }));
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

/** The first part of the rules is asked for with the page, long before the worker that wants it has come. */
function rulesAhead(): Plugin {
  return {
    name: "rules-ahead",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const first = Object.keys(bundle ?? {}).find((file) => /pentario-first-.*\.wasm$/.test(file));
        if (!first) return [];
        const attrs = { rel: "preload", href: `./${first}`, as: "fetch", crossorigin: "anonymous" };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

/** The part of a table that a file of a game belongs to: what both river games share, or a game's own. */
const partOf = (id: string) =>
  /games\/(cards)\//.exec(id)?.[1] ?? /games\/([\w-]+)\/(?:Table|SeatMark|Seat|words)\.\w+$/.exec(id)?.[1] ?? null;
/**
 * What is always wanted together comes as one file, for on a slow line a round of many small ones costs more than what
 * is in them: the first page, a table, and each game at its table.
 */
const together = [
  { name: "first", tags: ["$initial" as const], test: (id: string) => !id.endsWith("/sw.ts"), priority: 4 },
  { name: "table", test: /src\/(?:pages\/TablePage\.svelte|board\/)/, priority: 3 },
  { name: (id: string) => (partOf(id) === "cards" ? "cards" : null), priority: 2 },
  { name: partOf, priority: 1 },
];

const shipped = notices();

export default defineConfig({
  base: "./", // the site may lie in any folder of a host
  plugins: [svelte(), shipped.write(), precache(), rulesAhead()],
  resolve: { alias: { $: here("./src") } },
  build: {
    outDir: here("../build/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: but for pictures
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here("./index.html"), sw: here("./src/service/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: together },
      },
    },
  },
  worker: { format: "es", plugins: () => [shipped.collect()] },
  server: { fs: { allow: [here("..")] } },
});
