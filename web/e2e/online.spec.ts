// Playing over the net in real browsers, against the real server: two people and more, each with a browser
// profile of his own.

import AxeBuilder from "@axe-core/playwright";
import { devices, expect, test, type Page } from "./test";
import {
  begin,
  button,
  guest,
  host,
  kQuickMs,
  legal,
  linksOn,
  move,
  mover,
  overLink,
  play,
  playOn,
  playOut,
  say,
  seatOf,
  sitTwo,
  watch,
} from "./online";
import { atRest, ending, expectNoFaults, keptTable, watchFaults } from "./table";

const kPhone = { ...devices["Pixel 7"], locale: "en" };
const kScreen = { viewport: { width: 1920, height: 1080 } };

/** Lines to the server that a test can cut, and lets come again. */
async function cuttable(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void; deaf: () => void }> {
  const open = new Set<{ close: () => Promise<void> }>();
  let isDown = false;
  let isDeaf = false;
  await page.routeWebSocket(/\/online$/, (line) => {
    if (isDown) return void line.close();
    const server = line.connectToServer();
    open.add(line);
    line.onMessage((text) => isDeaf || server.send(text));
    server.onMessage((text) => isDeaf || line.send(text));
  });
  return {
    cut: async () => {
      isDown = true;
      for (const line of open) await line.close();
      open.clear();
    },
    mend: () => ((isDown = false), (isDeaf = false)),
    deaf: () => (isDeaf = true),
  };
}

test("two are from the home page to the first move of both in half a minute, without reading anything", async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page);
  const since = Date.now();
  await page.goto("/#/");
  await page.locator('a[href="#/new/pente"]').first().click();
  await overLink(page);
  await expect(page.locator('[data-kind="person"]')).toHaveCount(1); // asked once, in the set-up
  const bert = await guest(browser, (await linksOn(page))[0]!, "Bert");
  // The one who waited says that he is there; the one who just came need not.
  if (
    await button(page, "Begin")
      .isVisible()
      .catch(() => false)
  )
    await button(page, "Begin").click();
  await expect(page.locator(".page")).toBeVisible();
  await expect(bert.page.locator(".page")).toBeVisible();
  const seats = [seatOf(page), bert] as const;
  for (let made = 0; made < 2; ++made) {
    const next = (await mover(seats))!;
    await move(next, "pente");
    for (const one of seats) await expect(one.page.locator(".side ol .move")).toHaveCount(made + 1);
  }
  expect(Date.now() - since).toBeLessThan(kQuickMs);
  await expectNoFaults(faults);
});

test("Pente to its end: a phone, a desk, and the table on a screen for all", async ({ page, browser, baseURL }) => {
  const [anna, bert] = await sitTwo(page, browser, "pente", kPhone);
  const screen = await watch(browser, `${baseURL}/#/online/${anna.table}/screen`, {
    viewport: { width: 1920, height: 1080 },
  });
  const seats = [anna, bert];
  const first = (await mover(seats))!;
  await move(first, "pente");
  for (const one of [anna.page, bert.page, screen]) await expect(one.locator("[data-cell]").first()).toBeVisible();
  await expect(screen.locator("p.turn")).toContainText(first === anna ? "Bert" : "Anna");
  await button(anna.page, "Give up").click();
  await button(anna.page, "Give up").click();
  await expect(ending(anna.page)).toBeVisible();
  await expect(ending(bert.page)).toBeVisible();
  await expect(screen.locator("p.turn")).toContainText(/Anna|Bert|draw/i);
  const kept = await keptTable(anna.page, anna.table);
  expect(kept.summary.over).toBe(true);
  expect(kept.record).toContain("fair-key");
  // Looked at again like any other.
  await anna.page.goto(`/#/study/${anna.table}`);
  await expect(anna.page.getByRole("slider", { name: "Replay" })).toBeVisible();
});

test("a move made while the line is down goes out when it is back, and counts once", async ({ page, browser }) => {
  const line = await cuttable(page);
  const [anna, bert] = await sitTwo(page, browser, "pente");
  const seats = [anna, bert];
  if ((await mover(seats)) === bert) await move(bert, "pente");
  await atRest(page);
  await expect.poll(async () => (await legal(anna)).moves.length).toBeGreaterThan(0);
  const { moves } = await legal(anna);
  const wanted = moves.find((one) => one !== "K10") ?? moves[0]!;
  line.deaf(); // what is sent is lost on the way
  await page.locator(`[data-cell="${wanted}"]`).click();
  await expect(page.locator(".page")).not.toHaveAttribute("data-rests");
  await line.cut();
  await expect(page.locator("[data-connection]")).toContainText("Your move is kept");
  line.mend();
  await expect(page.locator("[data-connection]")).toHaveAttribute("data-connection", "live");
  await atRest(page);
  const count = await page.locator(".side ol .move").count();
  await expect(bert.page.locator(".side ol .move")).toHaveCount(count);
  await expect(bert.page.locator(".side ol .move").last()).toContainText(wanted);
});

test("RioMino: one reloads in the middle and goes on; a finished game asks for another", async ({ page, browser }) => {
  const [anna, bert] = await sitTwo(page, browser, "riomino");
  const seats = [anna, bert];
  const first = (await mover(seats))!;
  await play(first);
  await anna.page.reload();
  await expect(anna.page.locator("main.play svg").first()).toBeVisible();
  await expect(anna.page.locator(".side ol .move").last()).toBeVisible();
  await expect(anna.page.locator(".side ol .who").last()).toHaveText(first === anna ? "Anna" : "Bert");
  await playOut(seats);
  await expect(ending(anna.page)).toBeVisible();
  await button(anna.page, "Again, seats exchanged").click();
  await expect(ending(bert.page)).toContainText("Anna wants to play again");
  await ending(bert.page).getByRole("button", { name: "Yes" }).click();
  await anna.page.getByRole("link", { name: "To the new table" }).click();
  await expect(anna.page.locator("main[data-phase], .page")).toBeVisible();
});

for (const game of ["rivero", "rivero-penta"] as const)
  test(`${game}: nobody is sent the other's cards`, async ({ page, browser }) => {
    const heard: string[] = [];
    page.on("websocket", (line) => line.on("framereceived", ({ payload }) => heard.push(String(payload))));
    const seats = await sitTwo(page, browser, game);
    for (const one of seats) await expect(one.page.locator(".hand [data-card]").first()).toBeVisible();
    const hands = heard.flatMap((text) =>
      [...text.matchAll(/"hands":(\[\[[^\]]*\],\[[^\]]*\]\])/g)].map(([, all]) => all!),
    );
    const named = hands.map((all) => (JSON.parse(all) as string[][]).map((hand) => hand.some((card) => card !== "?")));
    expect(named).toContainEqual(expect.arrayContaining([true, false]));
    expect(named).not.toContainEqual([true, true]);
    expect(await playOn(seats, 12)).toBe(false);
    for (const one of seats) await expect(one.page.locator(".side ol .move").nth(8)).toBeVisible();
  });

test("Penta Rush: three search at once, by the server's sand, and see nothing of each other", async ({
  page,
  browser,
}) => {
  await page.goto("/#/");
  await page.evaluate(() => localStorage.setItem("pentario.name", "Anna"));
  await page.goto("/#/new/penta-rush");
  await page.reload(); // who one is, is read once
  await page.getByRole("radio", { name: "Over a link" }).check();
  await page.getByRole("group", { name: "Players" }).getByRole("radio", { name: "3" }).check();
  await overLink(page);
  const links = await linksOn(page);
  expect(links).toHaveLength(2);
  const bert = await guest(browser, links[0]!, "Bert", kPhone);
  const cato = await guest(browser, links[1]!, "Cato");
  const anna = seatOf(page);
  await begin(anna);
  const all = [anna, bert, cato];
  for (const one of all) await expect(one.page.locator('[data-stage="search"]')).toBeVisible();
  const screen = await watch(browser, `${links[0]!.replace(/#.*/, "")}#/online/${anna.table}/screen`, kScreen);
  await expect(screen.locator("[data-public]")).toHaveCount(3);
  await expect(screen.locator("[data-die]")).toHaveCount(5);
  const squares = ["a1", "b1", "c1", "d1", "e1"];
  for (const square of squares) await anna.page.locator(`[data-cell="${square}"]`).click();
  const ring = `[data-ring="${squares.join(" ")}"]`;
  await expect(anna.page.locator(ring)).toBeVisible();
  for (const other of [bert.page, cato.page, screen]) await expect(other.locator("[data-ring]")).toHaveCount(0);
  await button(bert.page, "Turn the timer").click();
  for (const one of all) await expect(one.page.locator("[data-sand], .glass").first()).toBeVisible();
  await expect(screen.locator("[data-public] p").nth(1)).toHaveText("Bert has turned the timer");
  await expect(screen.getByRole("timer").locator(".seconds")).toBeVisible();
  await button(anna.page, "Done").click();
  await button(cato.page, "Done").click();
  for (const one of all) await expect(one.page.locator(".verdict")).toBeVisible();
  await expect(anna.page.locator(".verdict li")).not.toHaveCount(0);
  await expect(screen.locator(`[data-public="0"] ${ring}`)).toBeVisible();
  for (const one of all) await button(one.page, "Go on").click();
  for (const one of all) await expect(one.page.locator('[data-stage="search"]')).toBeVisible();
  await expect(cato.page.getByText("Round 2").first()).toBeVisible();
});

test("a key that was withdrawn opens nothing, and a table that is not there says so", async ({ page, browser }) => {
  await host(page, "pente");
  const [old] = await linksOn(page);
  await button(page, "New link").click();
  await expect.poll(() => linksOn(page)).not.toContain(old);
  const late = await watch(browser, old!);
  await expect(late.getByRole("alert")).toContainText("no longer opens");
  await late.goto(late.url().replace(/#.*/, "#/online/aaaaaaaaaaaaaaaa"));
  await expect(late.getByRole("alert")).toContainText("not there");
});

test("who made a table finds it again on his device", async ({ page }) => {
  const { table, key } = await host(page, "pente");
  await expect(page.locator('[data-kind="person"]')).toHaveCount(1);
  await page.goto("/#/");
  await page.reload();
  await page.locator(`a[href="#/online/${table}/${key}"]`).first().click();
  await expect(page.locator("main[data-phase]")).toBeVisible();
});

test("what is said is heard in the own language, and can be muted", async ({ page, browser }) => {
  const [anna, bert] = await sitTwo(page, browser, "pente");
  await bert.page.evaluate(() => localStorage.setItem("pentario.language", "de"));
  await bert.page.reload();
  await button(anna.page, "Talk").click();
  await button(anna.page, "Good luck").click();
  await bert.page.getByRole("button", { name: /^Reden/ }).click();
  await expect(bert.page.locator(".chat ol")).toContainText("Viel Glück");
  await bert.page.getByLabel("Niemanden hören").check();
  await expect(bert.page.locator(".chat ol")).not.toContainText("Viel Glück");
});

test("taking back is asked of the other, and done when he agrees", async ({ page, browser }) => {
  const [anna, bert] = await sitTwo(page, browser, "pente");
  const seats = [anna, bert];
  const first = (await mover(seats))!;
  const other = first === anna ? bert : anna;
  await move(first, "pente");
  await expect(other.page.locator(".side ol .move")).toHaveCount(1);
  await button(first.page, "Take back").click();
  await expect(other.page.getByText("would like to take the last move back")).toBeVisible();
  await button(other.page, "Yes").click();
  for (const one of seats) await expect(one.page.locator(".side ol .move")).toHaveCount(0);
});

const kTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
async function expectAxe(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ runOnly: { type: "tag", values: kTags } }).exclude(".places > :nth-child(n + 3)");
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))).toEqual([]);
}

test.describe("for everybody", () => {
  test.use({ bypassCSP: true, reducedMotion: "reduce" });

  test("axe finds nothing where people gather, play and watch, and keys reach it all", async ({
    page,
    browser,
    baseURL,
  }) => {
    const anna = await host(page, "pente");
    await expect(page.locator("[data-kind=person]")).toHaveCount(1);
    await expectAxe(page);
    const stops: string[] = [];
    for (let i = 0; i < 30; ++i) {
      await page.keyboard.press("Tab");
      stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
    }
    for (const name of ["Copy link", "New link", "Show the table on this screen"]) expect(stops).toContain(name);
    const bert = await guest(browser, (await linksOn(page))[0]!, "Bert");
    await begin(anna);
    await button(page, "Talk").click();
    await expectAxe(page);
    const screen = await watch(browser, `${baseURL}/#/online/${anna.table}/screen`, { bypassCSP: true });
    await expect(screen.locator(".screen")).toBeVisible();
    await expectAxe(screen);
    await bert.page.context().close();
  });
});

test("each language has its own words where people gather", async ({ page }) => {
  await host(page, "rivero");
  for (const [language, words] of [
    ["nl", "Nodig iemand uit"],
    ["fr", "Inviter quelqu'un"],
    ["de", "Jemanden einladen"],
    ["en", "Invite somebody"],
  ] as const) {
    await page.evaluate((one) => localStorage.setItem("pentario.language", one), language);
    await page.reload();
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
  }
});

test("a stranger's link cannot be used to play for somebody else", async ({ page, browser }) => {
  const [anna, bert] = await sitTwo(page, browser, "pente");
  const next = (await mover([anna, bert]))!;
  const other = next === anna ? bert : anna;
  const { moves, sequence } = await legal(next);
  const [answer] = await say<{ ok: boolean }>(page, [
    { op: "play", table: other.table, key: other.key, move: moves[0], sequence },
  ]);
  expect(answer!.ok).toBe(false);
});
