// A table online, against a server that can be cut off, deaf, mute or begun anew.

import { mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rushOf } from "$/games/penta-rush/current.svelte";
import type { NetRush } from "$/games/penta-rush/net.svelte";
import { makeTable } from "$/net/make";
import { TableLine } from "$/net/line.svelte";
import { PendingStore } from "$/net/pending";
import { OnlineTable } from "$/net/table.svelte";
import { Chat } from "$/online/chat.svelte";
import ChatPanel from "$/online/ChatPanel.svelte";
import { Relinking } from "$/online/relinking";
import { replay } from "$/table/replay.svelte";
import { shelf } from "$/table/shelf";
import { doorHere } from "./rules";
import { keyOf, kTable, OnlineServer } from "./online-server";

const kPente = { game: "pente", variant: "standard", players: 2 } as const;
let server: OnlineServer;
const lines: TableLine[] = [];

interface Joined {
  line: TableLine;
  table: () => OnlineTable;
}

function join(seat: number | null): Joined {
  let table: OnlineTable | undefined;
  const key = seat === null ? null : keyOf(seat);
  const line = new TableLine({ table: kTable, key, language: () => "en", open: server.socket });
  line.onhear = (tidings) => {
    if (table) table.tell(tidings);
    else if (tidings.change)
      table = OnlineTable.at(line, tidings.change, {
        language: () => "en",
        keeps: seat === null ? "never" : "always",
        rules: () => doorHere(),
      });
  };
  line.start();
  lines.push(line);
  return { line, table: () => table! };
}
const sat = async (seat: number | null) => {
  const joined = join(seat);
  await vi.waitFor(() => expect(joined.table()?.state).toBeDefined(), 20_000);
  return joined;
};
const moves = (table: OnlineTable) => table.steps.map(({ move }) => move);
const until = (seen: () => void) => vi.waitFor(seen, 20_000);

beforeEach(async () => {
  localStorage.clear();
  server = await OnlineServer.open(kPente);
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

describe("Penta Rush online", () => {
  const rushAt = (table: OnlineTable) => rushOf(table as never) as NetRush;

  it("begins when all are ready, by the server's sand, and each reads the verdict for himself", async () => {
    server = await OnlineServer.open({ game: "penta-rush", variant: "base", players: 2 });
    const [anna, bert] = [await sat(0), await sat(1)];
    const [one, other] = [rushAt(anna.table()), rushAt(bert.table())];
    expect([one.stage, other.stage]).toEqual(["waiting", "waiting"]);
    one.begin();
    await until(() => expect(one.isReady).toBe(true));
    expect(one.stage).toBe("waiting");
    other.begin();
    await until(() => expect([one.stage, other.stage]).toEqual(["search", "search"]));
    expect(one.position.dice).toBe(other.position.dice);
    expect(await one.play("ring a1 b1 c1 d1 e1")).toBeNull();
    await until(() => expect(one.position.outlines[0]).toHaveLength(1));
    expect(other.position.outlines[0] ?? []).toHaveLength(0);
    server.due = Date.now() + 30_000;
    await other.play("flip");
    other.show();
    await until(() => expect(other.sand?.left).toBeGreaterThan(20_000));
    await until(() => expect(one.sand?.of).toBe(30_000));
    server.due = null;
    server.play("clock", "time");
    await until(() => expect([one.stage, other.stage]).toEqual(["verdict", "verdict"]));
    expect(anna.table().telling).toBe(true);
    one.goOn();
    await until(() => expect(one.isReady).toBe(true));
    expect([one.stage, other.stage]).toEqual(["waiting", "verdict"]);
    other.goOn();
    await until(() => expect([one.stage, other.stage]).toEqual(["search", "search"]));
    expect(one.position.round).toBe(2);
    other.putAway();
  });
});

describe("A table online", () => {
  it("shows a move to everybody, and gives the turn to the other", async () => {
    const [anna, bert, watcher] = [await sat(0), await sat(1), await sat(null)];
    expect(anna.table().acting).toBe(0);
    expect(bert.table().acting).toBeNull();
    expect(await anna.table().play("K10")).toBeNull();
    await until(() => expect(moves(bert.table())).toEqual(["K10"]));
    await until(() => expect(moves(watcher.table())).toEqual(["K10"]));
    await until(() => expect(bert.table().acting).toBe(1));
    expect(bert.table().moves.length).toBeGreaterThan(10);
    expect(watcher.table().acting).toBeNull();
    expect(bert.table().name(0)).toBe("Anna");
    expect(moves(anna.table())).toEqual(["K10"]);
  });

  it("says why a move is refused, and everything is as it was", async () => {
    const anna = await sat(0);
    const before = anna.table().state;
    expect((await anna.table().play("A1"))?.code).toBe("pente.not-centre");
    await until(() => expect(anna.table().refusal?.code).toBe("pente.not-centre"));
    expect(anna.table().acting).toBe(0);
    expect(anna.table().state.position).toEqual(before.position);
    expect(anna.table().onItsWay).toBeNull();
  });

  it("shows the own move at once, as on its way, where nothing is hidden", async () => {
    const [anna, bert] = [await sat(0), await sat(1)];
    await anna.table().play("K10");
    await until(() => expect(bert.table().acting).toBe(1));
    await bert.table().play("K11");
    await until(() => expect(anna.table().acting).toBe(0));
    await until(() => expect(anna.table().foresees).toBe(true));
    server.deaf = true;
    const done = anna.table().play("A1");
    await until(() => expect(anna.table().onItsWay).toBe("A1"));
    await until(() => expect(moves(anna.table()).at(-1)).toBe("A1"));
    expect(anna.table().acting).toBeNull();
    expect(moves(bert.table())).toHaveLength(2);
    server.deaf = false;
    server.cut();
    expect(await done).toBeNull();
    await until(() => expect(moves(bert.table()).at(-1)).toBe("A1"));
    await until(() => expect(anna.table().onItsWay).toBeNull());
    expect(moves(anna.table())).toEqual(["K10", "K11", "A1"]);
  });

  it("puts a move back that was shown as on its way, and says why", async () => {
    const [anna, bert] = [await sat(0), await sat(1)];
    await anna.table().play("K10");
    await until(() => expect(bert.table().acting).toBe(1));
    await until(() => expect(bert.table().foresees).toBe(true));
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    server.refuses = ({ op }) => (op === "play" ? (answer(), { code: "server.out-of-time", message: "late" }) : null);
    const done = bert.table().play("K11");
    await asked;
    expect((await done)?.code).toBe("server.out-of-time");
    await until(() => expect(bert.table().refusal?.code).toBe("server.out-of-time"));
    expect(moves(bert.table())).toEqual(["K10"]);
    expect(bert.table().acting).toBe(1);
  });

  it("sends a move again whose answer was lost, under its old id, and it counts once", async () => {
    const anna = await sat(0);
    server.mute = true;
    const done = anna.table().play("K10");
    await until(() => expect(server.played).toBe(1));
    server.cut();
    server.mute = false;
    expect(await done).toBeNull();
    expect(server.played).toBe(1);
    await until(() => expect(anna.table().steps).toHaveLength(1));
    await until(() => expect(anna.table().onItsWay).toBeNull());
  });

  it("keeps a move over a reload of the page", async () => {
    const anna = await sat(0);
    server.deaf = true;
    void anna.table().play("K10");
    await until(() => expect(anna.line.waits).toBe(true));
    anna.line.close(); // the page is gone
    expect(new PendingStore(kTable, keyOf(0)).read()?.move).toBe("K10");
    server.deaf = false;
    server.cut();
    const again = await sat(0);
    await until(() => expect(again.table().steps).toHaveLength(1));
    expect(server.played).toBe(1);
    await until(() => expect(again.line.waits).toBe(false));
    expect(new PendingStore(kTable, keyOf(0)).read()).toBeNull();
  });

  it("puts a kept move back that came too late, and never plays it over another one", async () => {
    const anna = await sat(0);
    server.isDown = true;
    server.cut();
    await until(() => expect(anna.line.stage).toBe("down"));
    const done = anna.table().play("K10");
    server.play(0, "K10"); // by the other device with the same key
    server.play(1, "L10");
    server.isDown = false;
    const refused = await done;
    expect(refused?.code).toBe("server.late");
    await until(() => expect(moves(anna.table())).toEqual(["K10", "L10"]));
    await until(() => expect(anna.table().acting).toBe(0));
  });

  it("goes on on both sides after the server was begun anew", async () => {
    const [anna, bert] = [await sat(0), await sat(1)];
    server.isDown = true;
    server.cut();
    await until(() => expect(bert.line.tries).toBeGreaterThan(0));
    server.isDown = false;
    await until(() => expect(anna.line.stage).toBe("live"));
    await until(() => expect(bert.line.stage).toBe("live"));
    await anna.table().play("K10");
    await until(() => expect(bert.table().acting).toBe(1));
  });

  it("hears of what happened between the answer of the page and the opening of the line", async () => {
    const anna = join(0);
    server.play(0, "K10");
    await until(() => expect(anna.table()?.steps).toHaveLength(1));
  });

  it("has every move at its place after a break", async () => {
    const [anna, bert] = [await sat(0), await sat(1)];
    await anna.table().play("K10");
    await until(() => expect(bert.table().acting).toBe(1));
    server.isDown = true;
    server.cut();
    await until(() => expect(bert.line.stage).toBe("down"));
    server.play(1, "L10");
    server.play(0, "A1");
    server.isDown = false;
    await until(() => expect(moves(anna.table())).toEqual(["K10", "L10", "A1"]));
    await until(() => expect(moves(bert.table())).toEqual(["K10", "L10", "A1"]));
    server.play(1, "L11");
    await until(() => expect(moves(anna.table())).toEqual(["K10", "L10", "A1", "L11"]));
  });

  it("asks for a link once more under its secret when the answer was lost", async () => {
    const anna = await sat(0);
    const told: [number, string][] = [];
    const relinking = new Relinking(anna.line, "host", (seat, key) => told.push([seat, key]));
    const asked = () => server.heard.filter(({ op }) => op === "relink").map(({ secret }) => secret);
    server.mute = true;
    const lost = relinking.ask(1);
    await until(() => expect(asked()).toHaveLength(1));
    server.cut();
    expect((await lost)?.code).toBe("net.down");
    expect((await relinking.ask(0))?.code).toBe("net.down"); // never sent: not asked for again
    server.mute = false;
    await until(() => expect(anna.line.stage).toBe("live"));
    await relinking.askAgain();
    expect(asked()).toHaveLength(2);
    expect(asked()[1]).toBe(asked()[0]);
    expect(told).toEqual([[1, keyOf(1)]]);
    await relinking.ask(1);
    expect(asked()[2]).not.toBe(asked()[0]);
  });

  it("makes a table once, though the answer was lost", async () => {
    const asked = () => server.heard.filter(({ op }) => op === "make").map(({ secret }) => secret);
    server.mute = true;
    const made = makeTable(
      { game: "pente", variant: "standard", sitters: [{ kind: "person" }, { kind: "remote" }], options: {} } as never,
      { kind: "none" },
      server.socket,
    );
    await until(() => expect(server.lines).toHaveLength(1));
    server.cut();
    server.mute = false;
    expect(await made).toHaveProperty("address");
    expect(new Set(asked()).size).toBe(1);
  });

  it("tells partners that they cannot talk, instead of a field", async () => {
    const anna = await sat(0);
    const chat = new Chat(anna.table());
    const panel = mount(ChatPanel, { target: document.body, props: { chat } });
    await until(() => expect(document.querySelector("form")).not.toBeNull());
    anna.line.view = { ...anna.line.view!, talk: false };
    await until(() => expect(document.querySelector("form")).toBeNull());
    expect(document.body.textContent).toContain("Partners do not talk");
    await unmount(panel);
  });

  it("enters again when news are missing", async () => {
    const bert = await sat(1);
    server.sequence += 1; // something that never came through
    server.play(0, "K10");
    await until(() => expect(bert.line.view?.sequence).toBe(server.sequence));
    await until(() => expect(bert.table().steps).toHaveLength(1));
  });

  it("agrees on two devices with one key", async () => {
    const [phone, desk] = [await sat(0), await sat(0)];
    await phone.table().play("K10");
    await until(() => expect(desk.table().steps).toHaveLength(1));
    expect(desk.table().acting).toBeNull();
    expect(phone.table().acting).toBeNull();
  });

  it("tries again later where the server cannot store for now", async () => {
    const anna = await sat(0);
    let full = true;
    server.refuses = ({ op }) => (op === "play" && full ? { code: "server.store-full", message: "full" } : null);
    const done = anna.table().play("K10");
    await until(() => expect(anna.line.standing.pending).toBe("held"));
    full = false;
    expect(await done).toBeNull();
    expect(server.played).toBe(1);
  });

  it("leaves a move that is shown once more in peace, and goes on after it", async () => {
    const bert = await sat(1);
    for (const [seat, move] of [
      [0, "K10"],
      [1, "L10"],
      [0, "A1"],
    ] as const)
      server.play(seat, move);
    await until(() => expect(bert.table().steps).toHaveLength(3));
    await until(() => expect(bert.table().rests).toBe(true));
    const shown = replay.show(bert.table() as never, 1);
    expect(bert.table().steps).toHaveLength(1);
    server.play(1, "L11");
    await new Promise((later) => setTimeout(later, 100));
    expect(bert.table().steps).toHaveLength(1);
    await shown;
    await until(() => expect(bert.table().steps).toHaveLength(4));
  });

  it("ends in words where the key was withdrawn or the table is gone", async () => {
    server.refuses = ({ op }) => (op === "enter" ? { code: "server.bad-key", message: "no" } : null);
    const anna = join(0);
    await until(() => expect(anna.line.ended).toBe("withdrawn"));
    server.refuses = ({ op }) => (op === "enter" ? { code: "server.no-table", message: "no" } : null);
    const bert = join(1);
    await until(() => expect(bert.line.ended).toBe("gone"));
    server.refuses = ({ op }) => (op === "hello" ? { code: "server.other-version", message: "no" } : null);
    const cato = join(1);
    await until(() => expect(cato.line.ended).toBe("other-version"));
  });

  it("lies on the shelf after the end, whole", async () => {
    const anna = await sat(0);
    await anna.table().play("K10");
    server.ask({ op: "end", seat: 1, kind: "resigned" });
    ++server.sequence;
    server.cut();
    await until(() => expect(shelf.find(kTable)?.summary.over).toBe(true));
    expect(shelf.find(kTable)?.record).toContain("K10");
    expect(shelf.find(kTable)?.sitters[1]).toEqual({ kind: "remote", name: "Bert" });
  });
});
