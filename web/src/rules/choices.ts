// The choices of an option in words.

import { t, tMaybe } from "$/i18n/index.svelte";
import type { GameId } from "./catalog";
import type { OptionInfo } from "./wire";

export function labelOfChoice(game: GameId, option: string, choice: string): string {
  if (/^\d$/.test(choice)) return t("option.begins.seat", { number: Number(choice) + 1 });
  return (
    tMaybe(`${game}.${option}.${choice}`) ??
    tMaybe(`option.${option}.${choice}`) ??
    tMaybe(`option.${choice}`) ??
    choice
  );
}

/** What an option is when nobody chooses; nothing where a text is made for every table, such as a board. */
export function usualChoice(game: GameId, { name, choices, examples, default: usual }: OptionInfo): string | null {
  if (usual === null) return t("option.default");
  if (examples) return null;
  return choices ? labelOfChoice(game, name, usual) : usual;
}
