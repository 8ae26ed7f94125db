// A new table at the server, with a link for every seat.

import { language } from "$/i18n/index.svelte";
import type { Refusal } from "$/rules/wire";
import { optionsOf, type Plan } from "$/table/begin";
import type { Sitter } from "$/table/shelf";
import { fault, isUnsure } from "./codes";
import { addressAt, ownTables } from "./own";
import { kVersion, type Answers, type Clock, type Sitter as Chair } from "./messages";
import { randomHex } from "./random";
import type { ServerAnswer } from "./view";
import { Wire, type OpenSocket } from "./wire";

const chairFor = (sitter: Sitter): Chair =>
  sitter.kind === "bot" ? { kind: "bot", level: sitter.level } : { kind: "open" };

/** Asks one thing of the server that belongs to no table yet. */
function askOnce<T extends object>(op: string, members: object, open?: OpenSocket): Promise<ServerAnswer<T>> {
  return new Promise((resolve) => {
    const down = () => resolve({ ok: false, error: fault("down") });
    const talk = async () => {
      const hello = await wire.ask("hello", { version: kVersion, language: language.current });
      resolve(hello.ok ? await wire.ask<T>(op, { ...members }) : hello);
      wire.close();
    };
    const wire = new Wire({ opened: () => void talk().catch(down), news: () => undefined, closed: down }, open);
  });
}

const kTries = 3;
const kAgainMs = 500;
const mayBeMade = ({ code }: Refusal) => code === "net.down" || isUnsure(code);

/** Makes the table, keeps its keys on this device, and tells where its host goes on. */
export async function makeTable(plan: Plan, clock: Clock, open?: OpenSocket): Promise<{ address: string } | Refusal> {
  const { game, variant } = plan;
  const sitters = plan.sitters.map(chairFor);
  const secret = randomHex(16);
  const wish = { game, variant, players: sitters.length, options: optionsOf(plan), sitters, clock, secret };
  let made = await askOnce<Answers["make"]>("make", wish, open);
  // The table may have been made: the same secret finds it.
  for (let tries = 1; !made.ok && mayBeMade(made.error) && tries < kTries; ++tries) {
    await new Promise((go) => setTimeout(go, kAgainMs));
    made = await askOnce<Answers["make"]>("make", wish, open);
  }
  if (!made.ok) return made.error;
  const { table, host, keys } = made;
  const mine = keys.find((key) => key !== null);
  ownTables.keep(table, { host, keys, ...(mine ? { key: mine } : {}) });
  return { address: addressAt(table, mine ?? host) };
}
