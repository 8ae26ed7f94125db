// What lies in a picture, in words.

import { t } from "$/i18n/index.svelte";
import { player, said } from "$/rulebook/describe";
import type { PositionOf } from "$/rules/catalog";

export const describe = ({ stones }: PositionOf<"pente">): string =>
  said(
    stones.map((points, seat) =>
      points.length > 0 ? t("rulebook.alt.stones", { who: player(seat), points: points.join(", ") }) : "",
    ),
  );
