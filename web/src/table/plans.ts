// How a game was last set up on this device, as the next one's default.

import type { GameId } from "$/rules/catalog";
import { kept } from "./kept";
import type { Plan } from "./begin";
import { isSitter, type Sitter } from "./shelf";

const keyOf = (game: GameId) => `pentario.plan.${game}`;

/** A person against bots. */
export function sittersFor(players: number): Sitter[] {
  return Array.from({ length: players }, (_, seat): Sitter =>
    seat === 0 ? { kind: "person", name: "" } : { kind: "bot", level: 3 },
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

export function rememberPlan({ game, variant, sitters }: Plan): void {
  kept.set(keyOf(game), JSON.stringify({ variant, sitters }));
}
