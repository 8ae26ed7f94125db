// The online tables that this device has a key of: how to come back to them.

import { kept } from "$/table/kept";
import { isRecord } from "$/table/read";

export interface OwnTable {
  /** Of the seat taken here. */
  key?: string;
  /** The host's, and those of all seats, by seat; nothing for bots. */
  host?: string;
  keys?: (string | null)[];
}

export const kOwnPrefix = "pentario.online.";

const isKey = (value: unknown): value is string => typeof value === "string" && /^[\w-]{22}$/.test(value);

export const ownTables = {
  find(table: string): OwnTable | undefined {
    try {
      const value: unknown = JSON.parse(kept.get(kOwnPrefix + table) ?? "null");
      if (!isRecord(value)) return undefined;
      const { key, host, keys } = value;
      return {
        ...(isKey(key) ? { key } : {}),
        ...(isKey(host) ? { host } : {}),
        ...(Array.isArray(keys) ? { keys: keys.map((one) => (isKey(one) ? one : null)) } : {}),
      };
    } catch {
      return undefined;
    }
  },
  keep(table: string, more: OwnTable): void {
    kept.set(kOwnPrefix + table, JSON.stringify({ ...this.find(table), ...more }));
  },
  forget(table: string): void {
    kept.remove(kOwnPrefix + table);
  },
  /** Where this device goes on with a table; nothing where it is none of ours. */
  addressOf(table: string): string | null {
    const own = this.find(table);
    if (!own) return null;
    return own.key ? addressAt(table, own.key) : addressAt(table, own.host ?? null);
  },
};

/** The address behind `#`; without a key of whoever only watches. */
export const addressAt = (table: string, key: string | null = null): string =>
  `#/online/${table}${key === null ? "" : `/${key}`}`;

/** What can be given to others. */
export const linkTo = (address: string): string => `${location.href.split("#")[0]}${address}`;
