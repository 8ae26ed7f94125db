// The pictures of RioMino.

import type { Pictures } from "$/rulebook/picture";
import type { outline } from "./outline";

const kAll = ["01", "02", "03", "12", "13", "23"];
const kSome = ["01", "02", "12"];

/** Dice as they lie, the first player to move. */
function dice(
  table: Readonly<Record<string, string>>,
  stock: readonly (readonly string[])[] = [kSome, kSome],
  variant = "wizard",
) {
  return { game: "riomino", variant, table, stock, to_move: 0 };
}

const kStart = { "0,0": "0011" };

export const pictures: Pictures<typeof outline> = {
  stuck: {
    position: dice(kStart, [["01"], ["23", "23"]]),
    played: "1,0:1100",
    parts: ["board", "stock"],
    claims: [{ move: "1,0:1100", brings: [], ends: "stuck" }],
  },
  faces: { position: dice(kStart, [kAll, kAll]), parts: ["faces"], claims: [] },
  places: {
    position: dice(kStart, [
      ["01", "02", "12"],
      ["13", "23", "03"],
    ]),
    lit: "",
    parts: ["board", "stock"],
    claims: [
      { move: "1,1:0011", refused: "riomino.touches-none" },
      { move: "1,0:1100", brings: [] },
    ],
  },
  match: {
    position: dice({ "0,0": "0011", "0,1": "1100", "1,1": "1221" }),
    played: "1,0:2200",
    claims: [{ move: "1,0:2200", brings: [] }],
  },
  clash: {
    position: dice({ "0,0": "0011", "0,1": "1100", "1,1": "1221" }),
    crosses: ["1,0"],
    claims: [
      { move: "1,0:1100", refused: "riomino.north" },
      { move: "1,0:2002", refused: "riomino.west" },
    ],
  },
  wide: {
    position: dice({ "0,0": "0011", "1,0": "1100", "2,0": "0011", "3,0": "1100", "4,0": "0011" }),
    claims: [
      { move: "5,0:1100", refused: "riomino.too-wide" },
      { move: "-1,0:0110", refused: "riomino.too-wide" },
    ],
  },
  opposite: {
    position: dice({
      "0,0": "0011",
      "0,1": "1100",
      "0,2": "0011",
      "1,2": "1100",
      "2,2": "0011",
      "2,1": "1100",
      "2,0": "0110",
    }),
    claims: [{ move: "1,0:1100", refused: "riomino.east" }],
  },
  "three-sides": {
    position: dice({ "0,0": "0011", "0,1": "1100", "1,1": "1221", "2,1": "3322", "2,0": "2233" }),
    claims: [{ move: "1,0:2200", refused: "riomino.east" }],
  },
  starter: {
    position: dice({ "0,0": "0011", "1,0": "1100", "2,0": "0011" }, [kAll, kAll], "starter"),
    claims: [{ move: "3,0:1100", refused: "riomino.off-board" }],
  },
  expert: { position: dice(kStart, [kAll, kAll], "expert"), claims: [{ move: "1,0:1100", brings: [] }] },
};
