// The legal moves as things that can be pointed at: cards of the hand, and one thing on the table.
// What is legal is in the list of moves; nothing is worked out here.

import type { MoveOf } from "$/rules/catalog";
import { textOf } from "$/rules/parts";
import type { LegalMove, Seat } from "$/rules/wire";

/** Something on the table: `hand`, `ocean`, `actions`, `new` (a new river), `end` (of the turn),
 *  `place:2b`, `column:2`, `river:0.1`, `tip:0.1:low`, `card:0.1:N5`, `ground:0`, `slot:0`. */
export type Thing = string;
type RiveroMove = MoveOf<"rivero">;

export interface Choice {
  move: string;
  gain: number;
  verb: RiveroMove["verb"];
  /** The cards of the hand it uses. */
  hand: readonly string[];
  /** Whether the joker at one's action card is used with them. */
  joker: boolean;
  thing: Thing;
  /** Of the spring, where one is taken. */
  column?: number;
}

const kJoker = "=";

/** What a seat points at for a move. */
function thingOf(move: RiveroMove, seat: Seat): Thing {
  switch (move.verb) {
    case "river":
      return "new";
    case "join":
    case "replace":
      return `river:${move.river}`;
    case "double":
    case "exchange":
    case "spring":
    case "tap-spring":
      return `place:${move.place}`;
    case "column":
      return `column:${move.column}`;
    case "sun":
      return move.from === "ocean" ? "ocean" : `ground:${move.from}`;
    case "tap":
      return `tip:${move.river}:${move.tip}`;
    case "bridge":
      return `card:${move.river}:${move.card}`;
    case "take":
    case "bridge-joker":
      return `slot:${seat}`;
    case "ground":
    case "lift":
      return `ground:${seat}`;
    case "action":
      return "actions";
    case "end":
      return "end";
    default:
      return "ocean"; // `ocean` and `extra`
  }
}

/** Where that goes which a move takes from the table: to one's hand, or one's action card. Null for other moves. */
export function goalOf({ verb }: Choice, seat: Seat): Thing | null {
  switch (verb) {
    case "ocean":
    case "extra":
    case "column":
    case "take":
    case "lift":
      return "hand";
    case "action":
    case "sun":
    case "tap":
    case "tap-spring":
    case "bridge":
      return `slot:${seat}`;
    default:
      return null;
  }
}

/** The cards of the hand that a move uses, and the joker. */
function wordsOf(move: RiveroMove): readonly string[] {
  if ("cards" in move) return move.cards;
  return "card" in move && move.verb !== "bridge" ? [move.card] : [];
}

/** The places and rivers that a move names. */
export const placesOf = (move: RiveroMove): string[] => [
  ...("place" in move ? [move.place] : []),
  ...("river" in move ? [move.river] : []),
];

export function readChoice(legal: LegalMove<"rivero">, seat: Seat): Choice {
  const { move, gain, verb } = legal;
  const words = wordsOf(legal);
  const hand = words.filter((word) => word !== kJoker);
  return {
    move,
    gain,
    verb,
    hand,
    joker: words.includes(kJoker),
    thing: thingOf(legal, seat),
    ...(legal.verb === "column" && { column: legal.column }),
  };
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

export const kNothing: Chosen = { cards: [], joker: false };

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

/** What somebody means who points at a thing with cards in hand. */
function meantWith(thing: Thing, cards: readonly string[], ending: boolean): RiveroMove | null {
  const [kind, name = ""] = thing.split(":");
  const card = cards.find((one) => one !== kJoker);
  if (kind === "river") return { verb: "join", cards: [...cards], river: name };
  if (kind === "new") return { verb: "river", cards: [...cards] };
  if (!card) return null;
  if (kind === "place") return { verb: ending ? "spring" : "double", card, place: name };
  return kind === "ground" ? { verb: "ground", card } : null;
}

/** The same without any. */
function meantBare(thing: Thing): RiveroMove | null {
  const [kind, name = "", more = ""] = thing.split(":");
  if (kind === "ocean") return { verb: "ocean" };
  if (kind === "actions") return { verb: "action" };
  if (kind === "column") return { verb: "column", column: Number(name) };
  if (kind === "slot") return { verb: "take" };
  if (kind === "ground") return { verb: "sun", from: Number(name) };
  if (kind === "place") return { verb: "tap-spring", place: name };
  if (kind === "tip") return { verb: "tap", river: name, tip: more === "high" ? "high" : "low" };
  return kind === "card" ? { verb: "bridge", river: name, card: more } : null;
}

/** The move somebody means who points at a thing that is not lit: the rules tell why it cannot be. */
export function attempt(thing: Thing, { cards, joker }: Chosen, ending: boolean): string | null {
  const used = [...(joker ? [kJoker] : []), ...cards];
  const meant = used.length > 0 ? meantWith(thing, used, ending) : meantBare(thing);
  return meant && textOf("rivero", meant);
}
