import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import chromium from "./chromium.json" with { type: "json" }; // its calls home are switched off
import { kSlow } from "./e2e/slow";

/** Any free one, unless it is given; the runs of tests are told it once the server has it. */
const port = process.env.PENTARIO_WEB_PORT ?? "0";

export default defineConfig({
  testDir: "e2e",
  outputDir: "../build/e2e",
  workers: availableParallelism() + 1, // they wait more than they work
  fullyParallel: true, // so that no long file is left over at the end
  // For a machine that is busy elsewhere too. Nothing is tried twice: what fails once is a fault.
  timeout: 180_000 * kSlow,
  expect: { timeout: 20_000 * kSlow },
  retries: 0,
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: "en",
    serviceWorkers: "block", // loading everything for later takes time; tests of that allow it
    launchOptions: { executablePath: chromium.executable, args: chromium.flags },
  },
  webServer: {
    command: `../build/release/src/cli/pentario serve --web ../build/web --port ${port} --no-open --data ../build/tables/$$`, // with its policy
    wait: { stdout: /http:\/\/\S+:(?<pentario_web_port>\d+)\// },
  },
});
