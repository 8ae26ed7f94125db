// A position in the making: what the person has put there, and what the rules say of it.

import { t } from "$/i18n/index.svelte";
import type { GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { Answer, Refusal, TableState } from "$/rules/wire";
import { StillTable } from "$/table/still.svelte";
import type { EditKind } from "./kinds";

/** A position as a tree of values; its keys are the game's. */
export type Position = Record<string, unknown>;

type Laid = Answer<{ state: TableState }>;

const kMostPast = 200;
/** No position of any game is longer. */
const kMostText = 1_000_000;

const noPosition = (): Refusal => ({ code: "edit.no-position", message: t("edit.no-position") });
const otherGame = (): Refusal => ({ code: "edit.other-game", message: t("edit.other-game") });
const isMap = (value: unknown): value is Position =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export class Draft {
  position = $state.raw<Position>({});
  /** As the rules understood it last; kept while something is wrong. */
  state = $state.raw<TableState | null>(null);
  /** What is wrong with the position. */
  fault = $state.raw<Refusal | null>(null);
  /** The rules have not answered yet. */
  asking = $state(false);
  /** The game's own table, showing the position. */
  still = $state.raw<StillTable | null>(null);
  #past = $state.raw<Position[]>([]);
  #future = $state.raw<Position[]>([]);
  #asked = 0;

  constructor(
    readonly game: GameId,
    readonly kind: EditKind,
    readonly door: Door,
  ) {}

  get ready(): boolean {
    return this.state !== null && this.fault === null && !this.asking;
  }
  get players(): number {
    return this.state?.players ?? 2;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  // --- where it begins

  /** The start of a variant, as the rules lay it. */
  async begin(variant?: string, players?: number): Promise<Refusal | null> {
    const laid: Laid = await this.door.ask({ op: "new", game: this.game, variant, players });
    if (!laid.ok) return laid.error;
    await this.put(laid.state.position as unknown as Position);
    return null;
  }
  /** Another variant, or another number of players, with what can stay. */
  async change(variant: string, players?: number): Promise<Refusal | null> {
    const before = this.position;
    const laid: Laid = await this.door.ask({ op: "new", game: this.game, variant, players });
    if (!laid.ok) return laid.error;
    await this.put(this.kind.carry(before, laid.state.position as unknown as Position));
    return null;
  }
  async clear(): Promise<void> {
    await this.put(this.kind.clear(this.position));
  }
  /** Where a record ends, in any form the rules read. */
  async takeRecord(record: string): Promise<Refusal | null> {
    const laid: Laid = await this.door.ask({ op: "replay", record, dealer: "manual" });
    if (!laid.ok) return laid.error;
    if (laid.state.game !== this.game) {
      await this.#take(this.position); // the other game lay on the table meanwhile
      return otherGame();
    }
    await this.put(laid.state.position as unknown as Position);
    return null;
  }
  async takePacked(packed: string): Promise<Refusal | null> {
    const read = await this.door.ask<{ record: string }>({ op: "unpack", packed });
    return read.ok ? this.takeRecord(read.record) : read.error;
  }
  /** A position, a record or a link, whichever the text is. */
  async takeText(text: string): Promise<Refusal | null> {
    const trimmed = text.trim();
    if (trimmed.length === 0 || trimmed.length > kMostText) return noPosition();
    if (!trimmed.startsWith("{")) {
      const link = /(?:^|\/)(\d[\w-]{5,})$/.exec(trimmed)?.[1];
      return link && !/\s/.test(trimmed) ? this.takePacked(link) : this.takeRecord(trimmed);
    }
    try {
      const read: unknown = JSON.parse(trimmed);
      if (!isMap(read)) return noPosition();
      if (read.game !== this.game) return otherGame();
      const laid: Laid = await this.door.ask({ op: "load", position: read, dealer: "manual" });
      if (!laid.ok) return laid.error; // a text that does not fit changes nothing
      await this.put(laid.state.position as unknown as Position); // with what the text left out
      return null;
    } catch {
      return noPosition();
    }
  }

  // --- what is done to it

  /** Another value under a key; nothing takes the key away. */
  async set(key: string, value: unknown): Promise<void> {
    const { [key]: _, ...others } = this.position;
    const changed = value === undefined ? others : { ...this.position, [key]: value };
    await this.put(this.kind.settle?.(changed) ?? changed);
  }
  async put(position: Position): Promise<void> {
    if (Object.keys(this.position).length > 0) this.#past = [...this.#past, this.position].slice(-kMostPast);
    this.#future = [];
    await this.#take(Object.fromEntries(Object.entries(position).filter(([key]) => !this.kind.follows.includes(key))));
  }
  async undo(): Promise<void> {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.position];
    await this.#take(before);
  }
  async redo(): Promise<void> {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.position];
    await this.#take(after);
  }

  /** Says everything again, in the language of now. */
  async retell(language: string): Promise<void> {
    await this.door.ask({ op: "speak", language });
    if (this.state) await this.#take(this.position);
  }

  async #take(position: Position): Promise<void> {
    this.position = position;
    this.asking = true;
    const asked = ++this.#asked;
    const laid: Laid = await this.door.ask({ op: "load", position, dealer: "manual" });
    if (asked !== this.#asked) return;
    this.asking = false;
    this.fault = laid.ok ? null : laid.error;
    if (laid.ok) this.state = laid.state;
    this.#show();
  }

  /** What is changed on the table is shown as it is, the rest as the rules last took it. */
  #show(): void {
    if (!this.state) return;
    const own = Object.fromEntries(Object.entries(this.position).filter(([key]) => this.kind.own.includes(key)));
    const position = { ...this.state.position, ...own } as TableState["position"];
    const state = { ...this.state, position };
    if (this.still) this.still.show(state);
    else this.still = StillTable.of(state);
  }
}
