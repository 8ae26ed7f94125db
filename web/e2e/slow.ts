/** How many times slower than it is the processor of every page shall be. */
export const kSlow = Number(process.env.PENTARIO_SLOW ?? 1);

/** For what is long work also on a fast machine. */
export const kLongWork = { timeout: 90_000 * kSlow };
