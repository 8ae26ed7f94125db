import { defineConfig, devices } from "@playwright/test";
import chromium from "./chromium.json" with { type: "json" }; // its calls home are switched off

const port = Number(process.env.PENTARIO_WEB_PORT ?? 4816);

export default defineConfig({
  testDir: "e2e",
  outputDir: "../build/e2e",
  workers: 3, // they wait more than they work
  timeout: 120_000,
  retries: process.env.CI ? 1 : 0, // a machine that is busy elsewhere; the list names what needed it
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: "en",
    launchOptions: { executablePath: chromium.executable, args: chromium.flags },
  },
  webServer: {
    command: `../build/release/src/cli/pentario serve --web ../build/web --port ${port} --no-open`, // with its policy
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
