// What moves have just brought, and which cards made it, from what the rules tell.

import type { Cell } from "$/board/geometry";
import type { Step } from "$/rules/wire";
import { squaresOf } from "./choices";

export interface Gain {
  /** The same for the same gain, whenever it is asked for. */
  key: string;
  /** Where the points rise from. */
  from: Cell;
  points: number;
  /** The rivers that scored. */
  squares: readonly Cell[];
}

/** Of the steps from number `first` on. */
export function gainsOf(steps: readonly Step<"rivero-penta">[], first: number): Gain[] {
  return steps.slice(first).flatMap((step, at) =>
    step.events.flatMap(({ code, args }, i) => {
      const named = squaresOf(step);
      const from = named[Math.floor(named.length / 2)];
      const points = args["points"];
      if (from === undefined || typeof points !== "number" || !code.startsWith("rivero-penta.")) return [];
      const squares = typeof args["squares"] === "string" ? args["squares"].split(" ") : [];
      return [{ key: `${first + at}.${i}`, from, points, squares }];
    }),
  );
}
