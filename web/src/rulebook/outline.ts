// The skeleton that the texts of every language hang on. A test proves that each text has every
// piece, and that every rule a player can meet is explained in exactly one paragraph.

export interface Paragraph {
  key: string;
  /** The rules it explains; the first is its address. */
  ids: readonly [string, ...string[]];
  pictures?: readonly string[];
}
export interface Chapter {
  key: string;
  paragraphs: readonly Paragraph[];
}
export type Outline = readonly Chapter[];

/** A line of text, or a list of points. */
export type Piece = string | readonly string[];

export interface Passage {
  title: string;
  text: readonly Piece[];
}

export interface BookText {
  /** What the game is called elsewhere, and what kind of game it is. */
  lead: string;
  chapters: Readonly<Record<string, string>>;
  passages: Readonly<Record<string, Passage>>;
  /** What a picture shows. */
  captions: Readonly<Record<string, string>>;
}

type ParagraphOf<O extends Outline> = O[number]["paragraphs"][number];
type PicturesOf<P> = P extends { pictures: readonly (infer K extends string)[] } ? K : never;
export type PictureKey<O extends Outline> = PicturesOf<ParagraphOf<O>>;

/** Every piece of an outline in one language. */
export interface TextOf<O extends Outline> extends BookText {
  chapters: Readonly<Record<O[number]["key"], string>>;
  passages: Readonly<Record<ParagraphOf<O>["key"], Passage>>;
  captions: Readonly<Record<PictureKey<O>, string>>;
}

export const findParagraph = (outline: Outline, rule: string): Paragraph | undefined =>
  outline.flatMap(({ paragraphs }) => paragraphs).find(({ ids }) => ids.includes(rule));
