// The keys of the page that is open, for the list behind `?`, and what every page's keys share.

import { untrack } from "svelte";
import type { WordKey } from "$/i18n/index.svelte";

export interface KeyHelp {
  /** As the keyboard has them: `Enter`, `?`, `1 … 9`. */
  keys: readonly string[];
  does: WordKey;
}

export interface KeyGroup {
  title: WordKey;
  list: readonly KeyHelp[];
}

const kEverywhere: KeyGroup = {
  title: "keys.everywhere",
  list: [
    { keys: ["?"], does: "keys.help" },
    { keys: ["M"], does: "keys.mute" },
    { keys: ["Tab"], does: "keys.tab" },
    { keys: ["Escape"], does: "keys.escape" },
  ],
};

/** For pages with a board. */
export const kBoardKeys: KeyGroup = {
  title: "keys.board",
  list: [
    { keys: ["←", "↑", "→", "↓"], does: "keys.arrows" },
    { keys: ["Home", "End"], does: "keys.row-ends" },
    { keys: ["Page Up", "Page Down"], does: "keys.column-ends" },
    { keys: ["N", "Shift N"], does: "keys.next-place" },
    { keys: ["Enter", "Space"], does: "keys.choose" },
  ],
};

/** For pages on which a game is played. */
export const kTableKeys: KeyGroup = {
  title: "keys.table",
  list: [
    { keys: ["I"], does: "keys.tell" },
    { keys: ["U"], does: "keys.undo" },
  ],
};

let open = $state(false);
/** Whether the list is shown. */
export const keyList = {
  get open() {
    return open;
  },
  set open(next: boolean) {
    open = next;
  },
};

let offered = $state.raw<readonly KeyGroup[]>([]);

/** Puts groups on the list for as long as the caller's page is open: `$effect(() => offerKeys(...))`. */
export function offerKeys(...groups: readonly KeyGroup[]): () => void {
  offered = [...untrack(() => offered), ...groups];
  return () => {
    offered = offered.filter((group) => !groups.includes(group));
  };
}

export const keyGroups = () => [...offered, kEverywhere];

/** Whether a key press is for a field that somebody writes in or chooses from. */
function isForField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

/** The plain key somebody pressed as a command, in lower case; nothing while he writes, or in a dialog above the page. */
export function commandOf(event: KeyboardEvent): string | null {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented ||
    event.repeat ||
    isForField(event.target)
  )
    return null;
  if (event.target instanceof Element && event.target.closest("dialog")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
