// What a person wants of the pages on this device: what boards are made of, how cards are drawn, text
// size, side of the hand, motion, pace, name.
// Each wish is kept by itself, and what CSS must know stands at the root element.

import { kept } from "$/table/kept";

export const kBoards = ["wood", "stone"] as const;
export const kCards = ["drawn", "plain"] as const;
export const kTextSizes = ["100", "125", "150", "200"] as const;
export const kHands = ["right", "left"] as const;
export const kMotions = ["auto", "none"] as const;
export const kRuleCodes = ["hidden", "shown"] as const;
export const kPaces = ["clock", "calm"] as const;

/** A wish that is one of a few words; anything else that was kept counts as the first of them. */
class Choice<T extends string> {
  #now = $state<T>()!;

  constructor(
    readonly key: string,
    readonly all: readonly [T, ...T[]],
    /** The attribute of the root element that tells it to CSS. */
    readonly attribute?: string,
  ) {
    this.#now = all.find((known) => known === kept.get(key)) ?? all[0];
    this.#show();
  }

  get now(): T {
    return this.#now;
  }
  set now(next: T) {
    this.#now = next;
    kept.set(this.key, next);
    this.#show();
  }
  #show(): void {
    if (this.attribute) document.documentElement.setAttribute(this.attribute, this.#now);
  }
}

const kNameKey = "pentario.name";
const kLongestName = 24;
let name = $state((kept.get(kNameKey) ?? "").slice(0, kLongestName));

export const wishes = {
  board: new Choice("pentario.board", kBoards, "data-board"),
  cards: new Choice("pentario.cards", kCards),
  text: new Choice("pentario.text", kTextSizes, "data-text"),
  hand: new Choice("pentario.side", kHands, "data-side"),
  motion: new Choice("pentario.motion", kMotions, "data-motion"),
  /** Penta Rush: `calm` is without time pressure. */
  pace: new Choice("pentario.pace", kPaces),
  /** Whether the rules have their codes beside the headings, as a referee or a program wants them. */
  codes: new Choice("pentario.rule-codes", kRuleCodes),
  /** What the person at this device is called where he plays alone against bots; may be empty. */
  get name() {
    return name;
  },
  set name(next: string) {
    name = next.trim().slice(0, kLongestName);
    kept.set(kNameKey, name);
  },
};
