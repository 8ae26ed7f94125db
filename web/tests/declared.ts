// Types that the games declare, as TypeScript.

import type { Declared } from "$/rules/wire";

const quoted = (words: readonly string[]) => words.map((word) => JSON.stringify(word)).join(" | ");

export function typeOf(declared: Declared): string {
  switch (declared.kind) {
    case "nothing":
      return "null";
    case "flag":
      return "boolean";
    case "number":
      return "number";
    case "text":
      return "string";
    case "word":
      return quoted(declared.words);
    case "list":
      return `(${typeOf(declared.of[0]!)})[]`;
    case "row":
      return `[${declared.of.map(typeOf).join(", ")}]`;
    case "map":
      return `Record<string, ${typeOf(declared.of[1]!)}>`;
    case "either":
      return declared.of.map(typeOf).join(" | ");
    case "record":
      return declared.fields.length === 0 ? "object" : `{\n${declared.fields.map(fieldOf).join("\n")}\n}`;
  }
}

function fieldOf({ key, maybe, type }: { key: string; maybe?: true; type: Declared }): string {
  return `${key}${maybe ? "?" : ""}: ${typeOf(type)};`;
}

/** One kind of move: its verb and its parts. */
export function moveOf({ verb, parts }: { verb: string; parts: Declared }): string {
  const fields = parts.kind === "record" ? parts.fields.map(fieldOf) : [];
  return `{ verb: ${JSON.stringify(verb)}; ${fields.join(" ")} }`;
}

const kindOf = (declared: Declared): string => {
  if (declared.kind === "list") return '"list"';
  if (declared.kind === "number") return String(String(declared.high).length);
  return declared.kind === "either" ? '"seat or text"' : '"text"';
};

/** What reading and writing the text of a move takes (src/rules/parts.ts). */
export function formOf({ verb, text, parts }: { verb: string; text: string; parts: Declared }): string {
  const fields = parts.kind === "record" ? parts.fields : [];
  const kinds = fields.map(({ key, type }) => `${key}: ${kindOf(type)}`);
  return `{ verb: ${JSON.stringify(verb)}, text: ${JSON.stringify(text)}, parts: { ${kinds.join(", ")} } }`;
}
