// River cards and action cards as the rules write them: `N5`, `?` for one that is hidden, `sun`.

export const kRivers = ["N", "C", "D", "A"] as const;
export type River = (typeof kRivers)[number];
export const kActions = ["sun", "tap", "bridge"] as const;
export type Action = (typeof kActions)[number];

export interface Card {
  river: River;
  value: number;
}

/** Nothing for a card that is hidden. */
export function readCard(text: string): Card | null {
  const found = /^([NCDA])(\d+)$/.exec(text);
  return found ? { river: found[1] as River, value: Number(found[2]) } : null;
}

export const isAction = (text: string): text is Action => kActions.some((action) => action === text);

export const kSortings = ["river", "value"] as const;
export type Sorting = (typeof kSortings)[number];

/** A hand in order; hidden cards stay behind the others. */
export function sorted(cards: readonly string[], by: Sorting): string[] {
  const rank = (text: string): number => {
    const card = readCard(text);
    if (!card) return Infinity;
    const river = kRivers.indexOf(card.river);
    return by === "river" ? river * 100 + card.value : card.value * 100 + river;
  };
  return [...cards].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
