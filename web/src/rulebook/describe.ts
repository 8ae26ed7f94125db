// Pieces of what is said of a picture to those who cannot see it.

import { t } from "$/i18n/index.svelte";
import "./words";

export const player = (seat: number) => t("seat.player", { number: seat + 1 });
export const said = (parts: readonly string[]) => parts.filter(Boolean).join(" ");
export const at = (what: string, place: string) => t("rulebook.alt.at", { what, place });
