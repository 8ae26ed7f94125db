// What the rules find out about a game: the answers of `review`, `hint` and `settle` (docs/rpc.md), and
// what the parts of the study page are given of them. Chances are 0 to 1, of who moved.

import type { Actor, GameEvent, Seat } from "$/rules/wire";

// --- door.work("review", wish, follow)

/** What is asked of a review. Without nodes it takes the usual ones; without seats it judges everybody. */
export interface ReviewWish {
  nodes?: number;
  seed?: number | string;
  seats?: Seat[];
}

export type Mark = "inaccuracy" | "mistake" | "blunder";

/** What a move was worth beside the best one. */
export interface Worth {
  chance: number;
  best: number;
  given_away: number;
  /** The best move and what would follow, as far as it can be played from there. */
  line: string[];
}

/** A move of the record. It has a worth where somebody decided, and a mark where there was a choice. */
export interface MoveFinding extends Partial<Worth> {
  game: number;
  seat: Actor;
  move: string;
  forced: boolean;
  mark?: Mark | null;
  /** With all cards open; games with hidden ones only. */
  open?: Worth;
  /** Of a move of chance: what it changed for who decides next. */
  luck?: number;
}

/** An outline of Penta Rush: `squares` as in a move, `a1 a2 a3 b3 c3`. */
export interface Outline {
  shape: string;
  squares: string;
  points: number;
}

/** What a player of Penta Rush made of a round; `best` is missing until it was looked at. */
export interface TurnFinding {
  game: number;
  round: number;
  seat: Seat;
  roll: string;
  found: Outline[];
  lost: Outline[];
  points: number;
  best?: Outline[];
  best_points?: number;
  /** Puzzle and solo: points of this round and the rest. */
  expected?: number;
  best_expected?: number;
  given_away?: number;
}

export interface MoveTally {
  judged: number;
  given_away: number;
  accuracy: number | null;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

export interface TurnTally {
  points: number;
  best_points: number;
  /** Puzzle and solo. */
  given_away?: number;
}

interface ReviewHead {
  /** How many moves or turns there are, over all games of the record, and how many were looked at. */
  of: number;
  looked_at: number;
  done: boolean;
  nodes: number;
  seed: number;
  games: number;
  /** The side each seat plays for. */
  sides: number[];
}

/** Chances move by move; `findings` has all moves of the record in order, those not looked at without a worth. */
export interface ChanceReview extends ReviewHead {
  kind: "chances";
  /** Whether a chance of 0 or 1 is a proof. */
  exact: boolean;
  /** Whether the game has hidden cards, so that findings have `open`. */
  hidden: boolean;
  findings: MoveFinding[];
  seats: MoveTally[];
}

/** Penta Rush: points by round and seat. */
export interface PointReview extends ReviewHead {
  kind: "points";
  /** Puzzle or solo: a choice each round. */
  puzzle: boolean;
  findings: TurnFinding[];
  seats: TurnTally[];
}

export type Review = ChanceReview | PointReview;

// --- door.work("hint", wish, follow)

export interface HintWish {
  /** Without one: the first player that may act. */
  seat?: Seat;
  nodes?: number;
  seed?: number | string;
}

export type HintKind = "only" | "win" | "force" | "must" | "points" | "find" | "better" | "equal" | "chosen" | "lost";

/** What to play and why, told from what the seat may know. */
export interface Hint {
  seat: Seat;
  kind: HintKind;
  /** What sort of move to look for, without naming it. */
  kind_text: string;
  move: string;
  /** The move and what is expected after it, as far as nothing hidden is told. */
  line: string[];
  /** Missing where all play at once: there is no winning chance of a move. */
  chance?: number;
  /** Why, the most important one first. */
  reasons: GameEvent[];
  /** What the move brings about, where trying it shows nothing hidden. */
  events: GameEvent[];
}

// --- door.work("settle", wish, follow)

export interface SettleWish {
  /** Whose board of Penta Rush. */
  seat?: Seat;
  seed?: number | string;
  /** The caller studies: Penta Rush is told while a round is being searched too. */
  study?: boolean;
}

interface VerdictHead {
  done: boolean;
  /** The verdict in one sentence or a few. */
  reasons: GameEvent[];
}

/** RioMino: who wins with perfect play, by which moves, and how soon. */
export interface SolvedVerdict extends VerdictHead {
  kind: "solved";
  to_move: Seat;
  /** null: not settled yet. */
  winner: Seat | null;
  /** Moves of both until the end, when the winner hurries and the loser delays. */
  length: number | null;
  winning: string[];
  losing: string[];
  unsettled: string[];
  positions: number;
}

/** Pente: whether there is a win by threats, for the player to move or against his every move. */
export interface ThreatVerdict extends VerdictHead {
  kind: "threats";
  to_move: Seat;
  verdict: "won" | "lost" | "none" | "open";
  length: number | null;
  line: string[];
  positions: number;
}

/** Penta Rush: the best of the roll on a board; in puzzle and solo the best choice and what may be expected. */
export interface RollVerdict extends VerdictHead {
  kind: "roll";
  seat: Seat;
  roll: string;
  best: Outline[];
  best_points: number;
  /** Puzzle and solo: the best move, and the points to expect of this round and the rest. */
  move?: string;
  expected?: number;
}

export type Verdict = SolvedVerdict | ThreatVerdict | RollVerdict;

// --- what the parts are given
//
// Graph     { review: Review, game: number, at: number, names: string[], ongo: (at: number) => void }
// Findings  { review: Review, game: number, at: number, names: string[], ontry?: (at: number) => void }
// Tally     { review: Review, names: string[] }
// Progress  { looked_at: number, of: number, done: boolean, onstop: () => void }
// Hint      { hint: Hint | null, thinking: boolean, onask: () => void, onshow?: (move: string | null) => void, onplay?: (move: string) => void }
// Verdict   { verdict: Verdict | null, thinking: boolean, onask: () => void, onstop: () => void,
//             onshow?: (squares: string[]) => void, ongo?: (move: string) => void }
//
// Of chances `at` is how many moves of that game were played in the position shown: 0 is its start, and the
// move that led there is its finding at - 1. Of points (Penta Rush) `at` is a round, from 1; `roundAt` and
// `movesToRound` in review.ts go from one to the other. `ontry` is "try again from here": it is given `at` of
// the position before the move.
