// Who sits where.

import { wishes } from "$/frame/wishes.svelte";
import { t } from "$/i18n/index.svelte";
import { levelName } from "$/rules/games.svelte";
import type { Seat } from "$/rules/wire";
import type { Sitter } from "./shelf";

export const isPerson = (sitter: Sitter | undefined) => sitter?.kind === "person";
export const isBot = (sitter: Sitter | undefined) => sitter?.kind === "bot";

/** The seats of the people at this device. */
export function people(sitters: readonly Sitter[]): Seat[] {
  return sitters.flatMap((sitter, seat) => (isPerson(sitter) ? [seat] : []));
}

/** The name somebody gave; the only person at a device has one for all tables. */
function givenName(sitters: readonly Sitter[], sitter: Sitter | undefined): string {
  if (sitter?.kind !== "person") return "";
  return sitter.name || (people(sitters).length === 1 ? wishes.name : "");
}

/** A person's name, or the seat by its number as the rules' sentences have it, or the name of the bot's level. */
export function nameOf(sitters: readonly Sitter[], seat: Seat): string {
  const sitter = sitters[seat];
  if (sitter?.kind === "bot") {
    const alike = sitters.filter((other) => other.kind === "bot" && other.level === sitter.level).length > 1;
    return alike ? `${levelName(sitter.level)} ${seat + 1}` : levelName(sitter.level);
  }
  return givenName(sitters, sitter) || t("seat.player", { number: seat + 1 });
}

/** As the rules are to call a seat in their sentences; empty: by its number. */
export function spokenName(sitters: readonly Sitter[], seat: Seat): string {
  const sitter = sitters[seat];
  return sitter?.kind === "person" ? givenName(sitters, sitter) : nameOf(sitters, seat);
}
