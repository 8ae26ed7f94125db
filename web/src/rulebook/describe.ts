// What lies in a picture, in words, for those who cannot see it.

import { nameCard } from "$/games/cards/say";
import { fatesOf, lastVerdict } from "$/games/penta-rush/rounds";
import { t, tMaybe } from "$/i18n/index.svelte";
import type { GameId, PositionOf } from "$/rules/catalog";
import type { Step } from "$/rules/wire";
import type { Drawn } from "./studio";

const player = (seat: number) => t("seat.player", { number: seat + 1 });
const said = (parts: readonly string[]) => parts.filter(Boolean).join(" ");
const at = (what: string, place: string) => t("rulebook.alt.at", { what, place });
const card = (text: string) => (text === "=" ? t("cards.bridge") : nameCard(text));

const kTellers: { [G in GameId]: (position: PositionOf<G>, drawn: Drawn) => string } = {
  pente: ({ stones }) =>
    said(
      stones.map((points, seat) =>
        points.length > 0 ? t("rulebook.alt.stones", { who: player(seat), points: points.join(", ") }) : "",
      ),
    ),
  riomino: ({ table, stock }) =>
    said([
      t("rulebook.alt.dice", {
        list: Object.entries(table)
          .map(([place, sides]) => at([...sides].join("-"), place))
          .join(", "),
      }),
      ...stock.map((faces, seat) => t("rulebook.alt.stock", { who: player(seat), list: faces.join(", ") })),
    ]),
  "penta-rush": (position, { picture, steps }) => {
    const dice = [...String(picture.position["dice"])].map((symbol) => tMaybe(`penta-rush.symbol.${symbol}`) ?? symbol);
    const verdict = lastVerdict(steps as Step<"penta-rush">[]);
    const drawn = (position.outlines[0] ?? []).map((squares) => t("rulebook.alt.ring", { squares: squares.join(" ") }));
    return said([
      t("penta-rush.dice", { symbols: dice.join(", ") }),
      ...drawn,
      ...(verdict ? fatesOf(verdict, 0).map(({ text }) => text) : []),
    ]);
  },
  "rivero-penta": ({ table }) =>
    t("rulebook.alt.field", {
      list: Object.entries(table)
        .map(([place, lies]) => at(card(lies), place))
        .join(", "),
    }),
  rivero: ({ rivers, spring }) =>
    said([
      ...Object.entries(rivers).map(([name, cards]) =>
        t("rulebook.alt.river", { name, list: cards.map(card).join(", ") }),
      ),
      t("rulebook.alt.spring", {
        list: Object.entries(spring)
          .map(([place, cards]) => at(cards.map(card).join(", "), place))
          .join("; "),
      }),
    ]),
};

export function describe(game: GameId, drawn: Drawn): string {
  const tell = kTellers[game] as (position: unknown, drawn: Drawn) => string;
  return tell(drawn.state.position, drawn);
}
