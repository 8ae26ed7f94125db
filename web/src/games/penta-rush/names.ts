// The throw in words.

import { tMaybe } from "$/i18n/index.svelte";

/** The symbols by their names. */
export const namesOf = (symbols: string): string =>
  [...symbols].map((symbol) => tMaybe(`penta-rush.symbol.${symbol}`) ?? symbol).join(", ");
