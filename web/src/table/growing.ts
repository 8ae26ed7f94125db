// The record of a game as text that grows at its end, line by line: one for each move, and one for how the
// table ended it. So that a move costs the same however long the game is.

const kBegins = "\nmoves\n";

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line !== "");

export class GrowingRecord {
  #head = "";
  #lines: string[] = [];

  /** The record as the rules write it whole. */
  set whole(text: string) {
    const at = text.lastIndexOf(kBegins) + kBegins.length;
    this.#head = text.slice(0, at);
    this.#lines = linesOf(text.slice(at));
  }
  /** What the rules write behind the first `from` moves of the game on the table. */
  grow(from: number, lines: string): void {
    this.#lines = [...this.#lines.slice(0, from), ...linesOf(lines)];
  }
  get text(): string {
    return this.#head + this.#lines.map((line) => `${line}\n`).join("");
  }
}
