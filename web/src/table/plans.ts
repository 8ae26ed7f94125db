// How a game was last set up on this device, as the next one's default.

import { kGames, type GameId } from "$/rules/catalog";
import { kept } from "./kept";
import type { Plan } from "./begin";
import { isSitter, type Sitter } from "./shelf";

const kLastKey = "pentario.last";
const keyOf = (game: GameId) => `pentario.plan.${game}`;

/** A gentle opponent: who is new wins now and then. */
export const kFirstLevel = 2;

/** A person against bots. */
export function sittersFor(players: number, level = kFirstLevel): Sitter[] {
  return Array.from({ length: players }, (_, seat): Sitter =>
    seat === 0 ? { kind: "person", name: "" } : { kind: "bot", level },
  );
}

export function lastPlan(game: GameId): { variant: string; sitters: Sitter[] } | undefined {
  try {
    const plan = JSON.parse(kept.get(keyOf(game)) ?? "null") as Partial<Plan> | null;
    const fits = typeof plan?.variant === "string" && Array.isArray(plan.sitters) && plan.sitters.every(isSitter);
    return fits ? { variant: plan.variant!, sitters: plan.sitters! } : undefined;
  } catch {
    return undefined;
  }
}

/** The game that was set up last; of a time before that was kept, any that was. */
export const lastGame = (): GameId | undefined =>
  kGames.find((game) => game === kept.get(kLastKey)) ?? kGames.find((game) => lastPlan(game));

export function rememberPlan({ game, variant, sitters }: Plan): void {
  kept.set(keyOf(game), JSON.stringify({ variant, sitters }));
  kept.set(kLastKey, game);
}
