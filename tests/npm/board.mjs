// board.mjs PACKAGE WEB: plays a few moves on the package's example page in a browser.
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

const [folder, tools] = process.argv.slice(2);
const { chromium } = createRequire(join(tools, "package.json"))("@playwright/test");
const browsers = JSON.parse(await readFile(join(tools, "chromium.json"), "utf8"));
const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

const server = createServer(async ({ url }, answer) => {
  const file = await readFile(join(folder, url)).catch(() => null);
  answer.writeHead(file ? 200 : 404, { "content-type": types[extname(url)] ?? "text/plain" }).end(file ?? "");
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));

const browser = await chromium.launch({ executablePath: browsers.executable, args: browsers.flags });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/example/board.html`);
await page.getByText("Your move").waitFor();
const { width } = await page.locator("svg").boundingBox();
const at = (line) => (line / 20) * width;
await page.locator("svg").click({ position: { x: at(10), y: at(10) } });
await page.locator("circle").nth(1).waitFor();
await page.locator("svg").click({ position: { x: at(10), y: at(10) } }); // a stone lies there
const refused = await page.getByRole("status").textContent();
const stones = await page.locator("circle").count();
await browser.close();
server.close();
console.log(stones, "stones;", refused);
process.exit(stones === 2 && refused !== "Your move" ? 0 : 1);
