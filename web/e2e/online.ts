// Playing over the net, for the tests: making a table, sitting down, and moves made by another device of a seat.

import type { GameId } from "$/rules/catalog";
import type { LegalMoves } from "$/rules/wire";
import { kTested } from "./games";
import { kSlow } from "./slow";
import { expect, type Browser, type BrowserContextOptions, type Page } from "./test";

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

export interface Seated {
  page: Page;
  table: string;
  key: string;
}

interface Made {
  table: string;
  host: string;
  keys: (string | null)[];
}

/** What stands in the address of somebody at a table. */
export function seatOf(page: Page): Seated {
  const [, table = "", key = ""] = /#\/online\/(\w+)\/([\w-]+)/.exec(page.url()) ?? [];
  return { page, table, key };
}

/** Asks the server over a line of its own: another device with the same key, or whoever makes a table. */
export async function say<T>(page: Page, wishes: readonly Record<string, unknown>[]): Promise<T[]> {
  return page.evaluate(
    (wishes) =>
      new Promise<never[]>((resolve, reject) => {
        const socket = new WebSocket(new URL("online", location.href.split("#")[0]!.replace(/^http/, "ws")));
        const answers: never[] = [];
        const all = [{ op: "hello", version: 1, language: "en" }, ...wishes];
        const send = () =>
          socket.send(JSON.stringify({ id: `t${Math.random().toString(36).slice(2)}`, ...all[answers.length] }));
        socket.onopen = send;
        socket.onerror = () => reject(new Error("no line"));
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(String(data)) as { re?: string };
          if (said.re === undefined) return;
          answers.push(said as never);
          if (answers.length < all.length) return send();
          socket.close();
          resolve(answers.slice(1));
        };
      }),
    wishes,
  );
}

/** A table as a person makes it: from the home page, with one click behind the set-up. */
export async function host(page: Page, game: GameId, name = "Anna"): Promise<Seated> {
  await page.goto("/#/");
  await page.evaluate((name) => localStorage.setItem("pentario.name", name), name);
  await page.reload();
  await page.locator(`[data-game="${game}"] a, a[href="#/new/${game}"]`).first().click();
  await overLink(page);
  return seatOf(page);
}
/** On the set-up page. */
export async function overLink(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Over a link" }).check();
  await button(page, "Play").click();
  await expect(page).toHaveURL(/#\/online\/\w{16}\/[\w-]{22}/);
  await expect(page.locator("main[data-phase]")).toBeVisible();
}
export const linksOn = (page: Page) =>
  page.getByLabel(/^Link for/).evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value));

/** Somebody opens a link elsewhere, with nothing kept on his device. */
export async function guest(
  browser: Browser,
  link: string,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Seated> {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "en", ...options });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await button(page, "Sit down").click();
  return seatOf(page);
}
export const watch = async (browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "en", ...options });
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

export const begin = async ({ page }: Seated): Promise<void> => {
  await button(page, "Begin").click();
  await expect(page.locator(".page")).toBeVisible();
};

/** Two who have just sat down to a game. */
export async function sitTwo(
  page: Page,
  browser: Browser,
  game: GameId,
  options: BrowserContextOptions = {},
): Promise<[Seated, Seated]> {
  const anna = await host(page, game);
  const bert = await guest(browser, (await linksOn(page))[0]!, "Bert", options);
  await begin(anna);
  await expect(bert.page.locator(".page")).toBeVisible();
  return [anna, bert];
}

/** What a seat may play now, as another device with its key is told. */
export async function legal({
  page,
  table,
  key,
}: Seated): Promise<{ moves: string[]; sequence: number; over: boolean }> {
  const [seen, asked] = await say<{ sequence: number; answers: { moves?: LegalMoves[] }[]; phase: string }>(page, [
    { op: "enter", table, key },
    { op: "ask", table, key, requests: [{ op: "moves" }] },
  ]);
  const moves = (asked!.answers[0]?.moves ?? []).filter(({ seat }) => typeof seat === "number");
  return { moves: moves.flatMap(({ moves }) => moves), sequence: seen!.sequence, over: seen!.phase === "over" };
}

/** One of the legal moves, made by hand at the table. */
export async function move(seated: Seated, game: GameId, wanted?: (move: string) => boolean): Promise<string> {
  const { moves } = await legal(seated);
  const chosen = moves.find((one) => wanted?.(one) ?? true)!;
  await kTested[game].move(seated.page, chosen);
  return chosen;
}

/** The first legal move, made by another device of that seat. */
export async function play(seated: Seated): Promise<void> {
  const { moves, sequence } = await legal(seated);
  const { page, table, key } = seated;
  await say(page, [{ op: "play", table, key, move: moves[0], sequence }]);
}

/** Who of them may play. */
export async function mover(seats: readonly Seated[]): Promise<Seated | undefined> {
  for (const seat of seats) if ((await legal(seat)).moves.length > 0) return seat;
  return undefined;
}

/** The game is played to its end by the other devices of the seats; nobody looks for good moves. */
export async function playOut(seats: readonly Seated[]): Promise<void> {
  expect(await playOn(seats, 400)).toBe(true);
}
/** The same for so many rounds; whether the game is over then. */
export async function playOn(seats: readonly Seated[], rounds: number): Promise<boolean> {
  const [{ page, table }] = seats as readonly [Seated, ...Seated[]];
  const keys = seats.map(({ key }) => key);
  return page.evaluate(
    async ({ table, keys, rounds }) => {
      const url = new URL("online", location.href.split("#")[0]!.replace(/^http/, "ws"));
      const lines = await Promise.all(
        keys.map(async (key) => {
          const socket = new WebSocket(url);
          await new Promise((open) => (socket.onopen = open));
          const ask = (wish: object) =>
            new Promise<Record<string, never>>((resolve) => {
              const id = `t${Math.random().toString(36).slice(2)}`;
              const hear = ({ data }: MessageEvent) => {
                const said = JSON.parse(String(data)) as Record<string, never>;
                if (said["re"] !== id) return;
                socket.removeEventListener("message", hear);
                resolve(said);
              };
              socket.addEventListener("message", hear);
              socket.send(JSON.stringify({ id, ...wish }));
            });
          await ask({ op: "hello", version: 1, language: "en" });
          return { key, ask };
        }),
      );
      for (let i = 0; i < rounds; ++i) {
        let moved = false;
        for (const { key, ask } of lines) {
          const view = (await ask({ op: "enter", table, key })) as { phase?: string; sequence?: number };
          if (view.phase === "over") return true;
          const asked = (await ask({ op: "ask", table, key, requests: [{ op: "moves" }] })) as {
            answers?: { moves?: { seat: unknown; moves: string[] }[] }[];
          };
          const moves = (asked.answers?.[0]?.moves ?? []).flatMap(({ seat, moves }) =>
            typeof seat === "number" ? moves : [],
          );
          if (moves.length === 0) continue;
          const move = moves[Math.floor(Math.random() * moves.length)];
          await ask({ op: "play", table, key, move, sequence: view.sequence });
          await new Promise((rest) => setTimeout(rest, 120)); // as many messages as a line may send
          moved = true;
        }
        if (!moved) throw new Error("nobody may play");
      }
      return false;
    },
    { table, keys, rounds },
  );
}

export const kQuickMs = 30_000 * kSlow;
export type { Made };
