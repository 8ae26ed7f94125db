// Pente's stones, marks and letters stand off from what they lie on, by day and by night.

import { describe, expect, it } from "vitest";
import { contrastIn, kMark, kText, themes } from "./colours";

describe.each(Object.entries(themes))("%s", (_, colours) => {
  it.each([1, 2, 3, 4, 5])("the mark on stone %i can be read", (stone) => {
    expect(contrastIn(colours, `stone-${stone}-mark`, `stone-${stone}`)).toBeGreaterThanOrEqual(kText);
  });
  it.each(["pente-wood", "pente-wood-2"])("letters can be read on %s, and marks seen", (wood) => {
    expect(contrastIn(colours, "pente-wood-ink", wood)).toBeGreaterThanOrEqual(kText);
    for (const mark of ["pente-barred", "pente-last", "pente-glow", "pente-row-under"])
      expect(contrastIn(colours, mark, wood), mark).toBeGreaterThanOrEqual(kMark);
  });
  it("the row that won shows white on its dark ground", () => {
    expect(contrastIn(colours, "pente-row", "pente-row-under")).toBeGreaterThanOrEqual(kText);
  });
});
