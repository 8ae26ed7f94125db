// Long texts by key, in the browser's database: it has room for what `localStorage` has not. Where there
// is none they are kept like everything else.

import { openDB, type IDBPDatabase } from "idb";
import { kept } from "$/table/kept";

const kName = "pentario";
const kTexts = "texts";

let opened: Promise<IDBPDatabase | null> | undefined;
/** What found no room: it is there until the page is closed. */
const untilClosed = new Map<string, string>();

/** The database; null where the browser has none, or gives it to nobody. */
function database(): Promise<IDBPDatabase | null> {
  return (opened ??= open());
}
async function open(): Promise<IDBPDatabase | null> {
  const forget = () => (opened = undefined);
  try {
    return await openDB(kName, 1, {
      upgrade: (db) => void db.createObjectStore(kTexts),
      blocking: (_now, _next, event) => {
        (event.target as IDBDatabase).close(); // a tab with a later version wants it
        forget();
      },
      terminated: forget,
    });
  } catch {
    return null;
  }
}

/** Keys of one kind of texts, which may still lie where they were kept before there was a database. */
export class TextStore {
  #moved: Promise<void> | undefined;

  constructor(readonly prefix: string) {}

  async get(key: string): Promise<string | null> {
    const db = await this.#ready();
    const text: unknown = untilClosed.get(key) ?? (db ? await db.get(kTexts, key) : kept.get(key));
    return typeof text === "string" ? text : null;
  }

  /** False when it will be lost with the page. */
  async set(key: string, text: string): Promise<boolean> {
    const db = await this.#ready();
    if (!db) return kept.set(key, text);
    try {
      await db.put(kTexts, text, key);
      untilClosed.delete(key);
      return true;
    } catch {
      untilClosed.set(key, text);
      return false;
    }
  }

  /** Whether something is there only until the page is closed. */
  isLoose(key: string): boolean {
    return untilClosed.has(key) || kept.isLoose(key);
  }

  async remove(key: string): Promise<void> {
    const db = await this.#ready();
    untilClosed.delete(key);
    kept.remove(key);
    await db?.delete(kTexts, key);
  }

  async keys(): Promise<string[]> {
    const db = await this.#ready();
    const stored = db ? (await db.getAllKeys(kTexts)).map(String) : kept.keys();
    return [...new Set([...stored, ...untilClosed.keys()])].filter((key) => key.startsWith(this.prefix));
  }

  async entries(): Promise<[key: string, text: string][]> {
    const all = await Promise.all((await this.keys()).map(async (key) => [key, await this.get(key)] as const));
    return all.flatMap(([key, text]) => (text === null ? [] : [[key, text]]));
  }

  async #ready(): Promise<IDBPDatabase | null> {
    const db = await database();
    if (db) await (this.#moved ??= this.#move(db));
    return db;
  }

  /** What lies where it was kept before goes along, once; what does not fit stays there. */
  async #move(db: IDBPDatabase): Promise<void> {
    for (const key of kept.keys().filter((one) => one.startsWith(this.prefix))) {
      const text = kept.get(key);
      try {
        if (text !== null) await db.put(kTexts, text, key);
        kept.remove(key);
      } catch {
        untilClosed.set(key, text!);
      }
    }
  }
}
