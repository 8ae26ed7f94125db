// Sentences in four languages. The games' own sentences come from the rules, in the same form;
// these are the client's.

export const kLanguages = ["nl", "en", "fr", "de"] as const;
export type Language = (typeof kLanguages)[number];
/** What each calls itself. */
export const kLanguageNames = { nl: "Nederlands", en: "English", fr: "Français", de: "Deutsch" } as const;

/** One sentence: Dutch, English, French, German. */
export type Sentence = readonly [string, string, string, string];
export type Words = Readonly<Record<string, Sentence>>;
export type Args = Readonly<Record<string, string | number>>;

const plurals = new Map<Language, Intl.PluralRules>();

/** `one` or `many` by the rules of the language. */
function form(language: Language, count: number): 0 | 1 {
  let rules = plurals.get(language);
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)));
  return rules.select(count) === "one" ? 0 : 1;
}

/** Fills a sentence in: `{name}` is an argument, `{name:one|many}` chooses by its number. */
export function fill(sentence: string, language: Language, args: Args): string {
  return sentence.replace(/\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = args[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    return form(language, Number(value)) === 0 ? one : many;
  });
}

export function say(words: Words, key: string, language: Language, args: Args = {}): string {
  const sentence = words[key];
  return sentence ? fill(sentence[kLanguages.indexOf(language)]!, language, args) : key;
}

/** The first of the wanted languages that there is; English where none is. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = kLanguages.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
