// What stands on the boxes and who the opponents are, without waiting for the rules.

import { language } from "$/i18n/index.svelte";
import { kLanguages } from "$/i18n/say";
import { kLevelNames, kTitles, type GameId } from "./catalog";

const spoken = (sentences: readonly string[]): string => sentences[kLanguages.indexOf(language.current)] ?? "";

export const nameOfGame = (game: GameId): string => spoken(kTitles[game].name);
export const aboutGame = (game: GameId): string => spoken(kTitles[game].about);
export const levelName = (level: number): string =>
  kLevelNames[kLanguages.indexOf(language.current)]?.[level - 1] ?? String(level);
