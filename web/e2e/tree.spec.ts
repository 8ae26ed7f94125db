// What people who do not see the page are given: a whole game by a script that reads only the
// accessibility tree, and what the voice says.

import { expect, test, type Page } from "./test";
import { hurry, record } from "./cards";
import { textOf, Tree, type Seen, type Thing } from "./tree";
import { atRest, bot, expectNoFaults, lay, ownTime, passTime, person, stopTime, watchFaults } from "./table";

const isOn = (thing: Thing) => thing.states["disabled"] !== true;
const dice = (seen: Seen) => seen.find("button", /^Die \d and \d, \d+ left\. Fits on [1-9]/).filter(isOn);
const result = (seen: Seen) => seen.find("dialog", /wins|You win|A draw/)[0];

/** Waits until the tree tells of something. */
async function until<T>(tree: Tree, what: (seen: Seen) => T | undefined): Promise<T> {
  let found: T | undefined;
  await expect.poll(async () => (found = what(await tree.look())) !== undefined).toBe(true);
  return found!;
}

/** Tab until the grid has the focus. */
async function toGrid(page: Page, tree: Tree): Promise<void> {
  for (let stop = 0; stop < 40; ++stop) {
    if (/^grid/.test((await tree.look()).focused?.role ?? "")) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never leads to the grid");
}

/** Takes the first die that fits somewhere, goes to a place that takes it, and lays it. */
async function layDie(page: Page, tree: Tree, die: Thing): Promise<void> {
  await page.keyboard.press(String(die.states["keyshortcuts"]));
  await toGrid(page, tree);
  await page.keyboard.press("n");
  const place = await until(tree, (seen) => (/: fits/.test(seen.active?.name ?? "") ? seen.active : undefined));
  await page.keyboard.press("Enter");
  if (place.name.includes("once turned")) {
    await until(tree, (seen) => (seen.active?.name.includes("fits as it is held") ? true : undefined));
    await page.keyboard.press("Enter");
  }
  const square = place.name.slice(0, place.name.indexOf(":"));
  await until(tree, (seen) => seen.find("gridcell").find(({ name }) => name.startsWith(`${square}: die`)));
}

test("a whole game of RioMino by the accessibility tree alone", async ({ page }) => {
  const faults = watchFaults(page);
  await hurry(page);
  await page.goto("/#/new/riomino");
  const tree = await Tree.of(page);
  await until(tree, (seen) => seen.find("button", /^Play$/)[0]);
  while ((await tree.look()).focused?.name !== "Play") await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (let laid = 0; laid < 40; ++laid) {
    const next = await until(tree, (seen) => result(seen) ?? dice(seen)[0]);
    if (next.role === "dialog") break;
    await layDie(page, tree, next);
  }
  const end = await until(tree, result);
  expect(textOf(end)).toMatch(/Play again/);
  await expectNoFaults(faults);
});

test("boards are grids with rows, columns and words for every place", async ({ page }) => {
  await lay(page, {
    game: "pente",
    variant: "standard",
    sitters: [person("Anna"), person("Bert")],
    record: record("pente-middle"),
  });
  const tree = await Tree.of(page);
  const grid = await until(tree, (seen) => seen.find("grid", /Board of 19/)[0] ?? seen.find("grid")[0]);
  const rows = grid.children.filter(({ role }) => role === "row");
  expect(rows).toHaveLength(19);
  expect(rows.every(({ children }) => children.length === 19)).toBe(true);
  expect(
    rows.flatMap(({ children }) => children).every(({ role, name }) => role === "gridcell" && /^[A-T]\d+/.test(name)),
  ).toBe(true);
  expect(rows.flatMap(({ children }) => children).filter(({ name }) => name.includes("Anna")).length).toBeGreaterThan(
    3,
  );
});

test("the voice tells every move, what it brought, the score and the turn", async ({ page }) => {
  await lay(page, {
    game: "pente",
    variant: "standard",
    sitters: [person("Anna"), person("Bert")],
    record: record("pente-middle"),
  });
  const tree = await Tree.of(page);
  await until(tree, (seen) => (seen.said.includes("Anna to move") ? true : undefined));
  await atRest(page);
  await toGrid(page, tree);
  const from = await until(tree, (seen) => seen.active?.name);
  await page.keyboard.press("n");
  const place = await until(tree, (seen) => (seen.active?.name !== from ? seen.active?.name : undefined));
  await page.keyboard.press("Enter");
  const said = await until(tree, (seen) => (seen.said.includes("Bert to move") ? seen.said : undefined));
  expect(said).toContain(`Anna: ${place.split(/[,:]/)[0]}`);
  await atRest(page);
  await page.keyboard.press("u");
  await until(tree, (seen) => (/Taken back.*Anna to move/.test(seen.said) ? true : undefined));
  await page.keyboard.press("i");
  await until(tree, (seen) => (/^Score: Anna 1, Bert 0\. Anna to move/.test(seen.said) ? true : undefined));
});

test("the voice names the own cards only, and what is to be done", async ({ page }) => {
  await lay(page, {
    game: "rivero-penta",
    variant: "standard",
    sitters: [person(), bot(1)],
    record: record("rivero-penta-wide"),
  });
  const tree = await Tree.of(page);
  const said = await until(tree, (seen) => (seen.said.includes("Your cards") ? seen.said : undefined));
  expect(said).toContain("Your cards: Nile 6, Nile 6, Danube 2, Danube 8, Amazon 2, Amazon 3.");
  expect(said).toMatch(/Your turn\. Tap on sun: play two cards this turn\.$/);
});

test("the voice tells the throw and the clock of Penta Rush", async ({ page }) => {
  await ownTime(page);
  await lay(page, { game: "penta-rush", variant: "base", sitters: [person(), bot(1)] });
  const tree = await Tree.of(page);
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  await stopTime(page);
  await page.getByRole("button", { name: "Begin" }).press("Enter");
  await expect(page.locator('[data-stage="search"]')).toBeVisible();
  await page.clock.runFor(300);
  await until(tree, (seen) => (/Round 1 of 5\. The throw: \w+, /.test(seen.said) ? true : undefined));
  await page.keyboard.press("t");
  await expect(page.getByRole("timer")).toHaveAccessibleName(/30 seconds left/);
  await page.clock.runFor(300);
  await until(tree, (seen) => (/30 seconds left/.test(seen.said) ? true : undefined));
  await page.clock.runFor(12_000);
  await passTime(page, () => page.getByRole("timer", { name: /15 seconds left/ }).isVisible());
  await page.clock.runFor(300);
  await until(tree, (seen) => (/Half the time is gone: 15 seconds left\./.test(seen.said) ? true : undefined));
  await page.clock.runFor(3_000);
  await passTime(page, () => page.getByRole("timer", { name: /10 seconds left/ }).isVisible());
  await page.clock.runFor(300);
  await until(tree, (seen) => (/10 seconds left\./.test(seen.said) ? true : undefined));
});
