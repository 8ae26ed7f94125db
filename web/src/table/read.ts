// What was kept is checked when it is read: a number that cannot be one of ours takes no page down.

/** The last millisecond that a date can name. */
const kLastTime = 8_640_000_000_000_000;
/** More than any count of ours. */
const kMostCounted = 1_000_000_000;
/** More than any score. */
const kMostScored = 1_000_000;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A whole number from 0. */
export const isCount = (value: unknown, most = kMostCounted): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** Milliseconds since 1970, or that something took. */
export const isTime = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= kLastTime;

export const isFigures = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number" && Math.abs(one) <= kMostScored);

export const timeOr = (value: unknown, otherwise: number): number => (isTime(value) ? value : otherwise);
export const countOr = (value: unknown, otherwise: number): number => (isCount(value) ? value : otherwise);
