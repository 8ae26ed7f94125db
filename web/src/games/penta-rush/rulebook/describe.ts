// What lies in a picture, in words.

import { t, tMaybe } from "$/i18n/index.svelte";
import { said } from "$/rulebook/describe";
import type { PositionOf } from "$/rules/catalog";
import type { Drawn } from "$/rulebook/studio";
import type { Step } from "$/rules/wire";
import { fatesOf, lastVerdict } from "../rounds";

export function describe(position: PositionOf<"penta-rush">, { picture, steps }: Drawn): string {
  const dice = [...String(picture.position["dice"])].map((symbol) => tMaybe(`penta-rush.symbol.${symbol}`) ?? symbol);
  const verdict = lastVerdict(steps as Step<"penta-rush">[]);
  const drawn = (position.outlines[0] ?? []).map((squares) => t("rulebook.alt.ring", { squares: squares.join(" ") }));
  return said([
    t("penta-rush.dice", { symbols: dice.join(", ") }),
    ...drawn,
    ...(verdict ? fatesOf(verdict, 0).map(({ text }) => text) : []),
  ]);
}
