// Rivers in words: by their name, their first and their last card, as they lie there.

import { t } from "$/i18n/index.svelte";
import { readCard } from "../cards/card";

/** "Nile 5 to 8". */
export function nameRiver(cards: readonly string[]): string {
  const read = cards.map(readCard);
  const [low, high] = [read[0], read.at(-1)];
  return low && high
    ? t("rivero.river-named", { river: t(`cards.${low.river}`), low: low.value, high: high.value })
    : t("rivero.river");
}
