// The language in use, and `t`, which says a sentence in it.

import { kept } from "$/table/kept";
import type { allWords } from "./all";
import "./frame";
import { knownWords } from "./known";
import { choose, kLanguages, say, type Args, type Language } from "./say";

export type WordKey = keyof typeof allWords;

const kKey = "pentario.language";
const isLanguage = (text: string | null): text is Language => kLanguages.some((known) => known === text);

function first(): Language {
  const before = kept.get(kKey);
  return isLanguage(before) ? before : choose(navigator.languages ?? [navigator.language]);
}

let current = $state<Language>(first());
export const language = {
  get current() {
    return current;
  },
  set current(next: Language) {
    current = next;
    kept.set(kKey, next);
    document.documentElement.lang = next;
  },
};
document.documentElement.lang = language.current;

export function t(key: WordKey, args: Args = {}): string {
  if (!(key in knownWords)) console.error(`the words of ${key} have not come`);
  return say(knownWords, key, current, args);
}

/** For keys put together at run time: nothing where there is no such sentence. */
export function tMaybe(key: string, args: Args = {}): string | undefined {
  return key in knownWords ? say(knownWords, key, current, args) : undefined;
}
