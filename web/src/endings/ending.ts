// How a game ended, in the words of its notice: who won, this game's story from its record, what was special
// about it, and which scores decided. All of it is read from what the rules tell and from the ledger.

import { looks } from "$/games";
import { t } from "$/i18n/index.svelte";
import { levelName } from "$/rules/titles";
import type { Seat } from "$/rules/wire";
import { levelToOffer, milestones, type Milestone, type Offer } from "$/table/milestones";
import type { Result } from "$/table/results";
import type { Table } from "$/table/table.svelte";
import "./words";
import { meAt, stopped, winnersOf, type Ending } from "./facts";

/** For whom it ended how. `over`: several people sat there or none; `solo`: nobody to win against. */
export type Verdict = "won" | "lost" | "drawn" | "over" | "solo";

export interface Score {
  seat: Seat;
  name: string;
  score: number;
  best: boolean;
}
export interface Told {
  verdict: Verdict;
  title: string;
  story: string;
  /** What else there was to tell, a line each. */
  besides: string[];
  /** Those of the game where they decided it. */
  scores: Score[];
  /** Those of the series that the game belongs to. */
  totals: Score[];
  decisive: number | null;
  offer: Offer | null;
}

function verdictFor(table: Table, winners: readonly Seat[]): Verdict {
  if (table.state.players === 1) return "solo";
  if (winners.length === 0 || winners.length === table.state.players) return "drawn";
  const me = meAt(table);
  if (me === null) return "over";
  return winners.includes(me) ? "won" : "lost";
}

function titleFor(table: Table, verdict: Verdict, winners: readonly Seat[]): string {
  const me = meAt(table);
  const who = winners
    .filter((seat) => seat !== me)
    .map((seat) => table.name(seat))
    .join(" & ");
  if (verdict === "solo") return t("ending.points", { count: table.state.scores[0] ?? 0 });
  if (verdict === "drawn") return t("table.drawn");
  if (table.state.series.over)
    return me !== null && verdict === "won"
      ? t("ending.series-yours")
      : t("ending.series", { who, count: winners.length });
  if (verdict === "won") return who ? t("ending.won-with", { who }) : t("table.you-won");
  return t("table.won", { who, count: winners.length });
}

function special(one: Milestone): string {
  switch (one.kind) {
    case "first-win":
      return t("ending.first-win", { who: levelName(one.level) });
    case "streak":
      return t(one.best ? "ending.best-streak" : "ending.streak", { count: one.count });
    case "fastest":
      return t("ending.fastest", { before: one.before });
    case "best":
      return t("ending.best", { before: one.before });
    case "longest":
      return t("ending.longest", { before: one.before });
  }
}

function scoresOf(table: Table, scores: readonly number[], winners: readonly Seat[]): Score[] {
  const me = meAt(table);
  return scores.map((score, seat) => ({
    seat,
    name: seat === me ? t("ending.you") : table.name(seat),
    score,
    best: winners.includes(seat),
  }));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function besidesOf(table: Table, verdict: Verdict, more: readonly string[]): string[] {
  const { outcome, players } = table.state;
  const me = meAt(table);
  const isPlaced = verdict === "lost" && players > 2 && outcome?.winners.length === 1;
  const place = isPlaced && me !== null ? outcome.places[me] : undefined;
  return [
    ...(place === undefined ? [] : [t("ending.place", { place, count: players })]),
    ...more.map((what) => `${capital(what)}.`),
    ...(table.saved.hints ? [`${t("study.hints", { count: table.saved.hints })}.`] : []),
  ];
}

/** A finished table in words; `results` are the ledger's, empty until this game is among them. */
export function tellEnd(table: Table, results: readonly Result[]): Told {
  const { state, saved } = table;
  const { series } = state;
  const winners = winnersOf(table);
  // The last game of a series is its end: what counts is who won all of it.
  const heads = series.over ? series.winners : winners;
  const verdict = verdictFor(table, heads);
  const game: Ending = state.ending
    ? { story: stopped(table, state.ending.kind, state.ending.seat), scored: false, decisive: null }
    : looks[saved.game].ending(table);
  const [first, ...more] = milestones(saved, results).map(special);
  const mayGoOn = series.target > 0 && !series.over;
  return {
    verdict,
    title: titleFor(table, verdict, heads),
    story: first ? t("ending.and", { story: game.story, what: first }) : `${game.story}.`,
    besides: besidesOf(table, verdict, more),
    scores: game.scored && state.players > 1 ? scoresOf(table, state.scores, winners) : [],
    totals: series.target > 0 ? scoresOf(table, series.totals, series.winners) : [],
    decisive: game.decisive,
    offer: results.length > 0 && meAt(table) !== null && !mayGoOn ? levelToOffer(saved.game, results) : null,
  };
}
