// Every picture of the rulebook is a position the rules accept, and what its caption tells is what
// the rules say.

import { describe, expect, it } from "vitest";
import { kGames } from "$/rules/catalog";
import type { Rules } from "$/rules/wasm";
import type { Answer, Step, TableState } from "$/rules/wire";
import { openBook } from "$/rulebook/books";
import { moverOf, type Claim, type Picture } from "$/rulebook/picture";
import { grant, rules } from "./rules";

const opened = rules();
const ask = <T extends object>(table: Rules, request: object) =>
  JSON.parse(table.answer(JSON.stringify(request))) as Answer<T>;

/** What the rules say to the move of a claim, in the form of the claim. */
function said(table: Rules, picture: Picture, claim: Claim): Claim {
  const seat = claim.seat ?? moverOf(picture);
  grant(table, { op: "load", position: picture.position, dealer: "manual" });
  const { scores } = grant<{ state: TableState }>(table, { op: "state" }).state;
  const played = ask<{ state: TableState }>(table, { op: "play", seat, move: claim.move });
  if (!played.ok) return { move: claim.move, refused: played.error.code as never };
  const { steps } = grant<{ steps: Step[] }>(table, { op: "story" });
  const brings = steps.at(-1)!.events.map(({ code }) => code as never);
  const gain = (played.state.scores[seat] ?? 0) - (scores[seat] ?? 0);
  const ends = played.state.outcome?.reason ?? null;
  return { move: claim.move, brings, ...("gain" in claim ? { gain } : {}), ...("ends" in claim ? { ends } : {}) };
}

describe.each(kGames)("The pictures of %s", async (game) => {
  const { outline, pictures } = await openBook(game, "en");
  it("are those of the outline", () => {
    const named = outline.flatMap(({ paragraphs }) =>
      paragraphs.flatMap((one) => ("pictures" in one ? (one.pictures ?? []) : [])),
    );
    expect([...named].sort()).toEqual(Object.keys(pictures).sort());
  });
  it.each(Object.entries(pictures))("%s shows what the rules say", async (_key, picture) => {
    const table = await opened;
    grant(table, { op: "load", position: picture.position, dealer: "manual" });
    if (picture.played) grant(table, { op: "play", seat: moverOf(picture), move: picture.played });
    for (const claim of picture.claims) expect(said(table, picture, claim)).toEqual(claim);
  });
});
