// Paper, slate or high contrast: as the device has it, or as the person wants it.

import { kept } from "$/table/kept";

export const kThemes = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof kThemes)[number];
const kKey = "pentario.theme";
const isDark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const wantsContrast = globalThis.matchMedia?.("(prefers-contrast: more)");

let wanted = $state<Theme>(kThemes.find((known) => known === kept.get(kKey)) ?? "auto");

function ofDevice(): Exclude<Theme, "auto"> {
  if (wantsContrast?.matches) return "contrast";
  return isDark?.matches ? "dark" : "light";
}
function show(): void {
  document.documentElement.dataset.theme = wanted === "auto" ? ofDevice() : wanted;
}
for (const query of [isDark, wantsContrast]) query?.addEventListener("change", show);
show();

export const theme = {
  get wanted() {
    return wanted;
  },
  set wanted(next: Theme) {
    wanted = next;
    kept.set(kKey, next);
    show();
  },
};
