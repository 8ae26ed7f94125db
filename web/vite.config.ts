import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** As `pentario serve` sends it: what breaks it shows while developing. */
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export default defineConfig({
  plugins: [svelte()],
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
  },
  preview: { headers: { "Content-Security-Policy": policy } },
  worker: { format: "es" },
  server: { fs: { allow: [here("..")] } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
