import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.PENTARIO_WEB_PORT ?? 4816);

/** Chromium's own calls home are switched off: there is no network in a test. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "e2e",
  outputDir: "../build/e2e",
  workers: 2,
  timeout: 120_000,
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: "en",
    launchOptions: { executablePath: "/usr/bin/chromium", args },
  },
  webServer: {
    command: `../build/release/src/cli/pentario serve --web ../build/web --port ${port} --no-open`, // with its policy
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
