// The die in hand, and the square aimed at: what a tap on the table means.

import type { Cell } from "$/board/geometry";
import { faceOf, kFaces, quartersOf, sidesOf, unturned, type Face, type Sides } from "./dice";
import { cellsFor, facesFor, turnsFor, writePlacing, type Places } from "./places";

export class Hand {
  face = $state<Face | null>(null);
  /** Quarters clockwise since the die was unturned; it only grows, so that a die turns one way. */
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

  turn(): void {
    if (this.face !== null) ++this.quarters;
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
    if (faces.length === 0) return writePlacing(cell, unturned(stock[0] ?? kFaces[0]!));
    this.aim = cell === this.aim ? null : cell;
    if (faces.length === 1 && this.aim !== null) this.pick(faces[0]!);
    return null;
  }

  #chooseWith(cell: Cell, face: Face): string | null {
    const sides = sidesOf(face, this.quarters);
    const turns = turnsFor(this.places(), cell, face);
    if (turns.length === 0 || turns.includes(sides)) return writePlacing(cell, sides);
    this.aim = cell;
    this.#turnTo(turns);
    return null;
  }

  /** Turns on until the die lies in one of the ways wanted; leaves it where there is none. */
  #turnTo(wanted: readonly Sides[]): void {
    const ways = new Set(wanted.filter((sides) => faceOf(sides) === this.face).map(quartersOf));
    if (ways.size === 0) return;
    while (!ways.has(this.quarters % 4)) ++this.quarters;
  }
}
