// Generated from the rules by tests/catalog.test.ts (PENTARIO_REGENERATE=1); not to be edited.

import type { MoveForm } from "./parts";

export const kGames = ["pente", "riomino", "penta-rush", "rivero-penta", "rivero"] as const;
export type GameId = (typeof kGames)[number];
/** Bots have levels from 1 to this; only the top one uses the time it is given. */
export const kTopLevel = 8;
/** Their names, a list for each language: Dutch, English, French and German. */
export const kLevelNames: readonly (readonly string[])[] = [
  ["Plas", "Vijver", "Beek", "Rivier", "Stroom", "Stroomversnelling", "Waterval", "Oceaan"],
  ["Puddle", "Pond", "Brook", "Stream", "River", "Rapids", "Waterfall", "Ocean"],
  ["Flaque", "Étang", "Ruisseau", "Rivière", "Fleuve", "Rapides", "Cascade", "Océan"],
  ["Pfütze", "Teich", "Bach", "Fluss", "Strom", "Stromschnelle", "Wasserfall", "Ozean"],
];

/** Name and one sentence for each game, in Dutch, English, French and German. */
export const kTitles: Record<GameId, { name: string[]; about: string[] }> = {
  pente: {
    name: ["Pente", "Pente", "Pente", "Pente"],
    about: [
      "Vijf op een rij, of vijf paren veroveren.",
      "Five in a row, or five pairs captured.",
      "Cinq en ligne, ou cinq paires prises.",
      "Fünf in einer Reihe oder fünf geschlagene Paare.",
    ],
  },
  riomino: {
    name: ["RioMino", "RioMino", "RioMino", "RioMino"],
    about: [
      "Leg dobbelstenen aan tot de ander niet meer kan.",
      "Place dice side by side until the other cannot.",
      "Poser des dés bord à bord jusqu'à bloquer l'autre.",
      "Würfel anlegen, bis der andere nicht mehr kann.",
    ],
  },
  "penta-rush": {
    name: ["Penta Rush", "Penta Rush", "Penta Rush", "Penta Rush"],
    about: [
      "Wie vindt de worp het vaakst terug, in vormen van vijf velden?",
      "Who finds the throw most often, in shapes of five squares?",
      "Qui retrouve le plus souvent les dés, en formes de cinq cases ?",
      "Wer findet den Wurf am häufigsten wieder, in Formen aus fünf Feldern?",
    ],
  },
  "rivero-penta": {
    name: ["Rivero Penta", "Rivero Penta", "Rivero Penta", "Rivero Penta"],
    about: [
      "Bouw rivieren rond de bron: drie, vier of vijf kaarten geven punten.",
      "Build rivers around the source: three, four or five cards score.",
      "Construire des rivières autour de la source : trois, quatre ou cinq cartes rapportent.",
      "Flüsse um die Quelle bauen: drei, vier oder fünf Karten bringen Punkte.",
    ],
  },
  rivero: {
    name: ["Rivero", "Rivero", "Rivero", "Rivero"],
    about: [
      "Laat rivieren groeien, uit bron, oceaan en grondwater.",
      "Let rivers grow, from spring, ocean and groundwater.",
      "Faire grandir des rivières, de la source à l'océan.",
      "Flüsse wachsen lassen, aus Quelle, Ozean und Grundwasser.",
    ],
  },
};

export interface VariantOf {
  pente:
    | "standard"
    | "tournament"
    | "pairs"
    | "team"
    | "points"
    | "points-tournament"
    | "points-many"
    | "complication"
    | "complication-tournament"
    | "keryo"
    | "g-pente"
    | "d-pente"
    | "dk-pente"
    | "poof"
    | "boat"
    | "o-pente"
    | "swap2"
    | "swap2-keryo"
    | "ninuki"
    | "gomoku"
    | "connect6";
  riomino: "wizard" | "professional" | "master" | "expert" | "junior" | "starter";
  "penta-rush": "base" | "puzzle" | "solo";
  "rivero-penta": "standard";
  rivero: "standard" | "eight";
}

export interface OptionOf {
  pente: "size" | "begins" | "three";
  riomino: "begins" | "start_turn" | "board";
  "penta-rush": "boards" | "side" | "sand_seconds" | "round_cap_seconds" | "overlap" | "extra_outline" | "begins";
  "rivero-penta":
    | "identical"
    | "join_over_five"
    | "free_discard"
    | "loose_bridge"
    | "long_penta"
    | "refill"
    | "bridge_at_source"
    | "begins";
  rivero: "begins" | "attach_to" | "spring_after_action" | "spring_duty" | "ocean_end" | "take_groundwater";
}
export type SeriesOption = "target" | "handicap" | "next_begins";

export interface PentePosition {
  game: "pente";
  variant:
    | "standard"
    | "tournament"
    | "pairs"
    | "team"
    | "points"
    | "points-tournament"
    | "points-many"
    | "complication"
    | "complication-tournament"
    | "keryo"
    | "g-pente"
    | "d-pente"
    | "dk-pente"
    | "poof"
    | "boat"
    | "o-pente"
    | "swap2"
    | "swap2-keryo"
    | "ninuki"
    | "gomoku"
    | "connect6";
  size: number;
  three?: "free" | "any";
  stones: string[][];
  captures: number[];
  to_move: number;
  phase?: "lot" | "opening" | "offer" | "extend" | "choose" | "play";
  stones_left?: number;
  colour?: number;
  sides?: number[];
  over?: "pending" | boolean | ["row" | "captures" | "full", number];
  rows?: string[][];
}

/** A move in parts, by its verb. */
export type PenteMove =
  { verb: "take"; side: number } | { verb: "add" } | { verb: "start"; begins: number } | { verb: "lay"; to: string };

export interface RiominoPosition {
  game: "riomino";
  variant: "wizard" | "professional" | "master" | "expert" | "junior" | "starter";
  start_turn?: "lot" | "chosen";
  board?: string[];
  table: Record<string, string>;
  stock: string[][];
  to_move: number;
  phase?: "lot" | "throw" | "start" | "turn" | "play";
  thrown?: string;
  dead?: string[];
}

/** A move in parts, by its verb. */
export type RiominoMove =
  | { verb: "lay"; to: string; edges: string }
  | { verb: "throw"; thrower: number; face: string }
  | { verb: "start"; begins: number }
  | { verb: "start-die"; edges: string }
  | { verb: "start-face"; face: string };

export interface PentaRushPosition {
  game: "penta-rush";
  variant: "base" | "puzzle" | "solo";
  overlap?: "all" | "fitting";
  extra_outline?: "voids" | "ignored";
  sand_seconds?: number;
  round_cap_seconds?: number;
  round: number;
  phase: "roll" | "search" | "strike" | "over";
  dice?: string;
  boards: string[][];
  outlines: (null | string[][])[];
  changes?: (null | number)[];
  done: number[];
  flipped_by: null | number;
  scores: number[][];
  plan?: {
    ringed: string[][];
    struck: string[][];
    bare?: string[];
    timer: number;
  }[];
}

/** A move in parts, by its verb. */
export type PentaRushMove =
  | { verb: "ring"; squares: string[] }
  | { verb: "erase"; squares: string[] }
  | { verb: "strike"; shape: string; squares: string[] }
  | { verb: "strike-bare"; shape: string }
  | { verb: "roll"; dice: string }
  | { verb: "flip" }
  | { verb: "done" }
  | { verb: "time" }
  | { verb: "cap" };

export interface RiveroPentaPosition {
  game: "rivero-penta";
  variant: "standard";
  identical?: "line" | "run";
  join_over_five?: "scores" | "exact";
  free_discard?: "no" | "yes";
  loose_bridge?: "open" | "under";
  long_penta?: "yes" | "no";
  refill?: "ocean" | "hands";
  bridge_at_source?: "no" | "yes";
  table: Record<string, string>;
  hands: string[][];
  scores: number[];
  ocean: "rest" | number;
  discard: string[];
  closed: {
    sun: number;
    tap: number;
    bridge: number;
  };
  open: ("sun" | "tap" | "bridge")[];
  to_move: number;
  phase: "lot" | "deal" | "setup" | "draw" | "turn" | "action" | "play" | "refill";
  plays_left: number;
  placed: string[];
  penalty: boolean;
  turn: number;
  gave_up?: number;
  seen?: {
    all?: string[];
    own?: string[][];
    shuffled?: (null | {
      cards: string[];
      ways: [number, number, number][];
    })[];
  };
}

/** A move in parts, by its verb. */
export type RiveroPentaMove =
  | { verb: "place"; card: string; to: string }
  | { verb: "discard"; card: string }
  | { verb: "move"; from: string; to: string }
  | { verb: "remove"; squares: string[] }
  | { verb: "drain"; squares: string[] }
  | { verb: "tap"; squares: string[] }
  | { verb: "bridge"; to: string }
  | { verb: "pass" }
  | { verb: "give-up" }
  | { verb: "draw"; card: string }
  | { verb: "turn"; action: "sun" | "tap" | "bridge" }
  | { verb: "start"; begins: number };

export interface RiveroPosition {
  game: "rivero";
  variant: "standard" | "eight";
  attach_to?: "own" | "any";
  spring_after_action?: "no" | "yes";
  spring_duty?: "six" | "seven";
  ocean_end?: "finish" | "at_once";
  take_groundwater?: "end" | "turn";
  phase?: "start" | "deal" | "choose" | "play" | "draw" | "turn" | "act" | "end";
  to_move: number;
  option?: "ocean" | "column";
  unused?: string[];
  doubled?: boolean;
  extra?: boolean;
  done?: "none" | "spring" | "exchange" | "ground" | "lift";
  draw?: string;
  hands: string[][];
  ocean: number;
  spring: Record<string, string[]>;
  rivers: Record<string, string[]>;
  bridges?: Record<string, string[]>;
  made?: number[];
  flask: (null | string)[];
  action: (null | {
    card: "sun" | "tap" | "bridge";
    open?: string[];
    joker?: string;
    used?: boolean;
  })[];
  discard?: ("sun" | "tap" | "bridge")[];
  groundwater: string[][];
  seen?: ("own" | "all" | "none")[][];
  shown?: string[][];
  with?: string[][];
}

/** A move in parts, by its verb. */
export type RiveroMove =
  | { verb: "ocean" }
  | { verb: "column"; column: number }
  | { verb: "action" }
  | { verb: "take" }
  | { verb: "river"; cards: string[] }
  | { verb: "join"; cards: string[]; river: string }
  | { verb: "replace"; card: string; river: string }
  | { verb: "double"; card: string; place: string }
  | { verb: "extra" }
  | { verb: "spring"; card: string; place: string }
  | { verb: "exchange"; card: string; place: string }
  | { verb: "ground"; card: string }
  | { verb: "lift" }
  | { verb: "end" }
  | { verb: "sun"; from: "ocean" | number }
  | { verb: "tap"; river: string; tip: "low" | "high" }
  | { verb: "tap-spring"; place: string }
  | { verb: "bridge"; card: string; river: string }
  | { verb: "bridge-joker" }
  | { verb: "start"; begins: number }
  | { verb: "draw"; card: string }
  | { verb: "turn"; action: "sun" | "tap" | "bridge" };

export interface Positions {
  pente: PentePosition;
  riomino: RiominoPosition;
  "penta-rush": PentaRushPosition;
  "rivero-penta": RiveroPentaPosition;
  rivero: RiveroPosition;
}
export type PositionOf<G extends GameId> = Positions[G];

export interface Moves {
  pente: PenteMove;
  riomino: RiominoMove;
  "penta-rush": PentaRushMove;
  "rivero-penta": RiveroPentaMove;
  rivero: RiveroMove;
}
export type MoveOf<G extends GameId> = G extends GameId ? Moves[G] : never;

export const kMoveForms: Record<GameId, readonly MoveForm[]> = {
  pente: [
    { verb: "take", text: "take {side}", parts: { side: 1 } },
    { verb: "add", text: "add", parts: {} },
    { verb: "start", text: "start {begins}", parts: { begins: 1 } },
    { verb: "lay", text: "{to}", parts: { to: "text" } },
  ],
  riomino: [
    { verb: "lay", text: "{to}:{edges}", parts: { to: "text", edges: "text" } },
    { verb: "throw", text: "throw {thrower} {face}", parts: { thrower: 1, face: "text" } },
    { verb: "start", text: "start {begins}", parts: { begins: 1 } },
    { verb: "start-die", text: "start {edges}", parts: { edges: "text" } },
    { verb: "start-face", text: "start {face}", parts: { face: "text" } },
  ],
  "penta-rush": [
    { verb: "ring", text: "ring {squares}", parts: { squares: "list" } },
    { verb: "erase", text: "erase {squares}", parts: { squares: "list" } },
    { verb: "strike", text: "strike {shape} {squares}", parts: { shape: "text", squares: "list" } },
    { verb: "strike-bare", text: "strike {shape}", parts: { shape: "text" } },
    { verb: "roll", text: "roll {dice}", parts: { dice: "text" } },
    { verb: "flip", text: "flip", parts: {} },
    { verb: "done", text: "done", parts: {} },
    { verb: "time", text: "time", parts: {} },
    { verb: "cap", text: "cap", parts: {} },
  ],
  "rivero-penta": [
    { verb: "place", text: "{card}@{to}", parts: { card: "text", to: "text" } },
    { verb: "discard", text: "discard {card}", parts: { card: "text" } },
    { verb: "move", text: "move {from}>{to}", parts: { from: "text", to: "text" } },
    { verb: "remove", text: "remove {squares}", parts: { squares: "list" } },
    { verb: "drain", text: "drain {squares}", parts: { squares: "list" } },
    { verb: "tap", text: "tap {squares}", parts: { squares: "list" } },
    { verb: "bridge", text: "bridge {to}", parts: { to: "text" } },
    { verb: "pass", text: "pass", parts: {} },
    { verb: "give-up", text: "give-up", parts: {} },
    { verb: "draw", text: "draw {card}", parts: { card: "text" } },
    { verb: "turn", text: "turn {action}", parts: { action: "text" } },
    { verb: "start", text: "start {begins}", parts: { begins: 1 } },
  ],
  rivero: [
    { verb: "ocean", text: "ocean", parts: {} },
    { verb: "column", text: "column {column}", parts: { column: 1 } },
    { verb: "action", text: "action", parts: {} },
    { verb: "take", text: "take", parts: {} },
    { verb: "river", text: "river {cards}", parts: { cards: "list" } },
    { verb: "join", text: "join {cards} {river}", parts: { cards: "list", river: "text" } },
    { verb: "replace", text: "replace {card} {river}", parts: { card: "text", river: "text" } },
    { verb: "double", text: "double {card} {place}", parts: { card: "text", place: "text" } },
    { verb: "extra", text: "extra", parts: {} },
    { verb: "spring", text: "spring {card} {place}", parts: { card: "text", place: "text" } },
    { verb: "exchange", text: "exchange {card} {place}", parts: { card: "text", place: "text" } },
    { verb: "ground", text: "ground {card}", parts: { card: "text" } },
    { verb: "lift", text: "lift", parts: {} },
    { verb: "end", text: "end", parts: {} },
    { verb: "sun", text: "sun {from}", parts: { from: "seat or text" } },
    { verb: "tap", text: "tap {river} {tip}", parts: { river: "text", tip: "text" } },
    { verb: "tap-spring", text: "tap {place}", parts: { place: "text" } },
    { verb: "bridge", text: "bridge {river} {card}", parts: { card: "text", river: "text" } },
    { verb: "bridge-joker", text: "bridge joker", parts: {} },
    { verb: "start", text: "start {begins}", parts: { begins: 1 } },
    { verb: "draw", text: "draw {card}", parts: { card: "text" } },
    { verb: "turn", text: "turn {action}", parts: { action: "text" } },
  ],
};

/** What never changes in a variant. */
export interface Facts {
  pente: {
    captures: number;
    counted: "pairs" | "stones";
    score: "captures" | "shared" | "points";
  };
  riomino: {
    board?: string[];
    frame?: number;
  };
  "penta-rush": {
    points: Record<string, number>;
    rounds: number;
  };
  "rivero-penta": {
    goal: number;
  };
  rivero: {
    action_cards: number;
    goal: number;
    goal_length: number;
  };
}
export const kFacts: { [G in GameId]: Record<VariantOf[G], Facts[G]> } = {
  pente: {
    standard: { captures: 5, counted: "pairs", score: "captures" },
    tournament: { captures: 5, counted: "pairs", score: "captures" },
    pairs: { captures: 5, counted: "pairs", score: "captures" },
    team: { captures: 10, counted: "stones", score: "shared" },
    points: { captures: 5, counted: "pairs", score: "points" },
    "points-tournament": { captures: 5, counted: "pairs", score: "points" },
    "points-many": { captures: 4, counted: "pairs", score: "points" },
    complication: { captures: 5, counted: "pairs", score: "captures" },
    "complication-tournament": { captures: 5, counted: "pairs", score: "captures" },
    keryo: { captures: 15, counted: "stones", score: "captures" },
    "g-pente": { captures: 5, counted: "pairs", score: "captures" },
    "d-pente": { captures: 5, counted: "pairs", score: "captures" },
    "dk-pente": { captures: 15, counted: "stones", score: "captures" },
    poof: { captures: 10, counted: "stones", score: "captures" },
    boat: { captures: 5, counted: "pairs", score: "captures" },
    "o-pente": { captures: 15, counted: "stones", score: "captures" },
    swap2: { captures: 5, counted: "pairs", score: "captures" },
    "swap2-keryo": { captures: 15, counted: "stones", score: "captures" },
    ninuki: { captures: 5, counted: "pairs", score: "captures" },
    gomoku: { captures: 0, counted: "pairs", score: "captures" },
    connect6: { captures: 0, counted: "pairs", score: "captures" },
  },
  riomino: {
    wizard: { frame: 5 },
    professional: {
      board: [
        "-2,-2",
        "-1,-2",
        "0,-2",
        "1,-2",
        "2,-2",
        "-2,-1",
        "-1,-1",
        "0,-1",
        "1,-1",
        "2,-1",
        "-2,0",
        "-1,0",
        "0,0",
        "1,0",
        "2,0",
        "-2,1",
        "-1,1",
        "0,1",
        "1,1",
        "2,1",
        "-2,2",
        "-1,2",
        "0,2",
        "1,2",
        "2,2",
      ],
    },
    master: {
      board: [
        "-1,-2",
        "0,-2",
        "1,-2",
        "-2,-1",
        "-1,-1",
        "0,-1",
        "1,-1",
        "2,-1",
        "-2,0",
        "-1,0",
        "0,0",
        "1,0",
        "2,0",
        "-2,1",
        "-1,1",
        "0,1",
        "1,1",
        "2,1",
        "-1,2",
        "0,2",
        "1,2",
      ],
    },
    expert: {
      board: [
        "-2,-2",
        "-1,-2",
        "0,-2",
        "-2,-1",
        "-1,-1",
        "0,-1",
        "1,-1",
        "-2,0",
        "-1,0",
        "0,0",
        "1,0",
        "2,0",
        "-1,1",
        "0,1",
        "1,1",
        "2,1",
        "0,2",
        "1,2",
        "2,2",
      ],
    },
    junior: {
      board: [
        "-1,-2",
        "1,-2",
        "-2,-1",
        "-1,-1",
        "0,-1",
        "1,-1",
        "2,-1",
        "-1,0",
        "0,0",
        "1,0",
        "-2,1",
        "-1,1",
        "0,1",
        "1,1",
        "2,1",
        "-1,2",
        "1,2",
      ],
    },
    starter: {
      board: ["0,-2", "-1,-1", "0,-1", "1,-1", "-2,0", "-1,0", "0,0", "1,0", "2,0", "-1,1", "0,1", "1,1", "0,2"],
    },
  },
  "penta-rush": {
    base: { points: { F: 1, I: 4, L: 1, N: 2, P: 1, T: 3, U: 2, V: 3, W: 4, X: 4, Y: 2, Z: 3 }, rounds: 5 },
    puzzle: { points: { F: 1, I: 4, L: 1, N: 2, P: 1, T: 3, U: 2, V: 3, W: 4, X: 4, Y: 2, Z: 3 }, rounds: 12 },
    solo: { points: { F: 1, I: 4, L: 1, N: 2, P: 1, T: 3, U: 2, V: 3, W: 4, X: 4, Y: 2, Z: 3 }, rounds: 12 },
  },
  "rivero-penta": { standard: { goal: 55 } },
  rivero: {
    standard: { action_cards: 18, goal: 3, goal_length: 6 },
    eight: { action_cards: 18, goal: 1, goal_length: 8 },
  },
};

/** Every code that a refusal, an event or an ending can have. */
export type Code =
  | "action-bridge"
  | "action-sun"
  | "action-tap"
  | "analysis.hidden-moves"
  | "analysis.not-over"
  | "analysis.together"
  | "bad-fair-tag"
  | "bad-json"
  | "bad-member"
  | "bad-option-value"
  | "bad-position-value"
  | "bad-record-line"
  | "bad-recorded-move"
  | "bad-tree"
  | "begins-by-lot"
  | "broken-chain"
  | "dealer-automatic"
  | "draws-hold"
  | "draws-wait"
  | "game-not-over"
  | "game-over"
  | "handicap-for-each"
  | "hint.better"
  | "hint.captures"
  | "hint.chance"
  | "hint.equal"
  | "hint.every-other"
  | "hint.forces"
  | "hint.forces-in"
  | "hint.gains"
  | "hint.kind.better"
  | "hint.kind.chosen"
  | "hint.kind.equal"
  | "hint.kind.find"
  | "hint.kind.force"
  | "hint.kind.lost"
  | "hint.kind.must"
  | "hint.kind.only"
  | "hint.kind.points"
  | "hint.kind.win"
  | "hint.lost"
  | "hint.only"
  | "hint.prevents"
  | "hint.rush.done"
  | "hint.rush.erase"
  | "hint.rush.flip"
  | "hint.rush.ring"
  | "hint.rush.strike"
  | "hint.wins"
  | "keeper-only"
  | "keys-hold"
  | "level.1"
  | "level.2"
  | "level.3"
  | "level.4"
  | "level.5"
  | "level.6"
  | "level.7"
  | "level.8"
  | "link-damaged"
  | "link-too-long"
  | "link-too-much"
  | "link-too-new"
  | "missing-member"
  | "never-drawn"
  | "no-boards"
  | "no-commitment"
  | "no-draws"
  | "no-game"
  | "no-key-yet"
  | "no-nonces"
  | "no-such-game"
  | "no-such-job"
  | "no-such-move"
  | "no-such-seat"
  | "nobody-to-move"
  | "nonces-for-each"
  | "nonces-given"
  | "not-a-link"
  | "not-a-record"
  | "not-a-whole-number"
  | "not-an-object"
  | "not-plain-text"
  | "not-your-turn"
  | "nothing-to-do"
  | "nothing-to-undo"
  | "option-not-here"
  | "option-twice"
  | "other-draw"
  | "penta-rush.about"
  | "penta-rush.all-done"
  | "penta-rush.bad-dice"
  | "penta-rush.bad-square"
  | "penta-rush.board-letter"
  | "penta-rush.board-row-length"
  | "penta-rush.board-rows"
  | "penta-rush.bonus"
  | "penta-rush.cap-reached"
  | "penta-rush.clock-stands"
  | "penta-rush.counts"
  | "penta-rush.covered"
  | "penta-rush.dearest"
  | "penta-rush.done"
  | "penta-rush.done-already"
  | "penta-rush.doubled"
  | "penta-rush.earlier-round"
  | "penta-rush.earlier-round.here"
  | "penta-rush.end.five-rounds"
  | "penta-rush.end.nobody-found"
  | "penta-rush.end.twelve-rounds"
  | "penta-rush.erased"
  | "penta-rush.flipped"
  | "penta-rush.flipped-already"
  | "penta-rush.hatch-it"
  | "penta-rush.misfits"
  | "penta-rush.must-strike"
  | "penta-rush.name"
  | "penta-rush.no-cap"
  | "penta-rush.no-shape"
  | "penta-rush.no-timer"
  | "penta-rush.nobody-found"
  | "penta-rush.not-ringed"
  | "penta-rush.not-ringed.here"
  | "penta-rush.nothing-to-strike"
  | "penta-rush.one-board"
  | "penta-rush.only-clock"
  | "penta-rush.option.begins"
  | "penta-rush.option.boards"
  | "penta-rush.option.extra_outline"
  | "penta-rush.option.overlap"
  | "penta-rush.option.round_cap_seconds"
  | "penta-rush.option.sand_seconds"
  | "penta-rush.option.side"
  | "penta-rush.other-shape"
  | "penta-rush.overlaps"
  | "penta-rush.ringed"
  | "penta-rush.ringed-already"
  | "penta-rush.ringed-already.here"
  | "penta-rush.round-begun"
  | "penta-rush.round-score"
  | "penta-rush.rounds-judged"
  | "penta-rush.sand-runs"
  | "penta-rush.sand-stands"
  | "penta-rush.search-now"
  | "penta-rush.searches-on"
  | "penta-rush.several"
  | "penta-rush.shape-gone"
  | "penta-rush.square-taken"
  | "penta-rush.square-taken.here"
  | "penta-rush.stop"
  | "penta-rush.strike-now"
  | "penta-rush.struck"
  | "penta-rush.struck-bare"
  | "penta-rush.throw-again"
  | "penta-rush.throw-first"
  | "penta-rush.thrown"
  | "penta-rush.thrown-already"
  | "penta-rush.too-few-boards"
  | "penta-rush.too-many-boards"
  | "penta-rush.too-many-changes"
  | "penta-rush.too-many-outlines"
  | "penta-rush.twice"
  | "penta-rush.unavailable"
  | "penta-rush.unreadable-move"
  | "penta-rush.variant.base"
  | "penta-rush.variant.puzzle"
  | "penta-rush.variant.solo"
  | "penta-rush.you-flipped"
  | "pente.about"
  | "pente.adds"
  | "pente.bad-point"
  | "pente.breakable"
  | "pente.captured"
  | "pente.captured-three"
  | "pente.choose-side"
  | "pente.double-three"
  | "pente.double-three.here"
  | "pente.end.captures"
  | "pente.end.five"
  | "pente.end.four"
  | "pente.end.full"
  | "pente.end.six"
  | "pente.form-bad-header"
  | "pente.form-bad-number"
  | "pente.form-bad-result"
  | "pente.form-cannot-hold"
  | "pente.form-no-swap"
  | "pente.form-unknown-game"
  | "pente.four"
  | "pente.lay-stone"
  | "pente.lot-first"
  | "pente.name"
  | "pente.not-centre"
  | "pente.off-board"
  | "pente.on-axis"
  | "pente.on-axis.here"
  | "pente.option.begins"
  | "pente.option.size"
  | "pente.option.three"
  | "pente.poofed"
  | "pente.poofed-three"
  | "pente.taken"
  | "pente.taken.here"
  | "pente.takes-first"
  | "pente.takes-second"
  | "pente.tessera"
  | "pente.too-near"
  | "pente.too-near.here"
  | "pente.tria"
  | "pente.two-stones"
  | "pente.unreadable-move"
  | "pente.variant.boat"
  | "pente.variant.complication"
  | "pente.variant.complication-tournament"
  | "pente.variant.connect6"
  | "pente.variant.d-pente"
  | "pente.variant.dk-pente"
  | "pente.variant.g-pente"
  | "pente.variant.gomoku"
  | "pente.variant.keryo"
  | "pente.variant.ninuki"
  | "pente.variant.o-pente"
  | "pente.variant.pairs"
  | "pente.variant.points"
  | "pente.variant.points-many"
  | "pente.variant.points-tournament"
  | "pente.variant.poof"
  | "pente.variant.standard"
  | "pente.variant.swap2"
  | "pente.variant.swap2-keryo"
  | "pente.variant.team"
  | "pente.variant.tournament"
  | "pente.wrong-colours"
  | "position-not-map"
  | "puzzles.at-most"
  | "puzzles.does-not-win"
  | "puzzles.ends-otherwise"
  | "puzzles.loses"
  | "puzzles.loses-at-once"
  | "puzzles.no-such-puzzle"
  | "puzzles.none-laid"
  | "puzzles.none-of-game"
  | "puzzles.too-few"
  | "puzzles.win-is-gone"
  | "record-damaged"
  | "record-lacks"
  | "record-too-long"
  | "record-too-new"
  | "resign-by-move"
  | "riomino.about"
  | "riomino.apart"
  | "riomino.bad-square"
  | "riomino.board-apart"
  | "riomino.board-centre"
  | "riomino.board-sign"
  | "riomino.board-small"
  | "riomino.board-wide"
  | "riomino.dead"
  | "riomino.east"
  | "riomino.east.here"
  | "riomino.end.placed-all"
  | "riomino.end.stuck"
  | "riomino.lot-first"
  | "riomino.name"
  | "riomino.no-start-die"
  | "riomino.no-such-face"
  | "riomino.north"
  | "riomino.north.here"
  | "riomino.not-in-stock"
  | "riomino.not-in-stock.here"
  | "riomino.off-board"
  | "riomino.off-board.here"
  | "riomino.option.begins"
  | "riomino.option.board"
  | "riomino.option.start_turn"
  | "riomino.place-die"
  | "riomino.south"
  | "riomino.south.here"
  | "riomino.start-first"
  | "riomino.start-unlaid"
  | "riomino.start-unlaid.here"
  | "riomino.taken"
  | "riomino.taken.here"
  | "riomino.throw-first"
  | "riomino.too-high"
  | "riomino.too-high.here"
  | "riomino.too-many-dice"
  | "riomino.too-wide"
  | "riomino.too-wide.here"
  | "riomino.touches-none"
  | "riomino.touches-none.here"
  | "riomino.unreadable-move"
  | "riomino.variant.expert"
  | "riomino.variant.junior"
  | "riomino.variant.master"
  | "riomino.variant.professional"
  | "riomino.variant.starter"
  | "riomino.variant.wizard"
  | "riomino.west"
  | "riomino.west.here"
  | "river-amazon"
  | "river-colorado"
  | "river-danube"
  | "river-nile"
  | "rivero-penta.about"
  | "rivero-penta.action-count"
  | "rivero-penta.apart"
  | "rivero-penta.bad-bridge"
  | "rivero-penta.bad-square"
  | "rivero-penta.bridge-alone"
  | "rivero-penta.bridge-alone.here"
  | "rivero-penta.bridge-at-bridge"
  | "rivero-penta.bridge-at-bridge.here"
  | "rivero-penta.bridge-at-source"
  | "rivero-penta.bridge-at-source.here"
  | "rivero-penta.bridge-back"
  | "rivero-penta.bridge-between"
  | "rivero-penta.bridge-between.here"
  | "rivero-penta.bridge-now"
  | "rivero-penta.bridge-river"
  | "rivero-penta.bridge-river.here"
  | "rivero-penta.bridge-second"
  | "rivero-penta.bridge-second.here"
  | "rivero-penta.can-play"
  | "rivero-penta.can-play.here"
  | "rivero-penta.cards-missing"
  | "rivero-penta.drained"
  | "rivero-penta.draw-first"
  | "rivero-penta.end.gave-up"
  | "rivero-penta.end.goal"
  | "rivero-penta.end.too-long"
  | "rivero-penta.field-full"
  | "rivero-penta.floats"
  | "rivero-penta.hand-size"
  | "rivero-penta.hidden-card"
  | "rivero-penta.joins-bridges"
  | "rivero-penta.joins-bridges.here"
  | "rivero-penta.lot-first"
  | "rivero-penta.move-now"
  | "rivero-penta.name"
  | "rivero-penta.new-actions"
  | "rivero-penta.new-ocean"
  | "rivero-penta.no-bridge-place"
  | "rivero-penta.no-card-there"
  | "rivero-penta.no-card-there.here"
  | "rivero-penta.no-link"
  | "rivero-penta.no-link.here"
  | "rivero-penta.no-penta"
  | "rivero-penta.not-adjacent"
  | "rivero-penta.not-adjacent.here"
  | "rivero-penta.not-at-source"
  | "rivero-penta.not-at-source.here"
  | "rivero-penta.not-far-behind"
  | "rivero-penta.not-in-hand"
  | "rivero-penta.not-in-ocean"
  | "rivero-penta.not-in-pile"
  | "rivero-penta.not-most"
  | "rivero-penta.not-one-river"
  | "rivero-penta.not-three"
  | "rivero-penta.not-two"
  | "rivero-penta.on-bridge"
  | "rivero-penta.on-bridge.here"
  | "rivero-penta.on-source"
  | "rivero-penta.on-source.here"
  | "rivero-penta.option.begins"
  | "rivero-penta.option.bridge_at_source"
  | "rivero-penta.option.free_discard"
  | "rivero-penta.option.identical"
  | "rivero-penta.option.join_over_five"
  | "rivero-penta.option.long_penta"
  | "rivero-penta.option.loose_bridge"
  | "rivero-penta.option.refill"
  | "rivero-penta.outside-rows"
  | "rivero-penta.outside-rows.here"
  | "rivero-penta.penalty"
  | "rivero-penta.play-now"
  | "rivero-penta.remove-now"
  | "rivero-penta.row-full"
  | "rivero-penta.same-square"
  | "rivero-penta.same-square.here"
  | "rivero-penta.scored"
  | "rivero-penta.setup-now"
  | "rivero-penta.taken"
  | "rivero-penta.taken.here"
  | "rivero-penta.tap-now"
  | "rivero-penta.tapped"
  | "rivero-penta.too-many-of-card"
  | "rivero-penta.touches-nothing"
  | "rivero-penta.touches-nothing.here"
  | "rivero-penta.turn-first"
  | "rivero-penta.twice-in-column"
  | "rivero-penta.twice-in-row"
  | "rivero-penta.two-cards"
  | "rivero-penta.unreadable-move"
  | "rivero-penta.variant.standard"
  | "rivero-penta.would-float"
  | "rivero-penta.would-float.here"
  | "rivero.about"
  | "rivero.action-done"
  | "rivero.action-leaves"
  | "rivero.action-lies"
  | "rivero.bad-pile"
  | "rivero.bad-river"
  | "rivero.bridge-at-end"
  | "rivero.bridge-at-end.here"
  | "rivero.bridge-beside"
  | "rivero.bridge-beside.here"
  | "rivero.bridge-falls"
  | "rivero.bridge-falls.here"
  | "rivero.bridge-taken"
  | "rivero.chance-only"
  | "rivero.choose-first"
  | "rivero.column-short"
  | "rivero.column-short.here"
  | "rivero.column-useless"
  | "rivero.column-useless.here"
  | "rivero.covered"
  | "rivero.do-action"
  | "rivero.doubled"
  | "rivero.draw-first"
  | "rivero.end.count"
  | "rivero.end.eight"
  | "rivero.end.three"
  | "rivero.exchange-done"
  | "rivero.exchanged"
  | "rivero.flask-free"
  | "rivero.flask-lies"
  | "rivero.flask-lies.here"
  | "rivero.flask-protects"
  | "rivero.flask-protects.here"
  | "rivero.ground-empty"
  | "rivero.ground-first"
  | "rivero.grounded"
  | "rivero.hand-full"
  | "rivero.hand-small"
  | "rivero.hidden-card"
  | "rivero.joker-at-end"
  | "rivero.joker-stays"
  | "rivero.last-turn"
  | "rivero.lies-there"
  | "rivero.lies-there.here"
  | "rivero.lifted"
  | "rivero.lot-first"
  | "rivero.middle-bare"
  | "rivero.middle-place"
  | "rivero.middle-place.here"
  | "rivero.mixed-rivers"
  | "rivero.name"
  | "rivero.no-action-now"
  | "rivero.no-bridge"
  | "rivero.no-bridge.here"
  | "rivero.no-doubling"
  | "rivero.no-extra"
  | "rivero.no-joker"
  | "rivero.no-spring-after-action"
  | "rivero.no-such-river"
  | "rivero.no-such-river.here"
  | "rivero.not-at-end"
  | "rivero.not-at-end.here"
  | "rivero.not-behind-joker"
  | "rivero.not-behind-joker.here"
  | "rivero.not-in-hand"
  | "rivero.not-in-ocean"
  | "rivero.not-in-pile"
  | "rivero.not-in-river"
  | "rivero.not-in-river.here"
  | "rivero.not-rising"
  | "rivero.not-your-river"
  | "rivero.not-your-river.here"
  | "rivero.nothing-to-take"
  | "rivero.ocean-empty"
  | "rivero.one-joker"
  | "rivero.option-chosen"
  | "rivero.option.attach_to"
  | "rivero.option.begins"
  | "rivero.option.ocean_end"
  | "rivero.option.spring_after_action"
  | "rivero.option.spring_duty"
  | "rivero.option.take_groundwater"
  | "rivero.other-river"
  | "rivero.other-river.here"
  | "rivero.other-value"
  | "rivero.other-value.here"
  | "rivero.place-double"
  | "rivero.place-double.here"
  | "rivero.place-empty"
  | "rivero.place-empty.here"
  | "rivero.place-taken"
  | "rivero.place-taken.here"
  | "rivero.refilled"
  | "rivero.refilled.here"
  | "rivero.reshuffled"
  | "rivero.river-falls"
  | "rivero.river-falls.here"
  | "rivero.river-short"
  | "rivero.same-river"
  | "rivero.same-river.here"
  | "rivero.six"
  | "rivero.six.here"
  | "rivero.spring-done"
  | "rivero.spring-first"
  | "rivero.spring-late"
  | "rivero.spring-not-full"
  | "rivero.too-many"
  | "rivero.turn-ending"
  | "rivero.turn-first"
  | "rivero.unreadable-move"
  | "rivero.use-before-end"
  | "rivero.use-first"
  | "rivero.variant.eight"
  | "rivero.variant.standard"
  | "rivero.without-column"
  | "rules-too-new"
  | "seen-since"
  | "series-over"
  | "series.option.handicap"
  | "series.option.next_begins"
  | "series.option.target"
  | "solve.length"
  | "solve.length-at-least"
  | "solve.no-solver"
  | "solve.not-thrown"
  | "solve.open"
  | "solve.pente.lost"
  | "solve.pente.none"
  | "solve.pente.open"
  | "solve.pente.rules"
  | "solve.pente.won"
  | "solve.rush.choice"
  | "solve.rush.no-roll"
  | "solve.rush.nothing"
  | "solve.rush.searching"
  | "solve.rush.set"
  | "solve.rush.strike"
  | "solve.winner"
  | "takes-turns"
  | "time-runs-back"
  | "too-deep"
  | "too-long"
  | "too-many-games"
  | "too-many-jobs"
  | "too-many-keys"
  | "too-many-moves"
  | "unknown-form"
  | "unknown-game"
  | "unknown-member"
  | "unknown-notation"
  | "unknown-op"
  | "unknown-option"
  | "unknown-position-key"
  | "unknown-variant"
  | "would-show"
  | "wrong-players";
