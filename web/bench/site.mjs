// The site as `pentario serve` gives it, and a Chromium that stays off the network.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";

export const kSite = "../build/web";
export const kProgram = "../build/pentario";

/** On a free port. */
export async function serve() {
  const server = spawn(kProgram, [
    "serve",
    "--port",
    "0",
    "--no-open",
    "--web",
    kSite,
    "--data",
    `../build/tables/${process.pid}`,
  ]);
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { address, close: () => server.kill() };
  }
  throw new Error("the server did not start");
}

export function launch() {
  const { executable, flags } = JSON.parse(readFileSync("chromium.json", "utf8"));
  return chromium.launch({ executablePath: executable, args: flags });
}
