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

/** An option as the set-up has it: the lot says who begins where nobody chose (`table/begin.ts`). */
export const asSeated = (option: OptionInfo): OptionInfo =>
  option.name === "begins" ? { ...option, default: "lot" } : option;

/** What an option is if nobody chooses; null if its text is made for each table, as a board is. */
export function usualChoice(game: GameId, { name, choices, examples, default: usual }: OptionInfo): string | null {
  if (usual === null) return t("option.default");
  if (examples) return null;
  return choices ? labelOfChoice(game, name, usual) : usual;
}
