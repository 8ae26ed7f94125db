// What the moves so far show on the board and beside it, read from the steps the rules tell.

import type { Cell, Geometry } from "$/board/geometry";
import type { VariantOf } from "$/rules/catalog";
import type { GameEvent, Outcome, Seat, Step } from "$/rules/wire";
import { colourOf, isPoint, lines, stonesOn, type Colour, type Position } from "./points";

export type PenteStep = Step<"pente">;

const isCapture = (event: GameEvent) => event.code.startsWith("pente.captured");
const isLoss = (event: GameEvent) => event.code.startsWith("pente.poofed");

/** The points an event names, in order. */
const pointsOf = ({ args }: GameEvent): Cell[] =>
  [args.first, args.second, args.third].filter((point) => typeof point === "string");

/** The points of the last turn: every stone that one seat laid without another acting between. */
export function lastTurn(steps: readonly PenteStep[]): Cell[] {
  const before = steps.findLastIndex((step) => step.seat !== steps.at(-1)?.seat);
  return steps
    .slice(before + 1)
    .map((step) => step.move)
    .filter(isPoint);
}

/** The points that the last move emptied. */
export function cleared(steps: readonly PenteStep[]): Cell[] {
  return (
    steps
      .at(-1)
      ?.events.filter((event) => isCapture(event) || isLoss(event))
      .flatMap(pointsOf) ?? []
  );
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

const kRowOf: Record<string, number> = { four: 4, five: 5, six: 6 };

/** The row that an ending names: through the last stone where it lies there, of just that length first. */
export function winningRows(
  board: Geometry,
  position: Position,
  outcome: Outcome | null,
  last: readonly Cell[],
): Cell[][] {
  const length = kRowOf[outcome?.reason ?? ""];
  if (!outcome || length === undefined) return [];
  const colours = new Set(outcome.winners.map((seat) => colourOf(position, seat)));
  const all = [...colours].flatMap((colour) => lines(board, position.stones[colour] ?? [], length));
  const here = all.filter((row) => row.some((point) => last.includes(point)));
  const rows = here.length > 0 ? here : all;
  const exact = rows.filter((row) => row.length === length);
  return exact.length > 0 ? exact : rows;
}

/** The tray beside a seat as it is made: its holes, and how many stones lie in each. */
export interface Tray {
  holes: number;
  each: 1 | 2;
}

/** PE-08, PE-16, PE-24, PE-41, PE-44; a test compares them with the games the rules end. */
const kTrays: Record<VariantOf["pente"], Tray | null> = {
  standard: { holes: 5, each: 2 },
  tournament: { holes: 5, each: 2 },
  pairs: { holes: 5, each: 2 },
  team: { holes: 10, each: 1 },
  points: { holes: 5, each: 2 },
  "points-tournament": { holes: 5, each: 2 },
  "points-many": { holes: 4, each: 2 },
  complication: { holes: 5, each: 2 },
  "complication-tournament": { holes: 5, each: 2 },
  keryo: { holes: 15, each: 1 },
  "g-pente": { holes: 5, each: 2 },
  "d-pente": { holes: 5, each: 2 },
  "dk-pente": { holes: 15, each: 1 },
  poof: { holes: 10, each: 1 },
  boat: { holes: 5, each: 2 },
  "o-pente": { holes: 15, each: 1 },
  swap2: { holes: 5, each: 2 },
  "swap2-keryo": { holes: 15, each: 1 },
  ninuki: { holes: 5, each: 2 },
  gomoku: null,
  connect6: null,
};
export const trayOf = (position: Position): Tray | null => kTrays[position.variant];

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
