// Paper in millimetres, and sentences broken into its lines.

export const kPapers = ["a4", "letter"] as const;
export type PaperName = (typeof kPapers)[number];
export interface Paper {
  name: PaperName;
  width: number;
  height: number;
}
export const papers: Record<PaperName, Paper> = {
  a4: { name: "a4", width: 210, height: 297 },
  letter: { name: "letter", width: 215.9, height: 279.4 },
};
export const kMargin = 15;
/** Where a sheet's own drawing begins and ends. */
export const kTop = 30;
export const bottomOf = ({ height }: Paper): number => height - 16;

/** A letter is about so wide, in parts of its size: rather too wide than too narrow. */
const kLetter = 0.53;

/** A sentence in lines that are at most so wide. */
export function linesOf(text: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * kLetter));
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** As the browser's language region prints: Letter in North America, A4 elsewhere. */
export const usualPaper = (tag: string): PaperName => (/-(US|CA|MX|PH)\b/i.test(tag) ? "letter" : "a4");
