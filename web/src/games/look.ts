// What a game's folder gives to the client: how the game looks, is taught, explained and set up. What may
// be played comes from src/rules only. A member without `?` must be written out, so that none is forgotten.

import type { Component } from "svelte";
import type { Ending } from "$/endings/facts";
import type { KeyHelp } from "$/frame/keys.svelte";
import type { EditKind } from "$/edit/kinds";
import type { Introduction } from "$/learn/lesson";
import type { RuleText } from "$/rulebook/books";
import type { Sentence } from "$/i18n/say";
import type { Code, GameId, MoveOf, PositionOf, VariantOf } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Seat, Step } from "$/rules/wire";
import type { RecordKind } from "$/table/milestones";
import type { Table } from "$/table/table.svelte";

/** Boards of one's own. */
export interface Workshop {
  /** The option that takes them. */
  option: string;
  page: () => Promise<{ default: Component<{ door: Door }> }>;
}

/** What a game is made of, for its small celebrations. */
export type Material = "stone" | "dice" | "sand" | "water";

/** A kind of the game, as the set-up shows it. */
export interface Kind {
  /** One sentence: Dutch, English, French, German. */
  about: Sentence;
  /** What its small picture is drawn from, in letters that the game's picture knows. */
  rows: readonly string[];
  /** Few ask for it: it is folded away. */
  rare?: true;
}
export interface Kinds<G extends GameId = GameId> {
  of: Readonly<Record<VariantOf[G], Kind>>;
  /** The small picture, one by one. */
  Picture: Component<{ rows: readonly string[] }>;
}

export interface GameLook<G extends GameId = GameId> {
  id: G;
  /** Its words, for whoever speaks of its options or tells of a table before the table itself is drawn. */
  words: () => Promise<unknown>;
  /** The table itself: board or cards, hands, and what the game's own buttons are. */
  table: () => Promise<{ default: Component<{ table: Table }> }>;
  /** What everybody's own screen shows, where the table shows one player's things. */
  screen?: () => Promise<{ default: Component<{ table: Table }> }>;
  /** What stands before a seat's name, such as the stone it plays. */
  mark?: () => Promise<{ default: Component<{ table: Table; seat: Seat }> }>;
  /** What stands beside a seat's name and score, such as stones taken. */
  seat?: () => Promise<{ default: Component<{ table: Table; seat: Seat }> }>;
  /** The score that wins, where it is one number: to be shown beside a seat's score. */
  goal?: (table: Table) => number | undefined;
  /** There is nothing that a score could count: none is shown. */
  scoreless?: (table: Table) => boolean;
  /** The picture on the box, for the shelf: an SVG of its own, 4 by 3. */
  box: () => Promise<{ default: Component }>;
  /** Its kinds, for the set-up. */
  kinds: () => Promise<{ kinds: Kinds<G> }>;
  /** Options of every new table that the set-up leaves open, such as a board by chance. */
  opening?: () => Record<string, string>;
  /** A move in words, for the log; empty where its events tell it all. Null, or without it: the notation is shown. */
  tell?: (move: MoveOf<G>) => string | null;
  /** Codes of events that the table shows by itself and the log leaves out. */
  unlogged?: readonly Code[];
  /** What a seat holds, in words, for those who cannot see it. */
  hand?: (table: Table, seat: Seat) => string;
  /** Where there are no turns to be shown again: what else can be looked at once more, by the step that ended it. */
  lookBack?: { name: (step: Step) => string | null; show: (table: Table, step: Step) => Promise<void> };
  material: Material;
  /** How a finished game came to its end, unless somebody gave up at the table. */
  ending: (table: Table) => Ending;
  /** Keys of its own, for the list behind `?`. */
  keys?: readonly KeyHelp[];
  /** How many steps of a game under way may be looked at with the clock standing still; without it all. */
  settled?: (steps: readonly Step[]) => number;
  /** Hands that only their owner may see. */
  hidden: boolean;
  /** Bots and people take turns; otherwise the game's own driver moves things on. */
  turns: boolean;
  /** The introduction. */
  lesson: Introduction<G>;
  /** The rules, with their pictures. */
  rulebook: () => Promise<{ rules: RuleText<G> }>;
  /** What the editor of positions needs. */
  edit: () => Promise<{ kind: EditKind }>;
  /** Null: every table has the same board, or none. */
  boards: Workshop | null;
  /** The rules have a solver that proves its positions, at least in part. */
  proved: boolean;
  /** What there are records of on a device. */
  records: readonly RecordKind[];
  /** Half a move, as the second hint of a puzzle: where to look for it. Null: the game has no puzzles. */
  where: ((move: MoveOf<G>, position: PositionOf<G>) => string) | null;
}
