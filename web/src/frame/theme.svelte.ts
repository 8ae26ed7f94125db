// Paper or slate: as the device has it, or as the person wants it.

import { kept } from "$/table/kept";

export type Theme = "auto" | "light" | "dark";
const kKey = "pentario.theme";
const device = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

const read = (text: string | null): Theme => (text === "light" || text === "dark" ? text : "auto");
let wanted = $state<Theme>(read(kept.get(kKey)));

function show(): void {
  const dark = wanted === "dark" || (wanted === "auto" && device?.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
device?.addEventListener("change", show);
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
