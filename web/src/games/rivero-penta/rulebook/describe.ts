// What lies in a picture, in words.

import { t } from "$/i18n/index.svelte";
import { at } from "$/rulebook/describe";
import type { PositionOf } from "$/rules/catalog";
import { nameLying } from "../../cards/names";

export const describe = ({ table }: PositionOf<"rivero-penta">): string =>
  t("rulebook.alt.field", {
    list: Object.entries(table)
      .map(([place, lies]) => at(nameLying(lies), place))
      .join(", "),
  });
