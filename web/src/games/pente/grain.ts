// The grain of wood, long quiet lines side by side, and the veins of stone, which cross and break.
// Always the same ones.

/** A path across the board, and how strong it is drawn, from 0 to 1. */
export interface Fibre {
  d: string;
  weight: number;
}

/** Numbers from 0 to 1 that look like chance and are not. */
function drawing(seed: number): () => number {
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

export function grain(width: number, height: number, count: number): Fibre[] {
  const draw = drawing(20_250);
  return Array.from({ length: count }, (_, i) => {
    const y = ((i + 0.9 * draw()) / count) * height;
    // Neighbours bend alike: the bend depends on where the line lies.
    const bend = (phase: number) =>
      (y + 0.022 * height * Math.sin((9 * y) / height + phase) + 0.05 * draw()).toFixed(2);
    const d = `M0 ${bend(0)}C${width / 3} ${bend(1.3)} ${(2 * width) / 3} ${bend(2.4)} ${width} ${bend(3.1)}`;
    return { d, weight: draw() ** 2 };
  });
}

export function veins(width: number, height: number, count: number): Fibre[] {
  const draw = drawing(77);
  const kBreaks = 9;
  return Array.from({ length: count }, (_, i) => {
    const falls = i % 3 === 0 ? -0.7 : 0.35; // two families that cross
    const from = (1.6 * (i + draw())) / count - 0.3;
    const points = Array.from({ length: kBreaks + 1 }, (_, step) => {
      const along = step / kBreaks;
      const y = (from + falls * along + 0.05 * (draw() - 0.5)) * height;
      return `${(along * width).toFixed(2)} ${y.toFixed(2)}`;
    });
    return { d: `M${points.join("L")}`, weight: 0.3 + 0.7 * draw() ** 2 };
  });
}
