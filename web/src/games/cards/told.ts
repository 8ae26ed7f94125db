// Moves of the river games in words, for the log.

import { tMaybe } from "$/i18n/index.svelte";
import { readCard } from "./card";
import { nameCard } from "./say";

/** Cards by name; a bridge or joker as the rules write it; squares and rivers as they are. */
const nameWord = (word: string): string =>
  readCard(word) || word === "?" ? nameCard(word) : word === "=" ? nameCard("bridge") : word;

/** `N5@3,0`, `move 1,0>0,2`, or a word and what it is about. */
function read(move: string): { what: string; cards: string[]; places: string[] } {
  const laid = /^(\S+)@(\S+)$/.exec(move);
  if (laid) return { what: "place", cards: [laid[1]!], places: [laid[2]!] };
  const [what = "", ...rest] = move.split(/[ >]/);
  const isCard = (word: string) => readCard(word) !== null || word === "?" || word === "=";
  return { what, cards: rest.filter(isCard), places: rest.filter((word) => !isCard(word)) };
}

/** Nothing where the game has no words for it. */
export function tellCards(game: "rivero" | "rivero-penta", move: string): string | undefined {
  const { what, cards, places } = read(move);
  const args = {
    cards: cards.map(nameWord).join(", "),
    places: places.join(", "),
    from: places[0] ?? "",
    to: places.at(-1) ?? "",
  };
  return tMaybe(`${game}.told.${move.replaceAll(" ", "-")}`, args) ?? tMaybe(`${game}.told.${what}`, args);
}
