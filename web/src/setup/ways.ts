// The ways to sit down at a table. One more is an entry more: its words, its drawing, its part of the page, and how
// it begins.

import type { Component } from "svelte";
import { beginTable, type Plan } from "$/table/begin";
import { looks } from "$/games";
import { clockChoice } from "$/online/choice.svelte";
import type { Refusal } from "$/rules/wire";
import { isBot, isPerson, isRemote } from "$/table/seats";
import type { Sitter } from "$/table/shelf";
import { sittersFor } from "$/table/plans";
import Opponents from "./Opponents.svelte";
import OverLink from "./OverLink.svelte";
import Together from "./Together.svelte";

export type WayId = "computer" | "here" | "link";

export interface PanelProps {
  sitters: readonly Sitter[];
  onchange: (next: Sitter[]) => void;
  [key: string]: unknown;
}

export interface Way {
  id: WayId;
  /** A drawing of 24 by 24, in lines. */
  icon: string;
  /** Where it is told who plays. */
  Panel: Component<PanelProps>;
  /** So many sitters; of those before, whoever may stay. */
  seat: (before: readonly Sitter[], players: number) => Sitter[];
  /** Lays the table, and tells its address, or why there is none. */
  begin: (plan: Plan) => Promise<{ address: string } | Refusal>;
}

const begin = async (plan: Plan) => ({ address: `#/table/${beginTable(plan)}` });
/** The rules and the server are asked for when somebody wants to play so. */
async function beginOver(plan: Plan) {
  const { makeTable } = await import("$/net/make");
  return makeTable(plan, clockChoice.for(looks[plan.game].turns));
}
const upTo = <T>(list: readonly T[], more: readonly T[], count: number): T[] =>
  [...list, ...more.slice(list.length)].slice(0, count);

/** One person, and as many bots as there is room for. */
function againstBots(before: readonly Sitter[], players: number): Sitter[] {
  const level = before.find(isBot)?.level;
  const own = before.find(isPerson) ?? { kind: "person", name: "" };
  return upTo([own, ...before.filter(isBot)], sittersFor(players, level), players);
}
/** People first; a bot stays where one sat among several people. */
function atOneScreen(before: readonly Sitter[], players: number): Sitter[] {
  const people = Array.from({ length: players }, (): Sitter => ({ kind: "person", name: "" }));
  const isMixed = before.filter(isPerson).length !== 1;
  return upTo(isMixed ? before : before.filter(isPerson), people, players);
}

/** I, and for everybody else a link; where there was a bot among several it stays. */
function overLinks(before: readonly Sitter[], players: number): Sitter[] {
  const own = before.find(isPerson) ?? { kind: "person", name: "" };
  const others = before.some(isRemote) ? before.slice(1).filter((sitter) => !isPerson(sitter)) : [];
  const remote = Array.from({ length: players }, (): Sitter => ({ kind: "remote", name: "" }));
  return upTo([own, ...others.slice(0, players - 1)], remote, players);
}

export const kWays: readonly [Way, ...Way[]] = [
  {
    id: "computer",
    icon: "M12 3.5c3.5 4.5 6.5 7.5 6.5 11a6.5 6.5 0 0 1-13 0c0-3.5 3-6.5 6.5-11zM9.5 14v.5M14.5 14v.5M10 17.500c1.3.8 2.7.8 4 0",
    Panel: Opponents,
    seat: againstBots,
    begin,
  },
  {
    id: "here",
    icon: "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19c0-3.5 2.5-5.5 5.5-5.500s5.5 2 5.5 5.500M16.5 11a2.5 2.5 0 1 0 0-5M16.5 13.500c3 0 5 2 5 5.5",
    Panel: Together,
    seat: atOneScreen,
    begin,
  },
  {
    id: "link",
    icon: "M9.5 14.5l5-5M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M11 8l2.5-2.5a3.5 3.5 0 0 1 5 5L16 13",
    Panel: OverLink,
    seat: overLinks,
    begin: beginOver,
  },
];

/** How those sat who sit there: somebody elsewhere, one person against bots, or any other company. */
export function wayOf(sitters: readonly Sitter[]): Way {
  const alone = sitters.length === 1 || sitters.filter(isPerson).length === 1;
  const id: WayId = sitters.some(isRemote) ? "link" : alone ? "computer" : "here";
  return kWays.find((way) => way.id === id) ?? kWays[0];
}
