// The steps of an answer to a change, each with its whole position.

import type { GameId } from "./catalog";
import type { Change, Step } from "./wire";

type Position = Readonly<Record<string, unknown>>;

export function newSteps<G extends GameId>({ state, steps = [] }: Change<G>): Step<G>[] {
  let before: Position = {};
  return steps.map(({ same = [], position, ...step }) => {
    const kept = same.map((key) => [key, before[key]] as const);
    before = position ? { ...Object.fromEntries(kept), ...position } : (state.position as unknown as Position);
    return { ...step, position: before } as unknown as Step<G>;
  });
}
