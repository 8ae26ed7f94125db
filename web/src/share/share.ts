// What can be shared, and how: as a link that holds the record itself, or as a file.

import { looks } from "$/games";
import { t } from "$/i18n/index.svelte";
import { openDoor, type Answerer, type Door } from "$/rules/door";
import { nameOfGame } from "$/rules/titles";
import type { Answer } from "$/rules/wire";
import { fileName } from "$/study/open";
import { spokenName } from "$/table/seats";
import type { SavedTable } from "$/table/shelf";
import type { Table } from "$/table/table.svelte";
import "./words";

export interface Packed {
  packed: string;
  record: string;
}

export interface ShareSource {
  title: string;
  file: string;
  /** Why it cannot be shared now; null if it can. */
  why: string | null;
  pack: () => Promise<Answer<Packed>>;
}

/** The whole address of a packed record: this page's own, wherever it was served from. */
export const addressOf = (packed: string): string => `${location.href.split("#")[0]}#/game/${packed}`;

/** What lies on the table, packed and as text. */
export async function packed(rules: Answerer, names: readonly string[]): Promise<Answer<Packed>> {
  const link = await rules.ask<{ packed: string }>({ op: "pack", names });
  if (!link.ok) return link;
  const text = await rules.ask<{ record: string }>({ op: "record" });
  return text.ok ? { ok: true, packed: link.packed, record: text.record } : text;
}

/** A table in play. While hands are hidden nobody at it may see all of its record. */
export function sourceOf(table: Table): ShareSource {
  const { game, sitters, begun } = table.saved;
  const hides = looks[game].hidden && !table.over && table.people.length > 0;
  return {
    title: `${nameOfGame(game)} · Pentario`,
    file: fileName(game, begun),
    why: hides ? t("share.hidden") : null,
    pack: () =>
      packed(
        table,
        sitters.map((_, seat) => spokenName(sitters, seat)),
      ),
  };
}

/** A record that lies behind no door of ours, such as a line of a study. */
export function recordSource(
  { game, sitters, touched }: SavedTable,
  read: () => Promise<Answer<{ record: string }>>,
  opened: () => Door = openDoor,
): ShareSource {
  return {
    title: `${nameOfGame(game)} · Pentario`,
    file: fileName(game, touched),
    why: null,
    pack: async () => {
      const text = await read();
      if (!text.ok) return text;
      const door = opened();
      try {
        const laid = await door.ask({ op: "replay", record: text.record, dealer: "manual" });
        return laid.ok
          ? await packed(
              door,
              sitters.map((_, seat) => spokenName(sitters, seat)),
            )
          : laid;
      } finally {
        door.close();
      }
    },
  };
}
