// What stands on the boxes, without waiting for the rules.

import { language } from "$/i18n/index.svelte";
import { kLanguages } from "$/i18n/say";
import { kTitles, type GameId } from "./catalog";

const spoken = (sentences: readonly string[]): string => sentences[kLanguages.indexOf(language.current)] ?? "";

export const nameOfGame = (game: GameId): string => spoken(kTitles[game].name);
export const aboutGame = (game: GameId): string => spoken(kTitles[game].about);
