// Compiles only if the package's types say what the rules say; the lines marked must be refused.
import { Pentario, Refused, type MoveOf, type PositionOf } from "pentario";

const pentario = await Pentario.open();
const table = await pentario.table("rivero-penta", { seed: 7 });
const position: PositionOf<"rivero-penta"> = table.state(0).position;
const move: MoveOf<"pente"> = { verb: "lay", to: "K10" };
// @ts-expect-error: there is no such verb
const wrong: MoveOf<"pente"> = { verb: "jump", to: "K10" };
// @ts-expect-error: there is no such game
await pentario.table("chess").catch((refused: unknown) => refused);

function refusalOf(text: string): string {
  try {
    table.play(text);
  } catch (why) {
    if (why instanceof Refused) return why.code;
  }
  return "";
}
if (refusalOf("nonsense") === "") throw new Error("nonsense was played");
const session = await pentario.session();
const level = session.get<{ levels: string[] }>({ op: "games" }).levels[0];
console.log(position.game, move.verb, wrong.verb, level, session.games().length, "games");
