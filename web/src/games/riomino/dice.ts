// Dice as their texts show them, for drawing and turning. No rule is known here.

/** The values of a die as it lies, from the north clockwise: `0110`. */
export type Sides = string;
/** The two values of a face, the lower one first: `01`. */
export type Face = string;

/** The faces by their names, so that each keeps its place in a stock. */
export const kFaces: readonly Face[] = ["01", "02", "03", "12", "13", "23"];

/** A face as it is drawn unturned: the lower value above and to the right. */
export const unturned = (face: Face): Sides => `${face[0]}${face[0]}${face[1]}${face[1]}`;

/** A quarter clockwise. */
export const turned = (sides: Sides): Sides => sides.slice(-1) + sides.slice(0, -1);

export const faceOf = (sides: Sides): Face => [...new Set(sides)].sort().join("");

/** Quarters clockwise as one of the four ways a die lies; less than none is turned back. */
export const wayOf = (quarters: number): number => ((quarters % 4) + 4) % 4;

/** A face after so many quarters clockwise. */
export function sidesOf(face: Face, quarters: number): Sides {
  let sides = unturned(face);
  for (let left = wayOf(quarters); left > 0; --left) sides = turned(sides);
  return sides;
}

/** The quarters from the unturned face to these sides. */
export function quartersOf(sides: Sides): number {
  return [1, 2, 3].find((quarters) => sidesOf(faceOf(sides), quarters) === sides) ?? 0;
}

/** How many of each face there are, in the order of the faces. */
export function piles(stock: readonly Face[]): { face: Face; count: number }[] {
  return kFaces.map((face) => ({ face, count: stock.filter((die) => die === face).length }));
}
