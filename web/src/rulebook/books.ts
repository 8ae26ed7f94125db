// A game's rules as its folder gives them, and in one language. Texts come when they are read.

import type { Component } from "svelte";
import { looks } from "$/games";
import type { Language } from "$/i18n/say";
import type { GameId, PositionOf } from "$/rules/catalog";
import type { BookText, Outline } from "./outline";
import type { Picture } from "./picture";
import type { Drawn } from "./studio";

/** What a game's folder `rulebook` gives. */
export interface RuleText<G extends GameId = GameId> {
  outline: Outline;
  pictures: Readonly<Record<string, Picture>>;
  texts: Readonly<Record<Language, () => Promise<{ default: BookText }>>>;
  /** Draws a picture as the game's table would. */
  Scene: Component<{ drawn: Drawn }>;
  /** What lies in a picture, for those who cannot see it. */
  describe(position: PositionOf<G>, drawn: Drawn): string;
}

export interface Book extends Pick<RuleText, "outline" | "pictures" | "Scene" | "describe"> {
  game: GameId;
  text: BookText;
}

export async function openBook(game: GameId, language: Language): Promise<Book> {
  const { rules } = await looks[game].rulebook();
  const { default: text } = await rules.texts[language]();
  return { ...(rules as RuleText), game, text };
}
