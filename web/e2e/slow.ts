/** How many times slower than it is the processor of every page shall be. */
export const kSlow = Number(process.env.PENTARIO_SLOW ?? 1);
