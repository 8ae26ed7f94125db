// What is kept on this device. Storage may be full, closed or missing: then things are kept until
// the page is closed, and `set` says so.

const untilClosed = new Map<string, string>();

/** Why something is not kept: there is no room, or the browser keeps nothing for this site. */
export type Trouble = "full" | "blocked";

function isFull(why: unknown): boolean {
  return why instanceof DOMException && why.name === "QuotaExceededError";
}

let trouble: Trouble | null = null;

export const kept = {
  get(key: string): string | null {
    try {
      return untilClosed.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** False when it will be lost with the page. */
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      untilClosed.delete(key);
      trouble = null;
      return true;
    } catch (why) {
      untilClosed.set(key, value);
      trouble = isFull(why) ? "full" : "blocked";
      return false;
    }
  },
  /** What was wrong the last time something was to be kept. */
  get trouble(): Trouble | null {
    return trouble;
  },
  remove(key: string): void {
    untilClosed.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
  /** Whether something is there only until the page is closed. */
  isLoose: (key: string): boolean => untilClosed.has(key),
  keys(): string[] {
    try {
      return [...new Set([...untilClosed.keys(), ...Object.keys(localStorage)])];
    } catch {
      return [...untilClosed.keys()];
    }
  },
};
