// The legal moves as things that can be pointed at: cards of the hand, and one thing on the table.
// What is legal is in the list of moves; nothing is worked out here.

import type { LegalMove, Seat } from "$/rules/wire";

/** Something on the table: `ocean`, `actions`, `new` (a new river), `end` (of the turn),
 *  `place:2b`, `column:2`, `river:0.1`, `tip:0.1:low`, `card:0.1:N5`, `ground:0`, `slot:0`. */
export type Thing = string;

export interface Choice extends LegalMove {
  verb: string;
  /** The cards of the hand it uses. */
  hand: readonly string[];
  /** Whether the joker at one's action card is used with them. */
  joker: boolean;
  thing: Thing;
}

const kJoker = "=";

/** A move of `seat` as the notation writes it. */
export function readChoice(legal: LegalMove, seat: Seat): Choice {
  const [verb = "", ...rest] = legal.move.split(" ");
  const [first = "", second = ""] = rest;
  const plain = (thing: Thing): Choice => ({ ...legal, verb, hand: [], joker: false, thing });
  const withCards = (words: readonly string[], thing: Thing): Choice => ({
    ...legal,
    verb,
    hand: words.filter((word) => word !== kJoker),
    joker: words.includes(kJoker),
    thing,
  });
  switch (verb) {
    case "river":
      return withCards(rest, "new");
    case "join":
    case "replace":
      return withCards(rest.slice(0, -1), `river:${rest.at(-1)}`);
    case "double":
    case "exchange":
    case "spring":
      return withCards([first], `place:${second}`);
    case "ground":
      return withCards([first], `ground:${seat}`);
    case "column":
      return plain(`column:${first}`);
    case "sun":
      return plain(first === "ocean" ? "ocean" : `ground:${first}`);
    case "tap":
      return plain(second ? `tip:${first}:${second}` : `place:${first}`);
    case "bridge":
      return plain(first === "joker" ? `slot:${seat}` : `card:${first}:${second}`);
    case "take":
      return plain(`slot:${seat}`);
    case "lift":
      return plain(`ground:${seat}`);
    case "action":
      return plain("actions");
    case "end":
      return plain("end");
    default:
      return plain("ocean"); // `ocean` and `extra`
  }
}

/** Whether `cards` has every one of `wanted`, equal ones counted. */
export function holds(cards: readonly string[], wanted: readonly string[]): boolean {
  const left = [...cards];
  return wanted.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export interface Chosen {
  cards: readonly string[];
  joker: boolean;
}

/** The choices that use exactly what is chosen. */
export function matching(choices: readonly Choice[], { cards, joker }: Chosen): Choice[] {
  return choices.filter(
    (choice) => choice.joker === joker && choice.hand.length === cards.length && holds(choice.hand, cards),
  );
}

/** The choices that use what is chosen, and perhaps more. */
export function reachable(choices: readonly Choice[], { cards, joker }: Chosen): Choice[] {
  return choices.filter((choice) => (choice.joker || !joker) && holds(choice.hand, cards));
}

/** What can be pointed at, and the most it would bring. */
export function litThings(choices: readonly Choice[]): Map<Thing, number> {
  const lit = new Map<Thing, number>();
  for (const { thing, gain } of choices) lit.set(thing, Math.max(gain, lit.get(thing) ?? gain));
  return lit;
}

/** The move somebody means who points at a thing that is not lit: the rules tell why it cannot be. */
export function attempt(thing: Thing, { cards, joker }: Chosen, ending: boolean): string | null {
  const [kind, name = "", more = ""] = thing.split(":");
  const [card] = cards;
  const words = [...(joker ? [kJoker] : []), ...cards].join(" ");
  if (words) {
    if (kind === "river") return `join ${words} ${name}`;
    if (kind === "new") return `river ${words}`;
    if (kind === "place") return card ? `${ending ? "spring" : "double"} ${card} ${name}` : null;
    if (kind === "ground") return card ? `ground ${card}` : null;
    return null;
  }
  if (kind === "ocean") return "ocean";
  if (kind === "actions") return "action";
  if (kind === "column") return `column ${name}`;
  if (kind === "slot") return "take";
  if (kind === "ground") return `sun ${name}`;
  if (kind === "place") return `tap ${name}`;
  if (kind === "tip") return `tap ${name} ${more}`;
  if (kind === "card") return `bridge ${name} ${more}`;
  return null;
}
