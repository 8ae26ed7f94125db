// Who sits where.

import { wishes } from "$/frame/wishes.svelte";
import { t } from "$/i18n/index.svelte";
import { levelName } from "$/rules/titles";
import type { Seat } from "$/rules/wire";
import type { Sitter } from "./shelf";

export const isPerson = (sitter: Sitter | undefined): sitter is Sitter & { kind: "person" } =>
  sitter?.kind === "person";
export const isRemote = (sitter: Sitter | undefined) => sitter?.kind === "remote";
export const isBot = (sitter: Sitter | undefined): sitter is Sitter & { kind: "bot" } => sitter?.kind === "bot";

/** The seats of the people at this device. */
export function people(sitters: readonly Sitter[]): Seat[] {
  return sitters.flatMap((sitter, seat) => (isPerson(sitter) ? [seat] : []));
}

/** The name somebody gave; the only person at a device has one for all tables. */
function givenName(sitters: readonly Sitter[], sitter: Sitter | undefined): string {
  if (sitter?.kind === "remote") return sitter.name;
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

/** The same where it stands by itself: the only person at a device who has given no name. */
export function labelOf(sitters: readonly Sitter[], seat: Seat): string {
  const isYou = isPerson(sitters[seat]) && sitters.length > 1 && people(sitters).length === 1;
  return isYou && !givenName(sitters, sitters[seat]) ? t("seats.me") : nameOf(sitters, seat);
}

/** As the rules are to call a seat in their sentences; empty: by its number. */
export function spokenName(sitters: readonly Sitter[], seat: Seat): string {
  const sitter = sitters[seat];
  return sitter?.kind === "bot" ? nameOf(sitters, seat) : givenName(sitters, sitter);
}
