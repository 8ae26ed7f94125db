// What boards are made of and how cards are drawn, as the person wants it.

import { kept } from "$/table/kept";

export const kBoards = ["wood", "stone"] as const;
export const kCards = ["drawn", "plain"] as const;
export type BoardKind = (typeof kBoards)[number];
export type CardKind = (typeof kCards)[number];

/** A choice that is kept on this device and written on the page, where colours.css finds it. */
function choice<T extends string>(name: "board" | "cards", all: readonly [T, ...T[]]) {
  const key = `pentario.${name}`;
  const before = kept.get(key);
  const first = all.find((one) => one === before) ?? all[0];
  let current = $state<T>(first);
  document.documentElement.dataset[name] = first;
  return {
    get current() {
      return current;
    },
    set current(next: T) {
      current = next;
      kept.set(key, next);
      document.documentElement.dataset[name] = next;
    },
  };
}

export const boardKind = choice<BoardKind>("board", kBoards);
export const cardKind = choice<CardKind>("cards", kCards);
