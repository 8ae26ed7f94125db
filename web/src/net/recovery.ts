// What to do when something happens to the line between this page and an online table: every case there is,
// as data, each with a number. A test holds the list against every pair of state and event.

/** Where the line is. */
export type Stage =
  | "down" // no connection
  | "greeting" // connected: both say who they are
  | "entering" // the table is asked for
  | "live" // news come as they happen
  | "over"; // it ends here: another try brings nothing

/** What became of the move made here last. */
export type Pending =
  | "none" // answered
  | "held" // not sent over this connection
  | "sent"; // sent, and no answer yet

export type Happening =
  | "opened" // the connection stands
  | "lost" // it was cut
  | "silent" // nothing is heard although it should be
  | "greeted"
  | "other-version" // the server is of another version than this page
  | "entered" // all that is new at the table, and where it stands
  | "gone" // there is no such table
  | "withdrawn" // the key opens nothing any more
  | "next" // news with the number that comes next
  | "old" // news that are known
  | "gap" // news with a later number
  | "move" // a person made a move
  | "confirmed" // the move is kept by the server
  | "refused" // it is not, and never will be
  | "unsure"; // the server cannot say now

export type Deed =
  | "greet"
  | "enter" // from the last number that is known here
  | "show"
  | "send" // the move that waits, under its old id
  | "send-later"
  | "forget" // the move that waits
  | "put-back" // on the table: what was shown as on its way
  | "dial" // again, after a while
  | "hang-up";

export interface Case {
  number: number;
  at: readonly Stage[];
  with?: readonly Pending[];
  on: Happening;
  /** What holds from now on; what is left out stays. */
  to?: { stage?: Stage; pending?: Pending };
  does: readonly Deed[];
}

const kOpen = ["greeting", "entering", "live"] as const;
const kWaiting = ["held", "sent"] as const;

export const kCases: readonly Case[] = [
  // The connection.
  { number: 1, at: ["down"], on: "opened", to: { stage: "greeting" }, does: ["greet"] },
  { number: 2, at: ["greeting"], on: "greeted", to: { stage: "entering" }, does: ["enter"] },
  { number: 3, at: kOpen, on: "other-version", to: { stage: "over" }, does: ["hang-up"] },
  { number: 4, at: kOpen, with: ["none", "held"], on: "lost", to: { stage: "down" }, does: ["dial"] },
  // A move whose answer is lost with the line may count or not: only the server knows, and is asked by its id.
  { number: 5, at: kOpen, with: ["sent"], on: "lost", to: { stage: "down", pending: "held" }, does: ["dial"] },
  { number: 6, at: kOpen, with: ["none", "held"], on: "silent", to: { stage: "down" }, does: ["hang-up", "dial"] },
  {
    number: 7,
    at: kOpen,
    with: ["sent"],
    on: "silent",
    to: { stage: "down", pending: "held" },
    does: ["hang-up", "dial"],
  },
  { number: 8, at: ["down"], on: "lost", does: ["dial"] },
  { number: 9, at: ["down"], on: "silent", does: [] },

  // The table.
  { number: 10, at: ["entering"], with: ["none"], on: "entered", to: { stage: "live" }, does: ["show"] },
  // Made while the line was down, or before a reload, or never answered: first what happened meanwhile, then the
  // move again. The server gives the answer of the first time, or judges it now.
  {
    number: 11,
    at: ["entering"],
    with: kWaiting,
    on: "entered",
    to: { stage: "live", pending: "sent" },
    does: ["show", "send"],
  },
  {
    number: 12,
    at: kOpen,
    on: "gone",
    to: { stage: "over", pending: "none" },
    does: ["forget", "put-back", "hang-up"],
  },
  {
    number: 13,
    at: kOpen,
    on: "withdrawn",
    to: { stage: "over", pending: "none" },
    does: ["forget", "put-back", "hang-up"],
  },
  { number: 14, at: ["live"], on: "entered", does: ["show"] },

  // News.
  { number: 15, at: ["live"], on: "next", does: ["show"] },
  { number: 16, at: ["live"], on: "old", does: [] },
  { number: 17, at: ["live"], on: "gap", to: { stage: "entering" }, does: ["enter"] },
  // On the way in: whatever it is, it is in the answer that comes.
  { number: 18, at: ["greeting", "entering"], on: "next", does: [] },
  { number: 19, at: ["greeting", "entering"], on: "old", does: [] },
  { number: 20, at: ["greeting", "entering"], on: "gap", does: [] },

  // A move made here.
  { number: 21, at: ["live"], with: ["none"], on: "move", to: { pending: "sent" }, does: ["send"] },
  { number: 22, at: ["down", "greeting", "entering"], with: ["none"], on: "move", to: { pending: "held" }, does: [] },
  // Where all play at once one more may follow before the first is answered; they stay in order.
  { number: 23, at: ["live"], with: ["sent"], on: "move", does: ["send"] },
  { number: 59, at: ["live"], with: ["held"], on: "move", does: [] },
  { number: 60, at: ["down", "greeting", "entering"], with: kWaiting, on: "move", does: [] },
  { number: 24, at: kOpen, with: kWaiting, on: "confirmed", to: { pending: "none" }, does: ["forget"] },
  { number: 25, at: kOpen, with: kWaiting, on: "refused", to: { pending: "none" }, does: ["forget", "put-back"] },
  { number: 26, at: kOpen, with: kWaiting, on: "unsure", to: { pending: "held" }, does: ["send-later"] },
  // Another device with the same key, or another tab, has had the answer first.
  { number: 27, at: kOpen, with: ["none"], on: "confirmed", does: [] },
  { number: 28, at: kOpen, with: ["none"], on: "refused", does: [] },
  { number: 29, at: kOpen, with: ["none"], on: "unsure", does: [] },

  // Too late, or too early, to mean anything.
  { number: 30, at: ["greeting", "entering", "live"], on: "opened", does: [] },
  { number: 31, at: ["entering", "live"], on: "greeted", does: [] },
  { number: 32, at: ["greeting"], on: "entered", does: [] },
  ...(["greeted", "other-version", "entered", "gone", "withdrawn", "next", "old", "gap"] as const).map(
    (on, i): Case => ({ number: 33 + i, at: ["down"], on, does: [] }),
  ),
  ...(["confirmed", "refused", "unsure"] as const).map((on, i): Case => ({
    number: 41 + i,
    at: ["down"],
    on,
    does: [],
  })),
  ...(
    [
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
    ] as const
  ).map((on, i): Case => ({ number: 44 + i, at: ["over"], on, does: [] })),
];

export interface Standing {
  stage: Stage;
  pending: Pending;
}

const fits = (one: Case, { stage, pending }: Standing, on: Happening) =>
  one.on === on && one.at.includes(stage) && (one.with?.includes(pending) ?? true);

/** The cases that speak of it: exactly one. */
export const casesOf = (now: Standing, on: Happening): readonly Case[] => kCases.filter((one) => fits(one, now, on));

export function decide(now: Standing, on: Happening): { next: Standing; does: readonly Deed[] } {
  const found = casesOf(now, on)[0];
  return found ? { next: { ...now, ...found.to }, does: found.does } : { next: now, does: [] };
}
