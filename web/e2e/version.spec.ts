// A new version of the client says so, waits while a table is open, and is taken when the person wants.

import { spawn, type ChildProcess } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "./test";

test.use({ serviceWorkers: "allow" });

const kProgram = "../build/release/src/cli/pentario";

/** A site of its own; the server reads its files when it starts. */
async function serve(folder: string, port: number): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(
    kProgram,
    ["serve", "--web", folder, "--data", `${folder}/.tables`, "--port", String(port), "--no-open"],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { server, address };
  }
  throw new Error("the server did not start");
}
const stopped = (server: ChildProcess) => new Promise((resolve) => server.once("exit", resolve).kill());

test("a new version waits for the end of the game, in every tab", async ({ page, context }) => {
  const folder = mkdtempSync(join(tmpdir(), "pentario-"));
  cpSync("../build/web", folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const first = await serve(folder, 0);
  const { address } = first;
  let { server } = first;
  const notice = page.getByText("There is a new version.");
  try {
    await page.goto(address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await page.reload();
    await expect(notice).toHaveCount(0);

    await stopped(server);
    appendFileSync(join(folder, "sw.js"), "\n// another version\n");
    const { port } = new URL(address);
    await expect(async () => ({ server } = await serve(folder, Number(port)))).toPass(); // somebody may pass through it
    await page.goto(`${address}#/new/pente`);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await expect(notice).toHaveCount(0);

    const playing = await context.newPage();
    let loads = 0;
    await playing.goto(page.url());
    await expect(playing.getByRole("grid")).toBeVisible();
    playing.on("load", () => ++loads);

    await page.goto(`${address}#/`);
    await expect(notice).toBeVisible();
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Update now" }).click();
    await loaded;
    await playing.locator("[data-cell]").first().hover();
    await expect(playing.getByRole("grid")).toBeVisible();
    expect(loads).toBe(0); // a game is open there
    const anew = playing.waitForEvent("load");
    await playing.evaluate(() => (location.hash = "#/"));
    await anew;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole("link", { name: /Open: Pente/ })).toBeVisible();
  } finally {
    await stopped(server);
    rmSync(folder, { recursive: true });
  }
});
