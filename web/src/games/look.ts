// What a game's folder gives to the frame: how the game looks. Rules come from src/rules only.

import type { Component } from "svelte";
import type { KeyHelp } from "$/frame/keys.svelte";
import type { Code, GameId } from "$/rules/catalog";
import type { Seat, Step } from "$/rules/wire";
import type { Table } from "$/table/table.svelte";

export interface GameLook {
  id: GameId;
  /** The table itself: board or cards, hands, and what the game's own buttons are. */
  table: () => Promise<{ default: Component<{ table: Table }> }>;
  /** What stands before a seat's name, such as the stone it plays. */
  mark?: () => Promise<{ default: Component<{ table: Table; seat: Seat }> }>;
  /** What stands beside a seat's name and score, such as stones taken. */
  seat?: () => Promise<{ default: Component<{ table: Table; seat: Seat }> }>;
  /** The picture on the box, for the shelf: an SVG of its own, 4 by 3. */
  box: () => Promise<{ default: Component }>;
  /** Options of every new table that the set-up leaves open, such as a board by chance. */
  opening?: () => Record<string, string>;
  /** A move in words, for the log; empty where its events tell it all. Without it the notation is shown. */
  tell?: (move: string) => string;
  /** Codes of events that the table shows by itself and the log leaves out. */
  unlogged?: readonly Code[];
  /** What a seat holds, in words, for those who cannot see it. */
  hand?: (table: Table, seat: Seat) => string;
  /** Keys of its own, for the list behind `?`. */
  keys?: readonly KeyHelp[];
  /** How many steps of a game under way may be looked at with the clock standing still; without it all. */
  settled?: (steps: readonly Step[]) => number;
  /** Hands that only their owner may see. */
  hidden: boolean;
  /** Bots and people take turns; otherwise the game's own driver moves things on. */
  turns: boolean;
}
