// Cards in words.

import { t } from "$/i18n/index.svelte";
import { isAction, readCard, sorted } from "./card";

/** A card by its name: "Nile 5", "sun", "face-down card". */
export function nameCard(text: string): string {
  const card = readCard(text);
  if (card) return t("cards.named", { river: t(`cards.${card.river}`), value: card.value });
  return isAction(text) ? t(`cards.${text}`) : t("cards.hidden");
}

/** The same for what lies on a table, where a bridge is a sign. */
export const nameLying = (text: string): string => (text === "=" ? t("cards.bridge") : nameCard(text));

/** A hand in words; empty where there is none. */
export const sayHand = (cards: readonly string[]): string =>
  cards.length > 0 ? t("voice.hand", { cards: sorted(cards, "river").map(nameCard).join(", ") }) : "";
