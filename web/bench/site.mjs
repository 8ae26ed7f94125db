// The site as `pentario serve` gives it, and a Chromium that stays off the network.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";

export const kSite = "../build/web";
export const kProgram = "../build/pentario";

/** On a free port. */
export async function serve() {
  const server = spawn(kProgram, ["serve", "--port", "0", "--no-open", "--web", kSite]);
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { address, close: () => server.kill() };
  }
  throw new Error("the server did not start");
}

export function launch() {
  return chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
