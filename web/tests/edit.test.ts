// Positions in the making, on the real rules.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Draft, type Position } from "$/edit/draft.svelte";
import { looks } from "$/games";
import { allWords } from "$/i18n/all";
import { kGames, type GameId } from "$/rules/catalog";
import type { Door } from "$/rules/door";
import type { LegalMoves, TableState } from "$/rules/wire";
import { doorHere } from "./rules";

let door: Door;
beforeEach(() => (door = doorHere()));
afterEach(() => door.close());

const kindOf = async (game: GameId) => (await looks[game].edit()).kind;

async function begun(game: GameId, variant?: string): Promise<Draft> {
  const draft = new Draft(game, await kindOf(game), door);
  expect(await draft.begin(variant)).toBeNull();
  return draft;
}

describe("a draft", () => {
  it.each(kGames)("of %s begins as the rules lay it, and they take it", async (game) => {
    const draft = await begun(game);
    expect(draft.fault).toBeNull();
    expect(draft.ready).toBe(true);
    expect(draft.still?.state.position.game).toBe(game);
    for (const key of draft.kind.follows) expect(draft.position).not.toHaveProperty(key);
  });

  it("says what is wrong, keeps what was right, and takes it back", async () => {
    const draft = await begun("pente");
    await draft.set("stones", [["K10"], ["K10"]]);
    expect(draft.fault?.code).toBe("pente.two-stones");
    expect(draft.fault?.args?.point).toBe("K10");
    expect(draft.ready).toBe(false);
    expect(draft.state?.position).toMatchObject({ stones: [[], []] });
    await draft.set("stones", [["K10"], []]);
    expect(draft.ready).toBe(true);
    await draft.undo();
    expect(draft.fault?.code).toBe("pente.two-stones");
    await draft.redo();
    expect(draft.ready).toBe(true);
    expect(draft.canRedo).toBe(false);
  });

  it("leaves what follows from the rest to the rules", async () => {
    const draft = await begun("rivero");
    const hands = draft.position.hands as string[][];
    await draft.set("hands", [hands[0]!.slice(1), hands[1]]);
    expect(draft.fault).toBeNull();
    expect((draft.still?.state.position as unknown as Position).ocean).toBe(65);
  });

  it("keeps the stones that a smaller board has room for", async () => {
    const draft = await begun("pente");
    await draft.set("stones", [["K10", "A1"], ["T19"]]);
    await draft.set("size", 13);
    expect(draft.fault).toBeNull();
    expect(draft.position.stones).toEqual([["K10", "A1"], []]);
  });

  it("takes its stones along to another variant and number of players", async () => {
    const draft = await begun("pente");
    await draft.set("stones", [["K10"], ["L11"]]);
    expect(await draft.change("points-many", 4)).toBeNull();
    expect(draft.players).toBe(4);
    expect(draft.position.stones).toEqual([["K10"], ["L11"], [], []]);
  });

  it.each(kGames)("of %s can be emptied and begun again", async (game) => {
    const draft = await begun(game);
    await draft.clear();
    expect(draft.asking).toBe(false);
    await draft.begin();
    expect(draft.ready).toBe(true);
  });
});

describe("a text", () => {
  it("is a position, a record or a link, and nothing changes where it is none", async () => {
    const draft = await begun("pente");
    await draft.set("stones", [["K10"], []]);
    const before = draft.position;
    expect((await draft.takeText("nonsense"))?.code).toBe("not-a-record");
    expect((await draft.takeText("{"))?.code).toBe("edit.no-position");
    expect((await draft.takeText("  "))?.code).toBe("edit.no-position");
    expect((await draft.takeText('{"game":"rivero"}'))?.code).toBe("edit.other-game");
    expect((await draft.takeText('{"game":"pente","stones":[["Z99"],[]],"to_move":0}'))?.code).toBe("pente.bad-point");
    expect((await draft.takeText("pentario-record 1\ngame rivero 1\nvariant standard\nplayers 2\nmoves\n"))?.code).toBe(
      "edit.other-game",
    );
    expect((await draft.takeText("https://pentario.example/#/game/1AAAAAAAA"))?.code).toBe("link-damaged");
    expect(draft.position).toBe(before);

    expect(await draft.takeText(JSON.stringify({ ...before, stones: [["A1"], []] }))).toBeNull();
    expect(draft.position.stones).toEqual([["A1"], []]);
    expect(
      await draft.takeText("pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n0 K10\n1 L11\n"),
    ).toBeNull();
    expect(draft.position.stones).toEqual([["K10"], ["L11"]]);
    const packed = await door.ask<{ packed: string }>({ op: "pack" });
    if (!packed.ok) throw new Error(packed.error.message);
    await draft.clear();
    expect(await draft.takeText(`https://pentario.example/#/game/${packed.packed}`)).toBeNull();
    expect(draft.position.stones).toEqual([["K10"], ["L11"]]);
  });
});

describe("what is behind the door", () => {
  it("is the draft again after a record of another game was read", async () => {
    const draft = await begun("pente");
    await draft.set("stones", [["K10"], []]);
    const other = "pentario-record 1\ngame riomino 1\nvariant starter\nplayers 2\nmoves\n";
    expect((await draft.takeText(other))?.code).toBe("edit.other-game");
    const record = await door.ask<{ record: string }>({ op: "record" });
    expect(record.ok && record.record).toContain("stones [[K10] []]");
  });
  it("completes what a text left out", async () => {
    const draft = await begun("pente");
    expect(await draft.takeText('{"game":"pente","stones":[["K10"],[]],"to_move":1}')).toBeNull();
    expect(draft.position).toMatchObject({ size: 19, captures: [0, 0], variant: "standard" });
  });
});

describe("the words", () => {
  it.each(kGames)("name every key that positions of %s have in play", async (game) => {
    const seen = new Set<string>();
    const laid = await door.ask<{ state: TableState }>({ op: "new", game, seed: "11" });
    if (!laid.ok) throw new Error(laid.error.message);
    let state = laid.state;
    for (let i = 0; i < 60 && state.to_move.length > 0; ++i) {
      for (const key of Object.keys(state.position)) seen.add(key);
      const moves = await door.ask<{ moves: LegalMoves[] }>({ op: "moves" });
      if (!moves.ok) throw new Error(moves.error.message);
      const actor = moves.moves[i % moves.moves.length]!;
      const played = await door.ask<{ state: TableState }>({
        op: "play",
        seat: actor.seat,
        move: actor.moves[i % actor.moves.length]!,
      });
      if (!played.ok) throw new Error(played.error.message);
      state = played.state;
    }
    const { follows } = await kindOf(game);
    const named = [...seen].filter((key) => !["game", "variant", ...follows].includes(key));
    expect(named.filter((key) => !(`edit.key.${key}` in allWords))).toEqual([]);
  });
  it.each(kGames)("name every key and word that the editor of %s offers", async (game) => {
    const { optional, words } = await kindOf(game);
    const keys = [...Object.keys(optional), ...Object.keys(words)].map((key) => `edit.key.${key}`);
    expect(keys.filter((key) => !(key in allWords))).toEqual([]);
    const unnamed = Object.values(words)
      .flat()
      .filter((word) => !(`edit.word.${word}` in allWords) && !(`edit.key.${word}` in allWords));
    expect(unnamed).toEqual([]);
  });
});
