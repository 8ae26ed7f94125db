// Pages by the address after `#`: `#/`, `#/new/pente`, `#/table/ID`, `#/shelf`. A hash needs no
// help from the server, and works from a file and offline.

import { kGames, type GameId } from "$/rules/catalog";

export type Route =
  | { page: "home" }
  | { page: "shelf" }
  | { page: "setup"; game: GameId }
  | { page: "table"; id: string }
  | { page: "missing" };

export function read(hash: string): Route {
  const [page, arg] = hash.replace(/^#?\/?/, "").split("/");
  if (!page) return { page: "home" };
  if (page === "shelf" && !arg) return { page: "shelf" };
  const game = kGames.find((known) => known === arg);
  if (page === "new" && game) return { page: "setup", game };
  if (page === "table" && arg && /^[\w-]+$/.test(arg)) return { page: "table", id: arg };
  return { page: "missing" };
}

let current = $state.raw<Route>(read(globalThis.location?.hash ?? ""));
globalThis.addEventListener?.("hashchange", () => (current = read(location.hash)));

export const route = {
  get current() {
    return current;
  },
};
export function go(hash: string): void {
  location.hash = hash;
}
