// Moves that stand alone as text, such as those of a review, in parts and back: by the forms that the
// games declare, so that no notation is known here.

import { kMoveForms, type GameId, type MoveOf } from "./catalog";

/** A kind of move as its game declares it: its text has its parts in braces. */
export interface MoveForm {
  verb: string;
  text: string;
  /** What each part is: a list stands with spaces between, a number says how many digits it may have. */
  parts: Readonly<Record<string, "text" | "list" | "seat or text" | number>>;
}

type Part = string | number | readonly string[];

function patternOf({ text, parts }: MoveForm): RegExp {
  const part = (key: string): string => {
    const kind = parts[key];
    if (kind === "list") return "\\S.*";
    return typeof kind === "number" ? `\\d{1,${kind}}` : "[^\\s@:>]+";
  };
  return new RegExp(`^${text.replace(/\{(\w+)\}/g, (_, key: string) => `(?<${key}>${part(key)})`)}$`);
}

const patterns = new Map<MoveForm, RegExp>();
function match(form: MoveForm, text: string): Record<string, string> | null {
  let pattern = patterns.get(form);
  if (!pattern) patterns.set(form, (pattern = patternOf(form)));
  const found = pattern.exec(text);
  return found && (found.groups ?? {});
}

function read(kind: MoveForm["parts"][string] | undefined, text: string): Part {
  if (kind === "list") return text.split(" ");
  const isNumber = typeof kind === "number" || (kind === "seat or text" && /^\d$/.test(text));
  return isNumber ? Number(text) : text;
}

/** The parts of a move; null if the text is not a move. */
export function partsOf<G extends GameId>(game: G, move: string): MoveOf<G> | null {
  for (const form of kMoveForms[game]) {
    const found = match(form, move);
    if (!found) continue;
    const parts = Object.entries(found).map(([key, text]) => [key, read(form.parts[key], text)] as const);
    return { verb: form.verb, ...Object.fromEntries(parts) } as unknown as MoveOf<G>;
  }
  return null;
}

/** The text of a move, for the rules to judge. */
export function textOf<G extends GameId>(game: G, move: MoveOf<G>): string {
  const { verb, ...parts } = move as { verb: string } & Record<string, Part>;
  const form = kMoveForms[game].find((one) => one.verb === verb);
  return (form?.text ?? "").replace(/\{(\w+)\}/g, (_, key: string) => {
    const part = parts[key];
    return Array.isArray(part) ? part.join(" ") : String(part);
  });
}
