// Ways into a study and out of it again: a record from anywhere, a table to play on at, a file.

import { go } from "$/frame/route.svelte";
import { language, t } from "$/i18n/index.svelte";
import type { GameId } from "$/rules/catalog";
import { openDoor, type Door } from "$/rules/door";
import type { Answer, Refusal, TableState } from "$/rules/wire";
import { summaryOf } from "$/table/keeper.svelte";
import { shelf, type SavedTable, type Sitter } from "$/table/shelf";
import { studies } from "./studies";
import type { StudyTable } from "./study.svelte";
import "./open-words";

/** Longer texts are no games: the rules would refuse them too, after reading them all. */
const kMostText = 1_000_000;

const random = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]! >> 1n;

interface Read {
  state: TableState;
  names: string[];
  record: string;
}

/** A record in our form or in a foreign one, as the rules understand it. */
async function readRecord(door: Door, text: string): Promise<Answer<Read>> {
  await door.ask({ op: "speak", language: language.current });
  const laid = await door.ask<{ state: TableState; names: string[] }>({
    op: "replay",
    record: text,
    dealer: "manual",
  });
  if (!laid.ok) return laid;
  const own = await door.ask<{ record: string }>({ op: "record" });
  return own.ok ? { ok: true, state: laid.state, names: laid.names, record: own.record } : own;
}

/** Everybody at a table that came as a text is a person: nobody knows more of them than a name. */
function tableOf({ state, names, record }: Read, given: readonly string[]): SavedTable {
  const sitters = Array.from({ length: state.players }, (_, seat): Sitter => ({
    kind: "person",
    name: given[seat] || names[seat] || "",
  }));
  const now = Date.now();
  const { game, variant } = state;
  const base = { id: random().toString(36), game, variant, sitters, seed: random().toString(), record };
  return { ...base, begun: now, touched: now, summary: summaryOf(state) };
}

/**
 * Puts a game among the studies of this device and goes to its page. `text` is a record in our form
 * or in any that the rules read; what is none is refused with a sentence and changes nothing.
 */
export async function openStudy(
  text: string,
  names: readonly string[] = [],
  opened: Door = openDoor(),
): Promise<Refusal | null> {
  try {
    if (text.trim() === "") return { code: "study.empty", message: t("study.empty") };
    if (text.length > kMostText) return { code: "study.long", message: t("study.long") };
    const read = await readRecord(opened, text);
    if (!read.ok) return read.error;
    const known = (await studies.all()).find(({ saved }) => saved.record === read.record);
    const saved = known?.saved ?? tableOf(read, names);
    if (!known) await studies.save({ saved, lines: [] }); // its page says when there was no room for it
    go(`#/study/${saved.id}`);
    return null;
  } catch {
    return { code: "fault", message: t("heal.rules") };
  } finally {
    opened.close();
  }
}

/** A new table on the shelf that begins with a record; returns its id. */
export function layTable(like: Pick<SavedTable, "game" | "variant">, record: string, sitters: Sitter[]): string {
  const { game, variant } = like;
  const id = random().toString(36);
  const now = Date.now();
  const summary = { over: false, moves: 0, scores: [], winners: [], reason: null };
  const saved = { id, game, variant, sitters, seed: random().toString(), record, begun: now, touched: now, summary };
  shelf.save({ ...saved, apart: true });
  return id;
}

/** Gives a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** `pente-2026-11-16.txt`; a foreign form has its name in it. */
export function fileName(game: GameId, when: number, form?: string): string {
  const day = new Date(when).toISOString().slice(0, 10);
  return `${game}-${day}${form ? `-${form.replaceAll(".", "-")}` : ""}.txt`;
}

/** A new table from a place of a study, with the same players at it; a refusal is shown there. */
export async function tryAgain(table: StudyTable, line: number, at: number): Promise<void> {
  const cut = await table.recordAt(line, at);
  if (!cut.ok) table.refusal = cut.error;
  else go(`#/table/${layTable(table.saved, cut.record, table.saved.sitters)}`);
}
