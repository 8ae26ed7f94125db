// What the game so far tells about its rounds: times, and what became of each outline.

import { tMaybe } from "$/i18n/index.svelte";
import type { PentaRushPosition } from "$/rules/catalog";
import type { GameEvent, Seat, Step } from "$/rules/wire";

export type RushPosition = PentaRushPosition;

/** When things happened, in milliseconds since the game began. */
export interface Times {
  last: number;
  thrown: number;
  /** When the timer was turned in this round, and how long its sand runs. */
  flip: { at: number; sandMs: number } | null;
  /** The last move of each seat in this round, or the throw. */
  acted: number[];
}

export function readTimes(steps: readonly Step<"penta-rush">[], seats: number): Times {
  const times: Times = { last: 0, thrown: 0, flip: null, acted: Array<number>(seats).fill(0) };
  for (const step of steps) {
    times.last = Math.max(times.last, step.ms ?? 0);
    if (step.seat === "chance") {
      times.thrown = times.last;
      times.flip = null;
      times.acted.fill(times.last);
    } else if (typeof step.seat === "number") {
      times.acted[step.seat] = times.last;
      const flipped = step.events.find((event) => event.code === "penta-rush.flipped");
      if (flipped) times.flip = { at: times.last, sandMs: Number(flipped.args["seconds"]) * 1000 };
    }
  }
  return times;
}

/** A round that has been judged, as its events tell it. */
export interface Verdict {
  round: number;
  events: GameEvent[];
}

const isScore = (event: GameEvent) => event.code === "penta-rush.round-score";
/** Whether a step ends a round. */
export const isJudgement = (step: Pick<Step, "events">): boolean => step.events.some(isScore);

/** The round that a step has ended. */
export function verdictOf({ events }: Pick<Step, "events">): Verdict | null {
  const score = events.find(isScore);
  return score ? { round: Number(score.args["round"]), events } : null;
}
/** The last round that was judged. */
export function lastVerdict(steps: readonly Step<"penta-rush">[]): Verdict | null {
  const judged = steps.findLast(isJudgement);
  return judged ? verdictOf(judged) : null;
}

/** How many rounds have been judged. */
export const judgedRounds = (position: PentaRushPosition) => position.scores[0]?.length ?? 0;

/** What became of one outline. */
export interface Fate {
  squares: string[];
  shape: string;
  counts: boolean;
  points: number;
  /** Why it counts or not, in words. */
  text: string;
}

const isAbout = (event: GameEvent, seat: Seat) => event.args["seat"] === seat;
const isFate = (event: GameEvent) => "squares" in event.args;

export function fatesOf(verdict: Verdict, seat: Seat): Fate[] {
  return verdict.events
    .filter((event) => isFate(event) && isAbout(event, seat))
    .map((event) => ({
      squares: String(event.args["squares"]).split(" "),
      shape: String(event.args["shape"]),
      counts: event.code === "penta-rush.counts",
      points: Number(event.args["points"] ?? 0),
      text: tMaybe(`penta-rush.fate.${event.code.replace("penta-rush.", "")}`, event.args) ?? event.text,
    }));
}

/** Events about one player that judge no outline; the others are about the round. */
const kPersonal = ["penta-rush.doubled", "penta-rush.bonus", "penta-rush.round-score", "penta-rush.must-strike"];

/** Beside the player's name and points: what they are for. */
export const wordsFor = (verdict: Verdict, seat: Seat): string[] =>
  verdict.events
    .filter((event) => kPersonal.includes(event.code) && isAbout(event, seat))
    .flatMap((event) => tMaybe(`penta-rush.fate.${event.code.replace("penta-rush.", "")}`, event.args) ?? []);

export const wordsForAll = (verdict: Verdict): string[] =>
  verdict.events.filter((event) => !kPersonal.includes(event.code) && !isFate(event)).map((event) => event.text);
