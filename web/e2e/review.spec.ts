// Reviews, hints and verdicts in the real worker: they tell how far they are, can be stopped, and let others in.

import { expect, test, type Page } from "./test";
import { watchFaults } from "./table";

/** A worker of the rules beside the page's own; letters go in, and what comes back is kept in order. */
async function openRules(page: Page): Promise<void> {
  const opened = page.waitForEvent("worker");
  await page.goto("/");
  await page.evaluate(
    (url) => {
      const rules = new Worker(url, { type: "module" });
      type Letter = { id: number; progress?: object; answer?: object };
      const letters: Letter[] = [];
      const waiting = new Map<number, (answer: object) => void>();
      const readers: ((letter: Letter) => void)[] = [];
      rules.onmessage = ({ data }) => {
        letters.push(data);
        for (const read of readers) read(data);
        if (data.answer) waiting.get(data.id)?.(data.answer);
      };
      /** The first thing found in a letter that comes from now on, as soon as it comes. */
      const onletter = (find: (letter: Letter) => object | undefined) =>
        new Promise<object>((resolve) => {
          readers.push((letter) => {
            const found = find(letter);
            if (found) resolve(found);
          });
        });
      const write = (mail: { id: number }) =>
        new Promise<object>((resolve) => {
          waiting.set(mail.id, resolve);
          rules.postMessage(mail);
        });
      const post = (mail: object) => rules.postMessage(mail);
      Object.assign(window, { rules: { write, post, letters, onletter } });
    },
    (await opened).url(),
  );
}

interface Letter {
  id: number;
  progress?: { looked_at: number; of: number };
}
interface Rules {
  write(mail: object): Promise<Record<string, unknown>>;
  post(mail: object): void;
  letters: Letter[];
  onletter<T>(find: (letter: Letter) => T | undefined): Promise<T>;
}
type Opened = Window & { rules: Rules };

/** So many moves that a review of them is under way for long after it has told of the first. */
const kMoves = "K10 L10 K12 L12 M8 H9 G12 F8 D4 P16 D16 P4 C10 Q10 K3 K17 F3 N17 C7 Q13 G16 M4 B15 R5".split(" ");

test("a review tells how far it is, lets others in, and stops when told", async ({ page }) => {
  const faults = watchFaults(page);
  await openRules(page);
  const told = await page.evaluate(async (moves) => {
    const { write, post, letters, onletter } = (window as unknown as Opened).rules;
    let id = 0;
    await write({ id: ++id, request: { op: "new", game: "pente" } });
    for (const [i, move] of moves.entries()) await write({ id: ++id, request: { op: "play", seat: i % 2, move } });
    const review = ++id;
    const answer = write({ id: review, job: { kind: "review", wish: { nodes: 60_000 } } });
    const first = await onletter(({ id, progress }) => (id === review && progress?.looked_at ? progress : undefined));
    const beside = await write({ id: id + 1, request: { op: "state" } });
    const isOver = letters.some((one) => one.id === review && "answer" in one);
    post({ stop: review });
    return { first, beside: beside["ok"], isOver, end: await answer };
  }, kMoves);
  expect(told.first.of).toBe(kMoves.length);
  expect(told.first.looked_at).toBeGreaterThan(0);
  expect(told.beside).toBe(true);
  expect(told.isOver).toBe(false);
  expect(told.end).toMatchObject({ ok: true, done: false, kind: "chances" });
  expect(faults).toEqual([]);
});

test("a hint and a verdict come with their reasons", async ({ page }) => {
  const faults = watchFaults(page);
  await openRules(page);
  const [hint, verdict] = await page.evaluate(async () => {
    const { write } = (window as unknown as Opened).rules;
    await write({ id: 1, request: { op: "speak", language: "nl", names: ["Anna", "Bas"] } });
    await write({ id: 2, request: { op: "new", game: "riomino", variant: "starter", seed: 3 } });
    return [
      await write({ id: 3, job: { kind: "hint", wish: { nodes: 1000 } } }),
      await write({ id: 4, job: { kind: "settle", wish: {} } }),
    ];
  });
  expect(hint).toMatchObject({ ok: true, done: true });
  expect(verdict).toMatchObject({ ok: true, done: true, kind: "solved" });
  const { reasons } = verdict as unknown as { reasons: { text: string }[] };
  expect(reasons[0]?.text).toMatch(/^(Anna|Bas) wint met het beste spel/);
  expect(faults).toEqual([]);
});
