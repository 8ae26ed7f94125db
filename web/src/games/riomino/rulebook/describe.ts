// What lies in a picture, in words.

import { t } from "$/i18n/index.svelte";
import { at, player, said } from "$/rulebook/describe";
import type { PositionOf } from "$/rules/catalog";

export const describe = ({ table, stock }: PositionOf<"riomino">): string =>
  said([
    t("rulebook.alt.dice", {
      list: Object.entries(table)
        .map(([place, sides]) => at([...sides].join("-"), place))
        .join(", "),
    }),
    ...stock.map((faces, seat) => t("rulebook.alt.stock", { who: player(seat), list: faces.join(", ") })),
  ]);
