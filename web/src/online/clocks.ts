// Clocks in words and figures.

import { t } from "$/i18n/index.svelte";
import type { Clock } from "$/net/messages";

export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return t("online.clock.none");
  if (clock.kind === "game") return t("online.clock.game-is", { minutes: clock.minutes, seconds: clock.seconds });
  if (clock.kind === "move") return t("online.clock.move-is", { seconds: clock.seconds });
  return t("online.clock.days-is", { days: clock.days });
}

const kHour = 3_600_000;
const kDay = 24 * kHour;

/** What is left: minutes and seconds, tenths at the very end; of long times hours or days. */
export function figures(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= kDay) return t("online.days", { days: Math.ceil(left / kDay) });
  if (left >= kHour) return t("online.hours", { hours: Math.ceil(left / kHour) });
  const seconds = left < 10_000 ? Math.floor(left / 100) / 10 : Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds - 60 * minutes;
  return left < 10_000 ? rest.toFixed(1) : `${minutes}:${String(rest).padStart(2, "0")}`;
}

/** Below this a clock is drawn as one to hurry for. */
export const kHurryMs = 20_000;
