// How a game of Penta Rush was decided: by the points of all rounds, or what breaks a tie.

import { meAt, turningPoint, winnersOf, type Ending } from "$/endings/facts";
import { t } from "$/i18n/index.svelte";
import type { Table } from "$/table/table.svelte";
import { judgedRounds, type RushPosition } from "./rounds";

function storyOf(table: Table): string {
  const { scores, outcome, players } = table.state;
  const position = table.state.position as RushPosition;
  if (players === 1) return outcome!.text;
  const count = judgedRounds(position);
  const winners = winnersOf(table);
  if (winners.length === players) return t("penta-rush.ended.level", { count });
  const high = Math.max(...scores);
  const next = Math.max(...scores.filter((_, seat) => !winners.includes(seat)));
  if (high === next)
    return t(position.variant === "base" ? "penta-rush.ended.best-round" : "penta-rush.ended.most-shapes");
  const me = meAt(table);
  if (me === null || winners.includes(me)) return t("penta-rush.ended.ahead", { points: high - next, count });
  return t("penta-rush.ended.behind", { points: high - scores[me]!, count });
}

export function ending(table: Table): Ending {
  return { story: storyOf(table), scored: true, decisive: turningPoint(table) };
}
