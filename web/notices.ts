// The notices of what others wrote and the client ships, in one file beside the page, licences.txt: of
// npm's packages by the files they bring along, of what is in the rules by tools/notices.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folder of the package that a module belongs to; nothing of our own ones. */
export function packageOf(module: string): string | undefined {
  const tool = /^\0(vite|rolldown)\//.exec(module)?.[1]; // what the tools themselves leave in a bundle
  return tool ? here(`./node_modules/${tool}`) : /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

/** What a package asks to be told; without any it may not be shipped. */
function noticeOf(folder: string): string {
  const { name, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Record<string, string>;
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)\b/i.test(file));
  if (files.length === 0) throw new Error(`${name} brings no licence along`);
  const texts = files.sort().map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  // Behind this line stands what the tool itself is made with, and nothing of that is in the client.
  const own = texts.map((text) => text.split(/^# Licenses of bundled dependencies$/m)[0]!.trim());
  return `${name}\n${"=".repeat(name!.length)}\n\n${license}\n\n${own.join("\n\n")}\n\n`;
}

export function noticesOf(modules: Iterable<string>): string {
  const folders = new Set([...modules].map(packageOf).filter((folder) => folder !== undefined));
  return (
    [...folders].sort().map(noticeOf).join("") + execFileSync(here("../tools/notices"), ["rules"], { encoding: "utf8" })
  );
}

/** `collect` is for every bundle, those of workers too; `write` makes the file of all. */
export function notices(): { collect: () => Plugin; write: () => Plugin } {
  const modules = new Set<string>();
  const take = (bundle: Record<string, { moduleIds?: string[]; originalFileNames?: string[] }>) => {
    for (const { moduleIds, originalFileNames } of Object.values(bundle)) {
      moduleIds?.forEach((module) => modules.add(module));
      originalFileNames?.forEach((file) => modules.add(here(`./${file}`))); // letters, which no module is
    }
  };
  return {
    collect: () => ({ name: "notices-of-workers", generateBundle: (_options, bundle) => take(bundle) }),
    write: () => ({
      name: "notices",
      generateBundle(_options, bundle) {
        take(bundle);
        this.emitFile({ type: "asset", fileName: "licences.txt", source: noticesOf(modules) });
      },
    }),
  };
}
