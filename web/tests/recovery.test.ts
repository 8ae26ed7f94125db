// What is done when something happens to the line to an online table: case by case.

import { describe, expect, it } from "vitest";
import { casesOf, decide, kCases, type Happening, type Pending, type Stage, type Standing } from "$/net/recovery";

const kStages: Stage[] = ["down", "greeting", "entering", "live", "over"];
const kPendings: Pending[] = ["none", "held", "sent"];
const kHappenings: Happening[] = [
  "opened",
  "lost",
  "silent",
  "greeted",
  "other-version",
  "entered",
  "gone",
  "withdrawn",
  "next",
  "old",
  "gap",
  "move",
  "confirmed",
  "refused",
  "unsure",
];
const at = (stage: Stage, pending: Pending = "none"): Standing => ({ stage, pending });

/** What is done on the way, and where it ends. */
function walk(from: Standing, ...all: Happening[]): { now: Standing; done: string[] } {
  let now = from;
  const done: string[] = [];
  for (const one of all) {
    const { next, does } = decide(now, one);
    now = next;
    done.push(...does);
  }
  return { now, done };
}

describe("The cases of a line", () => {
  it("have a number each", () => {
    const numbers = kCases.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("speak once of everything that can happen anywhere", () => {
    const wrong = kStages.flatMap((stage) =>
      kPendings.flatMap((pending) =>
        kHappenings
          .filter((on) => casesOf({ stage, pending }, on).length !== 1)
          .map((on) => `${stage} ${pending} ${on}: ${casesOf({ stage, pending }, on).map((one) => one.number)}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("begin with a greeting, then enter, then show", () => {
    expect(walk(at("down"), "opened", "greeted", "entered")).toEqual({
      now: at("live"),
      done: ["greet", "enter", "show"],
    });
  });

  it("keep a move that is made while the line is down, and send it when it stands", () => {
    const { now, done } = walk(at("down"), "move", "opened", "greeted", "entered");
    expect(now).toEqual(at("live", "sent"));
    expect(done).toEqual(["greet", "enter", "show", "send"]);
  });

  it("send a move again whose answer was lost with the line", () => {
    const { now, done } = walk(at("live"), "move", "lost", "opened", "greeted", "entered", "confirmed");
    expect(now).toEqual(at("live"));
    expect(done).toEqual(["send", "dial", "greet", "enter", "show", "send", "forget"]);
  });

  it("go on after the server was begun anew, on both sides", () => {
    for (const pending of ["none", "sent"] as const) {
      const { now, done } = walk(at("live", pending), "lost", "lost", "lost", "opened", "greeted", "entered");
      expect(now.stage).toBe("live");
      expect(done.filter((deed) => deed === "dial")).toHaveLength(3);
      expect(done.includes("send")).toBe(pending === "sent");
    }
  });

  it("show first what happened meanwhile, so that a move is judged where the table stands", () => {
    const { done } = walk(at("entering", "held"), "entered");
    expect(done.indexOf("show")).toBeLessThan(done.indexOf("send"));
  });

  it("enter again at a gap in the numbers, and pass over what comes on the way", () => {
    expect(walk(at("live"), "gap", "next", "next", "entered").done).toEqual(["enter", "show"]);
  });

  it("pass over news that are known", () => {
    expect(walk(at("live", "sent"), "old")).toEqual({ now: at("live", "sent"), done: [] });
  });

  it("put a refused move back, and forget it", () => {
    expect(walk(at("live"), "move", "refused")).toEqual({ now: at("live"), done: ["send", "forget", "put-back"] });
  });

  it("hear the answer that another device with the same key has had already", () => {
    expect(walk(at("live"), "confirmed", "refused").done).toEqual([]);
  });

  it("keep a move that the server cannot store for now", () => {
    expect(walk(at("live"), "move", "unsure")).toEqual({ now: at("live", "held"), done: ["send", "send-later"] });
  });

  it("end where the table is gone, the key withdrawn, or the server of another version", () => {
    for (const on of ["gone", "withdrawn"] as const) {
      const { now, done } = walk(at("entering", "held"), on);
      expect(now).toEqual(at("over"));
      expect(done).toEqual(["forget", "put-back", "hang-up"]);
    }
    expect(walk(at("greeting"), "other-version", "lost", "opened").now.stage).toBe("over");
  });

  it("keep the move when only the page is too old: it is sent after a reload", () => {
    expect(walk(at("greeting", "held"), "other-version")).toEqual({ now: at("over", "held"), done: ["hang-up"] });
  });

  it("dial again when nothing is heard any more", () => {
    expect(walk(at("live", "sent"), "silent")).toEqual({ now: at("down", "held"), done: ["hang-up", "dial"] });
  });
});
