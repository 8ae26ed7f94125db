// Moves of the river games in words, for the log.

import { tMaybe } from "$/i18n/index.svelte";
import type { MoveOf } from "$/rules/catalog";
import { readCard } from "./card";
import { nameCard } from "./names";

/** Cards by name; a bridge or joker as the rules write it; squares and rivers as they are. */
const nameWord = (word: string): string =>
  readCard(word) || word === "?" ? nameCard(word) : word === "=" ? nameCard("bridge") : word;

/** Null if the game has no words for it. `namePlace`: what a place is called that the rules write otherwise. */
export function tellCards<G extends "rivero" | "rivero-penta">(
  game: G,
  move: MoveOf<G>,
  namePlace: (place: string) => string = (place) => place,
): string | null {
  const { verb, ...parts } = move as MoveOf<"rivero" | "rivero-penta">;
  const all = Object.entries(parts) as [string, string | number | readonly string[]][];
  const named = (...keys: string[]) => all.flatMap(([key, part]) => (keys.includes(key) ? part : [])).map(String);
  const places = named("from", "to", "squares", "column", "river", "tip", "place").map(namePlace);
  const args = {
    cards: named("card", "cards").map(nameWord).join(", "),
    places: places.join(", "),
    from: places[0] ?? "",
    to: places.at(-1) ?? "",
  };
  const told = (what: string) => tMaybe(`${game}.told.${what}`, args);
  return ("from" in move ? told(`${verb}-${move.from}`) : undefined) ?? told(verb) ?? null;
}
