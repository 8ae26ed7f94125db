// Random texts without what only secure contexts have.

/** As many random bytes, in hex figures. */
export function randomHex(bytes: number): string {
  const all = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(all, (one) => one.toString(16).padStart(2, "0")).join("");
}
