// The clocks that a new table can have, and the one chosen last.

import type { Clock } from "$/net/messages";

export const kClocks = [
  { name: "none", clock: { kind: "none" } },
  { name: "blitz", clock: { kind: "game", minutes: 5, seconds: 5 } },
  { name: "long", clock: { kind: "game", minutes: 20, seconds: 10 } },
  { name: "move", clock: { kind: "move", seconds: 60 } },
  { name: "days", clock: { kind: "days", days: 3 } },
] as const satisfies readonly { name: string; clock: Clock }[];
export type ClockName = (typeof kClocks)[number]["name"];

let name = $state<ClockName>("none");
export const clockChoice = {
  get name() {
    return name;
  },
  set name(next: ClockName) {
    name = next;
  },
  /** Where all play at once there is the sand, and no other clock. */
  for: (turns: boolean): Clock => kClocks.find((one) => turns && one.name === name)?.clock ?? { kind: "none" },
};
