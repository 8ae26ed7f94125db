// Every page and every state of it that the checks for everyone walk through. A new room adds its
// addresses to `kPages`, or a state of a table to `kTables`.

import { readFileSync } from "node:fs";
import { kGames } from "$/rules/catalog";
import { kLongWork } from "./slow";
import { expect, type Page } from "./test";
import { atRest, bot, kThorough, lay, linger, person, slowClock, type Laid } from "./table";
export { kThorough };

export interface Room {
  name: string;
  /** Opens the page and waits until all of it is there. */
  open: (page: Page) => Promise<void>;
  /** What must still be there after everything was looked at. */
  keeps?: string;
}

interface Address {
  address: string;
  /** All that is on the page when it is complete. */
  has: readonly string[];
  /** What is on it only before that. */
  lacks?: string;
}
const kPictures = kGames.map((game) => `[data-game=${game}] svg`);
const lesson = (game: string): Address => ({
  address: `#/learn/${game}`,
  has: ["main.play svg", '.panel:is([data-stage="doing"], [data-stage="done"])', ".page[data-rests]"],
});
const rules = (game: string): Address => ({
  address: `#/rules/${game}`,
  has: ["main h2", "[data-option]", "[data-picture]"],
  lacks: "[data-picture]:not(:has([inert] svg))",
});
const editor = (game: string): Address => ({
  address: `#/edit/${game}`,
  has: ["main svg", '[data-fault][aria-busy="false"]'],
});
const kPages: readonly Address[] = [
  { address: "#/", has: [...kPictures, "[data-daily]"] },
  { address: "#/shelf", has: ["h1"] },
  ...kGames.map((game) => ({ address: `#/new/${game}`, has: [".play", ".picture svg"] })),
  { address: "#/learn", has: kPictures },
  lesson("pente"),
  rules("rivero"),
  { address: "#/study", has: ["main form"] },
  editor("pente"),
  { address: "#/puzzles", has: [".still svg", ".games .art svg"], lacks: ".games .art:not(:has(svg))" },
  { address: "#/puzzles/pente", has: ["[data-standing]"] },
  { address: "#/puzzle/today", has: ["main.play svg", '[data-phase="asked"]', ".page[data-rests]"] },
  { address: "#/boards/riomino", has: ["[data-squares]", "main svg"] },
  { address: "#/boards/penta-rush", has: ["[data-grade]", "main svg", "form .button.main"] },
  { address: "#/me", has: ["main h1"] },
  { address: "#/licences", has: ["main pre"] },
  { address: "#/nowhere", has: ["main h1"] },
  // Of each kind of page one game above; thoroughly the others too.
  ...(kThorough ? kGames : []).flatMap((game) => [
    ...(game === "pente" ? [] : [lesson(game)]),
    ...(game === "rivero" ? [] : [rules(game)]),
    ...(game === "pente" ? [] : [editor(game)]),
  ]),
];

const record = (name: string): string => readFileSync(new URL(`records/${name}.record`, import.meta.url), "utf8");
const two = [person("Anna"), person("Bert")];
const alone = [person(), bot(1)];

interface TableState {
  name: string;
  laid: Laid;
  /** Brings the table into the state wanted. */
  then?: (page: Page) => Promise<void>;
  keeps?: string;
}
const press = async (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const resign = async (page: Page) => {
  await press(page, "Give up");
  await press(page, "Give up");
  await expect(page.locator(".end")).toBeVisible();
};
const begin = async (page: Page) => {
  await press(page, "Begin");
  await expect(page.locator('[data-stage="search"]')).toBeVisible();
};

const kTables: readonly TableState[] = [
  { name: "pente at the start", laid: { game: "pente", variant: "standard", sitters: alone } },
  {
    name: "pente in the middle",
    laid: { game: "pente", variant: "standard", sitters: two, record: record("pente-middle") },
  },
  {
    name: "pente with a refusal",
    laid: { game: "pente", variant: "standard", sitters: two, record: record("pente-middle") },
    then: async (page) => {
      await page.locator('[data-cell="K10"]').click();
      await expect(page.locator(".refused")).toBeVisible();
    },
    keeps: ".refused",
  },
  {
    name: "pente at the end",
    laid: { game: "pente", variant: "standard", sitters: two, record: record("pente-middle") },
    then: resign,
  },
  { name: "riomino at the start", laid: { game: "riomino", variant: "starter", sitters: two } },
  {
    name: "riomino with a die in hand",
    laid: { game: "riomino", variant: "wizard", sitters: two },
    then: async (page) => {
      await page.locator("[data-stock].turn button:enabled:not(.useless)").first().click();
      await expect(page.locator("button.held")).toBeVisible();
    },
  },
  { name: "riomino at the end", laid: { game: "riomino", variant: "starter", sitters: two }, then: resign },
  { name: "penta rush before the round", laid: { game: "penta-rush", variant: "base", sitters: alone } },
  { name: "penta rush in a round", laid: { game: "penta-rush", variant: "base", sitters: alone }, then: begin },
  {
    name: "penta rush after a round",
    laid: { game: "penta-rush", variant: "base", sitters: alone },
    then: async (page) => {
      await begin(page);
      await press(page, "Turn the timer");
      await press(page, "Don't wait");
      await expect(page.locator(".verdict")).toBeVisible();
    },
  },
  { name: "rivero penta at the start", laid: { game: "rivero-penta", variant: "standard", sitters: alone } },
  {
    name: "rivero penta in the middle",
    laid: { game: "rivero-penta", variant: "standard", sitters: alone, record: record("rivero-penta-wide") },
  },
  {
    name: "rivero penta with an action",
    laid: { game: "rivero-penta", variant: "standard", sitters: alone, record: record("rivero-penta-move") },
  },
  {
    name: "rivero under the cover",
    laid: { game: "rivero", variant: "standard", sitters: two, record: record("rivero-late") },
  },
  { name: "rivero at the start", laid: { game: "rivero", variant: "standard", sitters: alone } },
  {
    name: "rivero in the middle",
    laid: { game: "rivero", variant: "standard", sitters: alone, record: record("rivero-late") },
  },
  {
    name: "rivero at the end",
    laid: { game: "rivero", variant: "standard", sitters: alone, record: record("rivero-late") },
    then: resign,
  },
];

/** A link that the tests of links know too. */
const kLink = readFileSync(new URL("../../fuzz/corpus/fuzz_link/pente-resigned", import.meta.url), "utf8").trim();

const kDialogs: readonly Room[] = [
  {
    name: "a study",
    open: async (page) => {
      const id = await lay(page, {
        game: "pente",
        variant: "standard",
        sitters: two,
        record: record("pente-whole"),
      });
      await page.goto(`/#/study/${id}`);
      await expect(page.getByRole("slider", { name: "Replay" })).toBeVisible();
      await page.locator("main.play svg").first().waitFor();
      await atRest(page);
    },
  },
  {
    name: "a link",
    open: async (page) => {
      await page.goto("/");
      await page.goto(`/#/game/${kLink}`);
      await page.locator("main svg").first().waitFor();
    },
  },
  {
    name: "the settings",
    open: async (page) => {
      await page.goto("/#/");
      await press(page, "Settings");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "the keys",
    open: async (page) => {
      await page.goto("/#/");
      await page.locator("h1").waitFor();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];

export const kRooms: readonly Room[] = [
  ...kPages.map(({ address, has, lacks }) => ({
    name: address,
    open: async (page: Page) => {
      await linger(page);
      await page.goto(`/${address}`);
      for (const one of has) await page.locator(one).first().waitFor();
      if (lacks) await expect(page.locator(lacks)).toHaveCount(0, kLongWork);
    },
  })),
  ...kTables.map(({ name, laid, then, keeps }) => ({
    name,
    ...(keeps && { keeps }),
    open: async (page: Page) => {
      if (laid.game === "penta-rush") await slowClock(page);
      await lay(page, laid);
      await page.locator("li[data-seat]").first().waitFor();
      await atRest(page);
      await expect(page.locator("button:enabled").first()).toBeVisible();
      await then?.(page);
      await atRest(page);
    },
  })),
  ...kDialogs,
];

export const kThemes = ["light", "dark", "contrast"] as const;
export const kScreens = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

/** As the settings do it, without a way through them; colours are there two frames later. */
export const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  }, theme);
