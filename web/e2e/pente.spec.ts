// Pente in a real browser: whole games, by mouse, keys and finger.

import { expect, test, type Page } from "./test";
import { dragByMouse, dragByTouch } from "./drag";
import { atRest, bot, ending, expectNoFaults, keptTable, lay, person, watchFaults, watchRising } from "./table";
import { grant, rules } from "../tests/rules";

const anna = person("Anna");
const bram = person("Bram");
const cell = (page: Page, point: string) => page.locator(`[data-cell="${point}"]`);
const stone = (page: Page, point: string) => page.locator(`[data-stone="${point}"]`);
const marked = (page: Page, mark: string) => page.locator(`[data-${mark}]`);
/** The stone beside a seat's name. */
const seatStone = (page: Page, seat: number) => page.locator(`[data-seat="${seat}"] span.mark`);
const tray = (page: Page, seat: number) => page.locator(`[data-tray="${seat}"]`);

async function clickAll(page: Page, points: string): Promise<void> {
  for (const point of points.split(" ")) {
    await atRest(page);
    await cell(page, point).click();
    await expect(page.locator(`[data-last="${point}"]`)).toBeVisible();
  }
  await atRest(page);
}
/** A record of those moves, by whoever is to move. */
async function recordOf(variant: string, players: number, moves: string, options = {}): Promise<string> {
  const table = await rules();
  type Laid = { state: { to_move: number[] } };
  let { state } = grant<Laid>(table, { op: "new", game: "pente", variant, players, options, seed: "1" });
  for (const move of moves.split(" ")) ({ state } = grant<Laid>(table, { op: "play", seat: state.to_move[0], move }));
  return grant<{ record: string }>(table, { op: "record" }).record;
}

test("a whole game against a bot, from the first move", async ({ page }) => {
  const faults = watchFaults(page);
  const id = await lay(page, { game: "pente", variant: "standard", sitters: [anna, bot(1)] });
  await expect(marked(page, "only")).toHaveAttribute("data-only", "K10");
  const advisor = await rules();
  for (let moves = 0; moves < 80; ++moves) {
    const { record, summary } = await keptTable(page, id);
    if (summary.over) break;
    expect(summary.moves).toBe(2 * moves);
    await expect(page.locator('li.turn[data-seat="0"]')).toBeVisible();
    grant(advisor, { op: "replay", record });
    const { move } = grant<{ move: string }>(advisor, { op: "bot", seat: 0, level: 4, seed: moves });
    await cell(page, move).click();
  }
  await expect(ending(page)).toBeVisible();
  await expectNoFaults(faults);
});

test("a whole game of two people: calls, captures, and the row that won", async ({ page }) => {
  const faults = watchFaults(page);
  await lay(page, { game: "pente", variant: "standard", sitters: [anna, bram] });
  await clickAll(page, "K10 L10 A1 M10");
  await cell(page, "N10").hover();
  await expect(page.locator('[data-ghost="N10"] [data-colour="0"]')).toBeVisible();
  await clickAll(page, "N10");
  await expect(tray(page, 0)).toHaveAttribute("data-filled", "1");
  await expect(marked(page, "cleared")).toHaveCount(2);
  await expect(stone(page, "L10")).toHaveCount(0);
  await clickAll(page, "A19 L10 C19 M10");
  await expect(page.locator('[data-call="tessera"]')).toContainText("Tessera");
  await expect(page.locator('[data-call="tessera"]')).toContainText("Anna calls tessera");
  await clickAll(page, "E19 O10");
  await expect(ending(page)).toContainText("Anna wins");
  await expect(page.locator('[data-row="K10 L10 M10 N10 O10"]')).toBeAttached();
  await expectNoFaults(faults);
});

test("a stone is dragged from its seat by mouse, shows what it would take, and the score floats up", async ({
  page,
}) => {
  const faults = watchFaults(page);
  const risen = await watchRising(page);
  const record = await recordOf("standard", 2, "K10 L10 A1 M10");
  await lay(page, { game: "pente", variant: "standard", sitters: [anna, bram], record });
  await atRest(page);
  await expect(page.locator('[data-seat="0"] .score')).toHaveText("0of 5");
  await dragByMouse(page, seatStone(page, 0), cell(page, "N10"), async () => {
    await expect(page.locator('[data-ghost="N10"]')).toBeVisible();
    await expect(page.locator("[data-carried][data-snaps]")).toHaveCount(1);
    await expect(marked(page, "taken")).toHaveCount(2);
  });
  await expect(stone(page, "N10")).toBeVisible();
  await expect(page.locator('[data-seat="0"] .score')).toHaveText("1of 5");
  await expect.poll(risen).toEqual(["+1"]);
  await expectNoFaults(faults);
});

test("a stone let go on another goes back, and that point says why", async ({ page }) => {
  const faults = watchFaults(page);
  const record = await recordOf("standard", 2, "K10 L10");
  await lay(page, { game: "pente", variant: "standard", sitters: [anna, bram], record });
  await atRest(page);
  await dragByMouse(page, seatStone(page, 0), cell(page, "L10"));
  await expect(page.locator(".refused")).toContainText("There is a stone here already.");
  await expect(cell(page, "L10")).toHaveAttribute("data-refused", "");
  await dragByMouse(page, seatStone(page, 1), cell(page, "A1")); // it is not his turn
  await expect(marked(page, "stone")).toHaveCount(2);
  await expect(page.locator("[data-carried]")).toHaveCount(0);
  await expectNoFaults(faults);
});

test("by keys alone, with the places in words", async ({ page }) => {
  const record = await recordOf("standard", 2, "K10 A1 L10 A3 M10 A5 N10 A7");
  await lay(page, { game: "pente", variant: "standard", sitters: [anna, bram], record });
  await atRest(page);
  const board = page.getByRole("grid");
  await board.focus();
  for (let i = 0; i < 3; ++i) await page.keyboard.press("ArrowRight");
  await expect(cell(page, "N10")).toHaveAccessibleName("N10: stone of Anna");
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, "O10")).toHaveAccessibleName("O10: empty");
  await expect(page.locator('[data-ghost="O10"]')).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(ending(page)).toContainText("Anna wins");
  await expect(cell(page, "O10")).toHaveAccessibleName("O10: stone of Anna, just laid");
});

test("a refused move says why, and barred points are marked", async ({ page }) => {
  await lay(page, { game: "pente", variant: "tournament", sitters: [anna, bram] });
  await atRest(page);
  await cell(page, "A1").click();
  await expect(page.locator(".refused")).toContainText("The first stone goes on the centre, K10.");
  await clickAll(page, "K10 L11");
  await expect(page.locator(".refused")).toHaveCount(0);
  await expect(marked(page, "barred")).toHaveCount(23);
  await expect(cell(page, "M9")).toHaveAccessibleName("M9: empty, not allowed now");
  await cell(page, "M9").click();
  await expect(page.locator(".refused")).toContainText("This is too near the centre");
  await cell(page, "L11").click();
  await expect(page.locator(".refused")).toContainText("There is a stone here already.");
  await expect(marked(page, "stone")).toHaveCount(2);
  await clickAll(page, "N10");
  await expect(marked(page, "barred")).toHaveCount(0);
});

test("sides are offered and taken by buttons", async ({ page }) => {
  await lay(page, { game: "pente", variant: "swap2", sitters: [anna, bram] });
  await expect(page.locator(".call")).toContainText("3 stones to lay");
  await clickAll(page, "K10 L11 M10");
  await expect(marked(page, "choice")).toHaveCount(3);
  await cell(page, "A1").click();
  await expect(page.locator(".refused")).toContainText("Choose a side now.");
  await page.getByRole("button", { name: "Two more stones; the other chooses" }).click();
  await expect(marked(page, "choice")).toHaveCount(0);
  await clickAll(page, "A1 A3");
  await page.getByRole("button", { name: "The second side" }).click();
  await expect(marked(page, "choice")).toHaveCount(0);
  await expect(page.locator('li[data-seat="0"] [data-colour]').first()).toHaveAttribute("data-colour", "1");
});

test("two stones a turn, both marked; partners share a tray", async ({ page }) => {
  await lay(page, { game: "pente", variant: "connect6", sitters: [anna, bram] });
  await clickAll(page, "K10 A1 A3");
  await expect(marked(page, "last")).toHaveCount(2);
  const record = await recordOf("team", 4, "K10 L10 A1 M10 N10");
  await lay(page, {
    game: "pente",
    variant: "team",
    sitters: [anna, bram, person("Chloe"), person("Dieter")],
    record,
  });
  await expect(page.locator('li[data-seat="2"]')).toContainText("together with Anna");
  for (const [seat, filled] of ["2", "0", "2", "0"].entries())
    await expect(tray(page, seat)).toHaveAttribute("data-filled", filled);
});

test("after a reload all is as it was", async ({ page }) => {
  const id = await lay(page, { game: "pente", variant: "keryo", sitters: [anna, bram] });
  await clickAll(page, "K10 L10 N10 M10 A1");
  const shown = async () => ({
    record: (await keptTable(page, id)).record,
    log: await page.locator(".side ol").innerText(),
    stones: await marked(page, "stone").evaluateAll((all) => all.map((one) => (one as SVGElement).dataset.stone)),
  });
  const before = await shown();
  await page.reload();
  await expect.poll(shown).toEqual(before);
  await expect(page.locator('[data-last="A1"]')).toBeVisible();
  await clickAll(page, "T1");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a stone is dragged from its bowl by a finger, above which it is seen", async ({ page }) => {
    const faults = watchFaults(page);
    const record = await recordOf("standard", 2, "K10 L10 A1 M10");
    await lay(page, { game: "pente", variant: "standard", sitters: [anna, bram], record });
    await atRest(page);
    // The finger is two points below the stone that it holds.
    await dragByTouch(page, page.locator("[data-bowl]"), cell(page, "N8"), async () => {
      await expect(page.locator('[data-ghost="N10"]')).toBeVisible();
      await expect(marked(page, "taken")).toHaveCount(2);
    });
    await expect(stone(page, "N10")).toBeVisible();
    await expect(tray(page, 0)).toHaveAttribute("data-filled", "1");
    await expectNoFaults(faults);
  });

  test("every point can be hit, and a whole game is played by touch", async ({ page }) => {
    const faults = watchFaults(page);
    await lay(page, { game: "pente", variant: "standard", sitters: [anna, bram] });
    await atRest(page);
    const board = (await page.getByRole("grid").boundingBox())!;
    expect(board.width).toBeGreaterThan(340);
    const hidden = await page.locator("[data-cell]").evaluateAll(
      (all) =>
        all.filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) !== one;
        }).length,
    );
    expect(await page.locator("[data-cell]").count()).toBe(361);
    expect(hidden).toBe(0);
    const candidate = page.locator("[data-candidate]");
    for (const point of ["A1", "T1", "A19", "T19", "K10", "J10"]) {
      await cell(page, point).tap();
      await expect(candidate).toHaveAttribute("data-candidate", point);
    }
    await page.getByRole("button", { name: "To the right" }).tap();
    await expect(candidate).toHaveAttribute("data-candidate", "K10");
    await page.getByRole("button", { name: "Place on K10" }).tap();
    await expect(stone(page, "K10")).toBeVisible();
    for (const point of "A1 L10 A3 M10 A5 N10 A7 O10".split(" ")) {
      await atRest(page);
      await cell(page, point).tap();
      const place = page.locator(`[data-place="${point}"]`);
      await expect(place).toBeVisible();
      await expect(stone(page, point)).toHaveCount(0);
      const box = (await place.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.y).toBeGreaterThan(370); // the lower half, where the thumb is
      if (point === "L10")
        await cell(page, point).tap(); // a second touch means the same
      else await place.tap();
      await expect(stone(page, point)).toBeVisible();
    }
    await expect(ending(page)).toContainText("Anna wins");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoFaults(faults);
  });

  test("a resting finger shows a lens that follows it", async ({ page, context }) => {
    await lay(page, { game: "pente", variant: "gomoku", sitters: [anna, bram] });
    await atRest(page);
    const touch = await context.newCDPSession(page);
    const middle = async (point: string) => {
      const { x, y, width, height } = (await cell(page, point).boundingBox())!;
      return [{ x: x + width / 2, y: y + height / 2 }];
    };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: await middle("D4") });
    await expect(page.locator(".lens")).toBeVisible();
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: await middle("E6") });
    await expect(page.locator('[data-ghost="E6"]').first()).toBeAttached();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page.locator(".lens")).toHaveCount(0);
    await expect(page.locator("[data-candidate]")).toHaveAttribute("data-candidate", "E6");
  });
});
