// What the moves so far show on the board and beside it, read from the steps the rules tell.

import type { Cell } from "$/board/geometry";
import { kFacts } from "$/rules/catalog";
import type { GameEvent, Seat, Step } from "$/rules/wire";
import { colourOf, stonesOn, type Colour, type Position } from "./points";

export type PenteStep = Step<"pente">;

const isCapture = (event: GameEvent) => event.code.startsWith("pente.captured");
const isLoss = (event: GameEvent) => event.code.startsWith("pente.poofed");

/** The points an event names, in order. */
const pointsOf = ({ args }: GameEvent): Cell[] =>
  [args.first, args.second, args.third].filter((point) => typeof point === "string");

/** The points of the last turn: every stone that one seat laid without another acting between. */
export function lastTurn(steps: readonly PenteStep[]): Cell[] {
  const before = steps.findLastIndex((step) => step.seat !== steps.at(-1)?.seat);
  return steps.slice(before + 1).flatMap((step) => (step.verb === "lay" ? [step.to] : []));
}

/** The points that these events empty. */
export const takenBy = (events: readonly GameEvent[]): Cell[] =>
  events.filter((event) => isCapture(event) || isLoss(event)).flatMap(pointsOf);

/** What a stone brought to the seat that laid it. */
export interface Gain {
  /** The same for the same gain, whenever it is asked for. */
  key: string;
  from: Cell;
  points: number;
}

/** Of the steps from number `first` on. */
export function gainsOf(steps: readonly PenteStep[], first: number): Gain[] {
  return steps.slice(first).flatMap((step, i) => {
    const { seat } = step;
    if (step.verb !== "lay" || typeof seat !== "number") return [];
    const points = (step.scores[seat] ?? 0) - (steps[first + i - 1]?.scores[seat] ?? 0);
    return points > 0 ? [{ key: `${first + i}`, from: step.to, points }] : [];
  });
}

/** The points that the last move emptied. */
export function cleared(steps: readonly PenteStep[]): Cell[] {
  return takenBy(steps.at(-1)?.events ?? []);
}

/** Who gets the stone that left a point; nobody where it was only taken back. */
export function takerOf(steps: readonly PenteStep[], point: Cell): Seat | null {
  for (const event of steps.flatMap((step) => step.events)) {
    const seat = event.args.seat;
    if (typeof seat !== "number" || !pointsOf(event).includes(point)) continue;
    if (isCapture(event)) return seat;
    if (isLoss(event)) return 1 - seat; // PE-44 is for two
  }
  return null;
}

export interface Call {
  code: "tria" | "four" | "tessera" | "breakable";
  seat: Seat;
  point: Cell | null;
  /** As the rules say it. */
  text: string;
}

/** PE-34: what the last move's player calls out, each kind once. */
export function calls(steps: readonly PenteStep[]): Call[] {
  const last = steps.at(-1)?.events ?? [];
  const found = (["tessera", "four", "tria", "breakable"] as const).flatMap((code) => {
    const event = last.find((one) => one.code === `pente.${code}`);
    if (!event || typeof event.args.seat !== "number") return [];
    const point = typeof event.args.point === "string" ? event.args.point : null;
    return [{ code, seat: event.args.seat, point, text: event.text }];
  });
  return found;
}

/** The rows that decided the game: those through the last stone where it lies in one. */
export function winningRows({ rows = [] }: Position, last: readonly Cell[]): Cell[][] {
  const here = rows.filter((row) => row.some((point) => last.includes(point)));
  return here.length > 0 ? here : rows;
}

/** The tray beside a seat as it is made: its holes, and how many stones lie in each. */
export interface Tray {
  holes: number;
  each: 1 | 2;
}

export function trayOf({ variant }: Pick<Position, "variant">): Tray | null {
  const { captures, counted } = kFacts.pente[variant];
  return captures === 0 ? null : { holes: captures, each: counted === "pairs" ? 2 : 1 };
}

/** The looks of the stones that these colours took, as the moves tell it, in the order of taking. */
function stonesTaken(steps: readonly PenteStep[], by: readonly Colour[]): Colour[] {
  return steps.flatMap((step, i) => {
    const before = steps[i - 1]?.position;
    if (!before || typeof step.seat !== "number" || !by.includes(colourOf(step.position, step.seat))) return [];
    const lay = stonesOn(before);
    return step.events
      .filter(isCapture)
      .flatMap(pointsOf)
      .map((point) => lay.get(point))
      .filter((colour) => colour !== undefined && !by.includes(colour));
  }) as Colour[];
}

/** What lies in each hole of the tray that these colours fill together (PE-16: partners). */
export function inTray(position: Position, steps: readonly PenteStep[], by: readonly Colour[], tray: Tray): Colour[][] {
  const count = Math.min(
    tray.holes,
    by.reduce((sum, colour) => sum + (position.captures[colour] ?? 0), 0),
  );
  const known = position.stones.length === 2 ? [] : stonesTaken(steps, by);
  const other = position.stones.findIndex((_, colour) => !by.includes(colour));
  return Array.from({ length: count }, (_, hole) =>
    Array.from({ length: tray.each }, (__, i) => known[hole * tray.each + i] ?? other),
  );
}
