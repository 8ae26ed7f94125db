// What lies in a picture, in words.

import { t } from "$/i18n/index.svelte";
import { at, said } from "$/rulebook/describe";
import type { PositionOf } from "$/rules/catalog";
import { nameLying } from "../../cards/names";

export const describe = ({ rivers, spring }: PositionOf<"rivero">): string =>
  said([
    ...Object.entries(rivers).map(([name, cards]) =>
      t("rulebook.alt.river", { name, list: cards.map(nameLying).join(", ") }),
    ),
    t("rulebook.alt.spring", {
      list: Object.entries(spring)
        .map(([place, cards]) => at(cards.map(nameLying).join(", "), place))
        .join("; "),
    }),
  ]);
