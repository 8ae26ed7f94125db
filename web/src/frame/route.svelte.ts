// Pages by the address after `#`. A hash needs no help from the server, and works from a file and
// offline.
//
//   #/  #/shelf  #/new/GAME  #/table/ID
//   #/learn  #/learn/GAME  #/rules/GAME  #/rules/GAME/RULE
//   #/study  #/study/ID  #/study/ID/STEP  #/game/PACKED  #/edit/GAME  #/edit/GAME/PACKED
//   #/puzzles  #/puzzles/GAME  #/puzzle/NUMBER  #/puzzle/today
//   #/boards/GAME  #/me  #/licences
//   #/online/ID  #/online/ID/KEY  #/online/ID/screen

import { kGames, type GameId } from "$/rules/catalog";

export type Route =
  | { page: "home" | "shelf" | "learn" | "study" | "puzzles" | "me" | "licences" | "missing" }
  | { page: "setup" | "lesson" | "boards"; game: GameId }
  | { page: "rules"; game: GameId; rule: string | null }
  | { page: "edit"; game: GameId; packed: string | null }
  | { page: "puzzle-list"; game: GameId }
  | { page: "puzzle"; which: number | "today" }
  | { page: "table"; id: string }
  | { page: "studied"; id: string; at: number | null }
  | { page: "packed"; packed: string }
  | { page: "online"; id: string; key: string | null }
  | { page: "screen"; id: string };

const kAlone = ["shelf", "learn", "study", "puzzles", "me", "licences"] as const;
const isPacked = (text: string | undefined) => text !== undefined && /^[\w-]+$/.test(text);

function ofGame(page: string, game: GameId, arg: string | undefined): Route | undefined {
  if (page === "rules" && (arg === undefined || /^[A-Z]+-\d+[a-z]?$/.test(arg)))
    return { page: "rules", game, rule: arg ?? null };
  if (page === "edit" && (arg === undefined || isPacked(arg))) return { page: "edit", game, packed: arg ?? null };
  if (arg !== undefined) return undefined;
  if (page === "new") return { page: "setup", game };
  if (page === "learn") return { page: "lesson", game };
  if (page === "boards") return { page: "boards", game };
  if (page === "puzzles") return { page: "puzzle-list", game };
  return undefined;
}

function ofOnline(id: string, more: string | undefined): Route {
  if (!/^[a-z0-9]{16}$/.test(id)) return { page: "missing" };
  if (more === "screen") return { page: "screen", id };
  const isKey = more === undefined || /^[\w-]{22}$/.test(more);
  return isKey ? { page: "online", id, key: more ?? null } : { page: "missing" };
}

export function read(hash: string): Route {
  const [page, arg, more, ...rest] = hash.replace(/^#?\/?/, "").split("/");
  if (!page) return { page: "home" };
  if (rest.length > 0) return { page: "missing" };
  const alone = kAlone.find((known) => known === page);
  if (alone && !arg) return { page: alone };
  const game = kGames.find((known) => known === arg);
  const found = game && ofGame(page, game, more);
  if (found) return found;
  if (!arg || !isPacked(arg)) return { page: "missing" };
  if (page === "study" && (more === undefined || /^\d{1,5}$/.test(more)))
    return { page: "studied", id: arg, at: more === undefined ? null : Number(more) };
  if (page === "online") return ofOnline(arg, more);
  if (more !== undefined) return { page: "missing" };
  if (page === "table") return { page: "table", id: arg };
  if (page === "game") return { page: "packed", packed: arg };
  if (page === "puzzle" && arg === "today") return { page: "puzzle", which: "today" };
  if (page === "puzzle" && /^\d{1,5}$/.test(arg)) return { page: "puzzle", which: Number(arg) };
  return { page: "missing" };
}

let current = $state.raw<Route>(read(globalThis.location?.hash ?? ""));
/** Where two addresses are one page, it stays where it is scrolled to. */
const pageOf = (one: Route) => [one.page, "game" in one ? one.game : "", "id" in one ? one.id : ""].join();
globalThis.addEventListener?.("hashchange", () => {
  const before = pageOf(current);
  current = read(location.hash);
  if (note() && pageOf(current) !== before) scrollTo(0, 0);
});
/** Notes that this place of the history was seen: coming back to it, the browser knows where the page was. */
function note(): boolean {
  const isNew = history.state === null;
  if (isNew) history.replaceState({ seen: true }, "");
  return isNew;
}
if (globalThis.history) note();

export const route = {
  get current() {
    return current;
  },
};
export function go(hash: string): void {
  location.hash = hash;
}
