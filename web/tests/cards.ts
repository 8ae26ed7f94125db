// A table of the river games in a page without layout, with the real rules behind it.

import { flushSync, mount, unmount, type Component } from "svelte";
import type { GameId } from "$/rules/catalog";
import { Table } from "$/table/table.svelte";
import { doorHere } from "./rules";

export interface Seen {
  table: Table;
  page: HTMLElement;
  /** Hands the device on where it must be, until somebody may act. */
  settle(): Promise<void>;
  close(): void;
}

/** Two people at one device, with the game's own component. */
export async function sitDown(
  game: GameId,
  variant: string,
  seed: number,
  options: Record<string, unknown>,
  component: Component<{ table: Table }>,
): Promise<Seen> {
  const sitters = [0, 1].map((seat) => ({ kind: "person" as const, name: `P${seat}` }));
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const saved = { id: "t", game, variant, sitters, seed: String(seed), record: "", begun: 1, touched: 1, summary };
  const habits = { hidden: true, turns: true, language: () => "en" };
  const table = await Table.open({ ...saved, options }, doorHere(), habits);
  if (!(table instanceof Table)) throw new Error(table.message);
  const page = document.body.appendChild(document.createElement("div"));
  const shown = mount(component, { target: page, props: { table } });
  const settle = async () => {
    for (let i = 0; i < 20; ++i) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      await table.uncover();
      if (table.over || (table.acting !== null && table.moves.length > 0)) break;
    }
    flushSync();
  };
  const close = () => {
    void unmount(shown);
    page.remove();
  };
  await settle();
  return { table, page, settle, close };
}

/** The same draws on every machine. */
export function draws(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function click(page: HTMLElement, selector: string): void {
  const found = page.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing to click: ${selector}`);
  found.click();
  flushSync();
}
export const values = (page: HTMLElement, name: string): string[] =>
  [...page.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name)!).sort();
