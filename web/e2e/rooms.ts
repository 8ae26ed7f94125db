// Every page and every state of it that the checks for everyone walk through. A new room adds its
// addresses to `kPages`, or a state of a table to `kTables`.

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { bot, kThorough, lay, person, type Laid } from "./table";
export { kThorough };

export interface Room {
  name: string;
  /** Opens the page and waits until all of it is there. */
  open: (page: Page) => Promise<void>;
}

const kGames = ["pente", "riomino", "penta-rush", "rivero-penta", "rivero"] as const;

/** Addresses, and what is on the page when it is complete. */
const kPages: readonly { address: string; has: string }[] = [
  { address: "#/", has: "[data-game=rivero] svg" },
  { address: "#/shelf", has: "h1" },
  ...kGames.map((game) => ({ address: `#/new/${game}`, has: ".play" })),
  { address: "#/learn", has: "main" },
  { address: "#/learn/pente", has: "main.play svg" },
  { address: "#/rules/rivero", has: "main h2" },
  { address: "#/study", has: "main" },
  { address: "#/edit/pente", has: "main svg" },
  { address: "#/puzzles", has: "main" },
  { address: "#/puzzles/pente", has: "main" },
  { address: "#/puzzle/today", has: "main.play svg" },
  { address: "#/boards/riomino", has: "main" },
  { address: "#/boards/penta-rush", has: "main" },
  { address: "#/me", has: "main" },
  { address: "#/nowhere", has: "main" },
  // Of each kind of page one game above; thoroughly the others too.
  ...(kThorough ? kGames : []).flatMap((game) => [
    ...(game === "pente" ? [] : [{ address: `#/learn/${game}`, has: "main.play svg" }]),
    ...(game === "rivero" ? [] : [{ address: `#/rules/${game}`, has: "main h2" }]),
    ...(game === "pente" ? [] : [{ address: `#/edit/${game}`, has: "main svg" }]),
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
}
const press = async (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const resign = async (page: Page) => {
  await press(page, "Resign");
  await press(page, "Resign");
  await expect(page.locator(".end")).toBeVisible({ timeout: 20_000 });
};
const begin = (page: Page) => press(page, "Begin");

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
    then: async (page) => page.locator("[data-stock].turn button:enabled:not(.useless)").first().click(),
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
      await press(page, "Do not wait");
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
      await page.locator("main.play svg").first().waitFor();
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
  ...kPages.map(({ address, has }) => ({
    name: address,
    open: async (page: Page) => {
      await page.goto("/");
      await page.goto(`/${address}`);
      await page.locator(has).first().waitFor();
    },
  })),
  ...kTables.map(({ name, laid, then }) => ({
    name,
    open: async (page: Page) => {
      await lay(page, laid);
      await page.locator("li[data-seat]").first().waitFor();
      await expect(page.locator("button:enabled").first()).toBeVisible();
      await then?.(page);
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
