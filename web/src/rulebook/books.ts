// Where outlines, texts and pictures of the five games are. Texts and pictures come when they are read.

import type { Language } from "$/i18n/say";
import type { GameId } from "$/rules/catalog";
import type { BookText, Outline } from "./outline";
import type { Picture } from "./picture";

const kTexts = import.meta.glob<{ default: BookText }>("./*/{nl,en,fr,de}.ts");
const kOutlines = import.meta.glob<{ outline: Outline }>("./*/outline.ts");
const kPictures = import.meta.glob<{ pictures: Readonly<Record<string, Picture>> }>("./*/pictures.ts");

export interface Book {
  game: GameId;
  outline: Outline;
  text: BookText;
  pictures: Readonly<Record<string, Picture>>;
}

export async function openBook(game: GameId, language: Language): Promise<Book> {
  const [{ outline }, { default: text }, { pictures }] = await Promise.all([
    kOutlines[`./${game}/outline.ts`]!(),
    kTexts[`./${game}/${language}.ts`]!(),
    kPictures[`./${game}/pictures.ts`]!(),
  ]);
  return { game, outline, text, pictures };
}
