// The die in hand, and the square aimed at: what a tap on the table means.

import type { Cell } from "$/board/geometry";
import { textOf } from "$/rules/parts";
import { faceOf, kFaces, quartersOf, sidesOf, unturned, wayOf, type Face, type Sides } from "./dice";
import { cellsFor, facesFor, turnsFor, type Places } from "./places";

/** The move that lays a die so. */
export const laying = (to: Cell, edges: Sides): string => textOf("riomino", { verb: "lay", to, edges });

export class Hand {
  face = $state<Face | null>(null);
  /** Quarters clockwise since the die was unturned; they are not counted anew, so that a die turns the short way. */
  quarters = $state(0);
  aim = $state<Cell | null>(null);

  constructor(private readonly places: () => Places) {}

  get sides(): Sides | null {
    return this.face === null ? null : sidesOf(this.face, this.quarters);
  }

  drop(): void {
    this.face = null;
    this.aim = null;
  }

  turn(by: 1 | -1 = 1): void {
    if (this.face !== null) this.quarters += by;
  }

  /** It is carried to a square: there it turns so that it fits, unless it fits already. */
  over(cell: Cell): void {
    const turns = this.face === null ? [] : turnsFor(this.places(), cell, this.face);
    if (!turns.includes(this.sides!)) this.#turnTo(turns);
  }

  /** Picks a die up that may be in hand already: then it stays as it is turned. */
  take(face: Face): void {
    if (face !== this.face) this.pick(face);
  }

  /** Takes a die, turned so that it fits where it is wanted; the one in hand is turned. */
  pick(face: Face): void {
    if (face === this.face) return this.turn();
    this.face = face;
    this.quarters = 0;
    const there = this.aim === null ? [] : turnsFor(this.places(), this.aim, face);
    if (there.length === 0) this.aim = null;
    const wanted =
      there.length > 0 ? there : cellsFor(this.places(), face).flatMap((cell) => turnsFor(this.places(), cell, face));
    this.#turnTo(wanted);
  }

  /** A square was chosen: the move to be tried, or nothing where the hand only prepares for it. */
  choose(cell: Cell, stock: readonly Face[]): string | null {
    return this.face === null ? this.#choosePlace(cell, stock) : this.#chooseWith(cell, this.face);
  }

  /** Without a die: shows what fits. Where nothing does, any die lets the rules say why. */
  #choosePlace(cell: Cell, stock: readonly Face[]): string | null {
    const faces = facesFor(this.places(), cell);
    if (faces.length === 0) return laying(cell, unturned(stock[0] ?? kFaces[0]!));
    this.aim = cell === this.aim ? null : cell;
    if (faces.length === 1 && this.aim !== null) this.pick(faces[0]!);
    return null;
  }

  #chooseWith(cell: Cell, face: Face): string | null {
    const sides = sidesOf(face, this.quarters);
    const turns = turnsFor(this.places(), cell, face);
    if (turns.length === 0 || turns.includes(sides)) return laying(cell, sides);
    this.aim = cell;
    this.#turnTo(turns);
    return null;
  }

  /** Turns on until the die lies in one of the ways wanted; leaves it where there is none. */
  #turnTo(wanted: readonly Sides[]): void {
    const ways = new Set(wanted.filter((sides) => faceOf(sides) === this.face).map(quartersOf));
    if (ways.size === 0) return;
    while (!ways.has(wayOf(this.quarters))) ++this.quarters;
  }
}
