// What is kept on this device. Storage may be full, closed or missing: then things are kept until
// the page is closed, and `set` says so.

const untilClosed = new Map<string, string>();

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
      return true;
    } catch {
      untilClosed.set(key, value);
      return false;
    }
  },
  remove(key: string): void {
    untilClosed.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
  keys(): string[] {
    try {
      return [...new Set([...untilClosed.keys(), ...Object.keys(localStorage)])];
    } catch {
      return [...untilClosed.keys()];
    }
  },
};
