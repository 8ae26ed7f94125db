// The grain of the wood: long quiet lines that run side by side, always the same ones.

/** Paths across a box of that size, with how strong each is drawn, from 0 to 1. */
export function grain(width: number, height: number, count: number): { d: string; weight: number }[] {
  let seed = 20_250;
  const draw = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: count }, (_, i) => {
    const y = ((i + 0.9 * draw()) / count) * height;
    // Neighbours bend alike: the bend depends on where the line lies.
    const bend = (phase: number) => (y + 0.022 * height * Math.sin((9 * y) / height + phase) + 0.05 * draw()).toFixed(2);
    const d = `M0 ${bend(0)}C${width / 3} ${bend(1.3)} ${(2 * width) / 3} ${bend(2.4)} ${width} ${bend(3.1)}`;
    return { d, weight: draw() ** 2 };
  });
}
