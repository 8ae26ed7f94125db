// The keys that both river games share.

import type { KeyHelp } from "$/frame/keys.svelte";

export const kCardKeys: readonly KeyHelp[] = [
  { keys: ["1 … 9"], does: "keys.cards" },
  { keys: ["←", "→"], does: "keys.cards.arrows" },
];
