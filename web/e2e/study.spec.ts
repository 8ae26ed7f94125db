// The study: replay of every game, hidden cards, other moves and playing on, games from elsewhere.

import { readFileSync } from "node:fs";
import { kLongWork } from "./slow";
import { expect, test, type Page } from "./test";
import type { GameId } from "$/rules/catalog";
import type { SavedTable, Sitter } from "$/table/shelf";
import { atRest, bot, ending, expectNoFaults, keptTable, lay, person, watchFaults } from "./table";

const recordOf = (name: string) => readFileSync(`e2e/records/${name}.record`, "utf8");
const kPente =
  '[Game "Pente"]\n[Player 1 Name "anna"]\n[Player 2 Name "bert"]\n[Result "1-0"]\n\n1. K10 A1 2. K14 C1 3. K11 E1 4. K12 G1 5. K13\n';

interface Given {
  game: GameId;
  variant: string;
  record: string;
  sitters?: Sitter[];
  over?: boolean;
}

/** Puts a table on the shelf and opens its study. */
async function study(page: Page, { game, variant, record, sitters = [person(), bot(2)], over = true }: Given) {
  const summary = { over, moves: 1, scores: [], winners: [], reason: null };
  const saved: SavedTable = { id: "kept", game, variant, sitters, seed: "7", record, begun: 1, touched: 1, summary };
  await page.goto("/");
  await page.evaluate((text) => localStorage.setItem("pentario.table.kept", text), JSON.stringify(saved));
  await page.goto("/#/study/kept");
  await expect(slider(page)).toBeVisible();
  await drawn(page);
}

/** Waits until the table itself is there too, and shows where the study is. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator("main.play svg").first()).toBeVisible();
  await atRest(page);
}

const slider = (page: Page) => page.getByRole("slider", { name: "Replay" });
const current = (page: Page) => page.locator(".move[aria-current]");

const kGames = [
  { game: "pente", variant: "standard", record: "pente-whole" },
  { game: "riomino", variant: "wizard", record: "riomino-whole" },
  { game: "penta-rush", variant: "base", record: "penta-rush-whole" },
  { game: "rivero-penta", variant: "standard", record: "rivero-penta-whole" },
  { game: "rivero", variant: "standard", record: "rivero-whole" },
] as const;

for (const { game, variant, record } of kGames) {
  test(`${game} is replayed by keys, slider, buttons and list`, async ({ page }) => {
    const faults = watchFaults(page);
    await study(page, { game, variant, record: recordOf(record) });
    await expect(slider(page)).toHaveValue("0");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(slider(page)).toHaveValue("2");
    await expect(current(page)).toHaveCount(1);
    await page.keyboard.press("ArrowLeft");
    await expect(slider(page)).toHaveValue("1");
    await page.keyboard.press("End");
    const most = (await slider(page).getAttribute("max"))!;
    expect(Number(most)).toBeGreaterThan(10);
    await expect(slider(page)).toHaveValue(most);
    await expect(current(page)).toBeInViewport();
    await page.getByRole("button", { name: "To the start" }).click();
    await expect(slider(page)).toHaveValue("0");
    await slider(page).fill("5");
    await expect(current(page)).toHaveCount(1);
    await page.locator(".move").nth(7).click();
    await expect(slider(page)).toHaveValue("8");
    await expectNoFaults(faults);
  });
}

test("a finished game with hidden cards is seen from any seat or open", async ({ page }) => {
  await study(page, {
    game: "rivero",
    variant: "standard",
    record: recordOf("rivero-whole"),
    sitters: [person("Anna"), bot(2)],
  });
  const backs = page.getByRole("img", { name: /cards? in hand/ });
  await expect(backs).toHaveCount(2);
  await page.getByLabel("Seen by").selectOption({ label: "everybody, open" });
  await expect(backs).toHaveCount(0);
  await page.getByLabel("Seen by").selectOption({ label: "Anna" });
  await expect(backs).toHaveCount(2);
});

test("hidden cards of a game under way are nowhere in the page", async ({ page }) => {
  const record = recordOf("rivero-penta-move");
  await study(page, { game: "rivero-penta", variant: "standard", record, over: false });
  await expect(page.getByText("you see only what you may know")).toBeVisible();
  await expect(page.getByLabel("Seen by")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  // Whoever begins gets the first card. What only the other holds is told nowhere, not even in the list of moves.
  const begins = Number(/^chance start (\d)$/m.exec(record)![1]);
  const dealt = [...record.matchAll(/^chance draw (\w+)$/gm)].slice(0, 12).map(([, card]) => card!);
  const played = [...record.matchAll(/^\d .*$/gm)].join(" ");
  const own = dealt.filter((_, i) => i % 2 === begins);
  const secret = dealt.filter((card, i) => i % 2 !== begins && !own.includes(card) && !played.includes(card));
  expect(secret.length).toBeGreaterThan(0);
  const kNames: Record<string, string> = { N: "Nile", C: "Colorado", D: "Danube", A: "Amazon" };
  const told = async () => {
    const html = await page.locator("body").innerHTML();
    const tells = (card: string) => new RegExp(`\\b(${card}|${kNames[card[0]!]!} ${card.slice(1)})\\b`).test(html);
    return { own: own.filter(tells), secret: secret.filter(tells) };
  };
  await expect.poll(async () => (await told()).own).toEqual(own);
  await atRest(page);
  expect(await told()).toEqual({ own, secret: [] });
});

test("another move becomes a line, and is played on against a bot", async ({ page }) => {
  const faults = watchFaults(page);
  await study(page, {
    game: "pente",
    variant: "standard",
    record: recordOf("pente-whole"),
    sitters: [person("Anna"), bot(1)],
  });
  const board = page.getByRole("grid");
  const reached = async (at: string) => {
    await expect(slider(page)).toHaveValue(at);
    await atRest(page);
    await expect(board).toHaveAttribute("aria-disabled", "false");
  };
  await slider(page).fill("6");
  await reached("6");
  await board.locator('[data-cell="A1"]').click({ force: true });
  await expect(page.locator(".tried")).toHaveCount(1);
  await expect(current(page)).toContainText("A1");
  await reached("7");
  await slider(page).fill("6"); // the arrows are the board's now
  await reached("6");
  await board.locator('[data-cell="A1"]').click({ force: true });
  await reached("7");
  await expect(page.locator(".tried")).toHaveCount(1);
  await page.reload();
  await drawn(page);
  await expect(page.locator(".tried")).toHaveCount(1);
  await page.locator(".tried .move").click();
  await reached("7");
  await page.getByRole("button", { name: "Play on" }).click();
  await page.getByLabel("Strength of the computer").selectOption("1");
  await page.getByRole("button", { name: "Play on against the computer" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.getByRole("list", { name: "Log" }).getByRole("listitem")).toHaveCount(8);
  await page.goto("/#/study/kept");
  await page.getByRole("button", { name: "Throw this line away" }).click();
  await expect(page.locator(".tried")).toHaveCount(0);
  await expectNoFaults(faults);
});

test("games are read by paste, file and drop; nonsense is refused kindly", async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto("/#/study");
  const text = page.getByLabel("Text of the game");
  const why = page.locator(".why");
  await text.fill("five in a row");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(why).toHaveText(/\w+ \w+/);
  await text.fill(kPente);
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page).toHaveURL(/#\/study\/\w+/);
  await expect(page.locator("[data-seat='0']")).toContainText("anna");
  await drawn(page);
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveValue("9");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("button", { name: "Save" })
      .click()
      .then(() => page.getByRole("button", { name: "As our file" }).click()),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^pente-.*\.txt$/);
  const file = readFileSync(await saved.path(), "utf8");
  expect(file).toContain("pentario-record 1");

  await page.goto("/#/study");
  await expect(page.getByRole("link", { name: /anna/ })).toHaveCount(1);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(file) });
  await expect(page).toHaveURL(/#\/study\/\w+/);
  await page.goto("/#/study");
  await expect(text).toBeVisible();
  const dropped = await page.evaluateHandle((record) => {
    const data = new DataTransfer();
    data.items.add(new File([record], "rivero.record", { type: "text/plain" }));
    return data;
  }, recordOf("rivero-whole"));
  await page.locator("h1").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.locator("h1")).toContainText("Rivero");
  await expectNoFaults(faults);
});

const kHead = "pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n";

test("a review is made once, marks the moves and leads to them", async ({ page }) => {
  const faults = watchFaults(page);
  await study(page, {
    game: "pente",
    variant: "standard",
    record: `${kHead}0 K10\n1 A1\n0 K14\n1 C1\nend resigned 1\n`,
  });
  await page.getByRole("button", { name: "Review" }).click();
  const begin = page.getByRole("button", { name: "Begin the review" });
  await begin.click();
  const graph = page.getByRole("slider", { name: "Winning chances" });
  await expect(begin.or(page.getByRole("button", { name: "Stop", exact: true }))).toHaveCount(0, kLongWork); // it is done
  await graph.press("ArrowRight");
  await expect(slider(page)).toHaveValue("1");
  await page.reload();
  await expect(graph).toBeVisible();
  await page.getByRole("button", { name: "Review" }).click();
  await expect(page.getByRole("button", { name: "Review" })).toHaveAttribute("aria-expanded", "true");
  await expect(begin).toHaveCount(0);
  await expectNoFaults(faults);
});

test("a hint in a game is counted and told at its end", async ({ page }) => {
  const faults = watchFaults(page);
  const record = `${kHead}0 K10\n1 A1\n0 K14\n1 C1\n0 K11\n1 E1\n0 K12\n1 G1\n`;
  const id = await lay(page, { game: "pente", variant: "standard", sitters: [person(), bot()], record });
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Show the move" }).click();
  await page.getByRole("button", { name: /^Play / }).click();
  await expect(ending(page)).toContainText("With 1 hint");
  expect((await keptTable(page, id)).hints).toBe(1);
  await page.getByRole("link", { name: "Study this game" }).click();
  await expect(slider(page)).toHaveAttribute("max", "9");
  await expectNoFaults(faults);
});
