// Generated from the rules by tests/catalog.test.ts (PENTARIO_REGENERATE=1); not to be edited.

export const kGames = ["pente", "riomino", "penta-rush", "rivero-penta", "rivero"] as const;
export type GameId = (typeof kGames)[number];
/** Bots have levels from 1 to this; only the top one uses the time it is given. */
export const kTopLevel = 8;

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
  riomino: "begins" | "board";
  "penta-rush": "boards" | "side" | "sand_seconds" | "round_cap_seconds" | "overlap" | "begins";
  "rivero-penta": "identical" | "join_over_five" | "free_discard" | "loose_bridge" | "long_penta" | "refill" | "begins";
  rivero: "begins" | "attach_to" | "spring_after_action" | "spring_duty" | "ocean_end";
}
export type SeriesOption = "target" | "handicap" | "next_begins";

export interface PentePosition {
  captures: number[];
  game: "pente";
  phase?: "choose" | "offer" | "opening" | "play";
  sides?: number[];
  size: number;
  stones: string[][];
  stones_left?: number;
  to_move: number;
  variant:
    | "boat"
    | "complication"
    | "complication-tournament"
    | "connect6"
    | "d-pente"
    | "dk-pente"
    | "g-pente"
    | "gomoku"
    | "keryo"
    | "ninuki"
    | "o-pente"
    | "pairs"
    | "points"
    | "points-many"
    | "points-tournament"
    | "poof"
    | "standard"
    | "swap2"
    | "swap2-keryo"
    | "team"
    | "tournament";
}

export interface RiominoPosition {
  dead?: string[];
  game: "riomino";
  stock: string[][];
  table: Record<string, string>;
  to_move: number;
  variant: "expert" | "junior" | "master" | "professional" | "starter" | "wizard";
}

export interface PentaRushPosition {
  boards: string[][];
  changes?: (null | number)[];
  dice?: string;
  done: number[];
  flipped_by: null | number;
  game: "penta-rush";
  outlines: (null | string[][])[];
  phase: "over" | "search" | "strike";
  plan?: {
    ringed: string[][];
    struck: string[][];
    timer: number;
  }[];
  round: number;
  scores: number[][];
  variant: "base" | "puzzle" | "solo";
}

export interface RiveroPentaPosition {
  closed: {
    bridge: number;
    sun: number;
    tap: number;
  };
  discard: string[];
  game: "rivero-penta";
  hands: string[][];
  ocean: number | string;
  open: string[];
  penalty: boolean;
  phase: "action" | "play" | "setup";
  placed: string[];
  plays_left: number;
  scores: number[];
  seen?: {
    all?: string[];
    own?: string[][];
    shuffled?: (null | {
      cards: string[];
      ways: number[][];
    })[];
  };
  table: Record<string, string>;
  to_move: number;
  turn: number;
  variant: "standard";
}

export interface RiveroPosition {
  action: (null | {
    card: string;
    joker?: string;
    open?: string[];
    used?: boolean;
  })[];
  bridges?: Record<string, string[]>;
  discard?: string[];
  done?: string;
  doubled?: boolean;
  extra?: boolean;
  flask: (null | string)[];
  game: "rivero";
  groundwater: string[][];
  hands: string[][];
  ocean: number;
  option?: string;
  phase: "act" | "choose" | "end" | "play";
  rivers: Record<string, string[]>;
  seen?: string[][];
  shown?: string[][];
  spring: Record<string, string[]>;
  to_move: number;
  unused?: string[];
  variant: "eight" | "standard";
  with?: string[][];
}

export interface Positions {
  pente: PentePosition;
  riomino: RiominoPosition;
  "penta-rush": PentaRushPosition;
  "rivero-penta": RiveroPentaPosition;
  rivero: RiveroPosition;
}
export type PositionOf<G extends GameId> = Positions[G];

/** Every code that a refusal, an event or an ending can have. */
export type Code =
  | "action-bridge"
  | "action-sun"
  | "action-tap"
  | "analysis.hidden-moves"
  | "analysis.not-over"
  | "analysis.together"
  | "bad-json"
  | "bad-member"
  | "bad-option-value"
  | "bad-position-value"
  | "bad-record-line"
  | "bad-recorded-move"
  | "bad-tree"
  | "begins-by-lot"
  | "dealer-automatic"
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
  | "link-too-new"
  | "missing-member"
  | "no-boards"
  | "no-game"
  | "no-such-game"
  | "no-such-move"
  | "no-such-seat"
  | "nobody-hints"
  | "nobody-reviews"
  | "nobody-settles"
  | "nobody-thinks"
  | "nobody-to-move"
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
  | "penta-rush.nothing-to-strike"
  | "penta-rush.one-board"
  | "penta-rush.only-clock"
  | "penta-rush.option.begins"
  | "penta-rush.option.boards"
  | "penta-rush.option.overlap"
  | "penta-rush.option.round_cap_seconds"
  | "penta-rush.option.sand_seconds"
  | "penta-rush.option.side"
  | "penta-rush.other-shape"
  | "penta-rush.overlaps"
  | "penta-rush.ringed"
  | "penta-rush.ringed-already"
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
  | "pente.option.begins"
  | "pente.option.size"
  | "pente.option.three"
  | "pente.poofed"
  | "pente.poofed-three"
  | "pente.taken"
  | "pente.takes-first"
  | "pente.takes-second"
  | "pente.tessera"
  | "pente.too-near"
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
  | "riomino.end.placed-all"
  | "riomino.end.stuck"
  | "riomino.lot-first"
  | "riomino.name"
  | "riomino.no-start-die"
  | "riomino.no-such-face"
  | "riomino.north"
  | "riomino.not-in-stock"
  | "riomino.off-board"
  | "riomino.option.begins"
  | "riomino.option.board"
  | "riomino.place-die"
  | "riomino.south"
  | "riomino.start-first"
  | "riomino.taken"
  | "riomino.throw-first"
  | "riomino.too-high"
  | "riomino.too-many-dice"
  | "riomino.too-wide"
  | "riomino.touches-none"
  | "riomino.unreadable-move"
  | "riomino.variant.expert"
  | "riomino.variant.junior"
  | "riomino.variant.master"
  | "riomino.variant.professional"
  | "riomino.variant.starter"
  | "riomino.variant.wizard"
  | "riomino.west"
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
  | "rivero-penta.bridge-at-bridge"
  | "rivero-penta.bridge-at-source"
  | "rivero-penta.bridge-back"
  | "rivero-penta.bridge-between"
  | "rivero-penta.bridge-now"
  | "rivero-penta.bridge-river"
  | "rivero-penta.bridge-second"
  | "rivero-penta.can-play"
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
  | "rivero-penta.lot-first"
  | "rivero-penta.move-now"
  | "rivero-penta.name"
  | "rivero-penta.new-actions"
  | "rivero-penta.new-ocean"
  | "rivero-penta.no-bridge-place"
  | "rivero-penta.no-card-there"
  | "rivero-penta.no-link"
  | "rivero-penta.no-penta"
  | "rivero-penta.not-adjacent"
  | "rivero-penta.not-at-source"
  | "rivero-penta.not-far-behind"
  | "rivero-penta.not-in-hand"
  | "rivero-penta.not-in-ocean"
  | "rivero-penta.not-in-pile"
  | "rivero-penta.not-most"
  | "rivero-penta.not-one-river"
  | "rivero-penta.not-three"
  | "rivero-penta.not-two"
  | "rivero-penta.on-bridge"
  | "rivero-penta.on-source"
  | "rivero-penta.option.begins"
  | "rivero-penta.option.free_discard"
  | "rivero-penta.option.identical"
  | "rivero-penta.option.join_over_five"
  | "rivero-penta.option.long_penta"
  | "rivero-penta.option.loose_bridge"
  | "rivero-penta.option.refill"
  | "rivero-penta.outside-rows"
  | "rivero-penta.penalty"
  | "rivero-penta.play-now"
  | "rivero-penta.remove-now"
  | "rivero-penta.row-full"
  | "rivero-penta.same-square"
  | "rivero-penta.scored"
  | "rivero-penta.setup-now"
  | "rivero-penta.taken"
  | "rivero-penta.tap-now"
  | "rivero-penta.tapped"
  | "rivero-penta.too-many-of-card"
  | "rivero-penta.touches-nothing"
  | "rivero-penta.turn-first"
  | "rivero-penta.twice-in-column"
  | "rivero-penta.twice-in-row"
  | "rivero-penta.two-cards"
  | "rivero-penta.unreadable-move"
  | "rivero-penta.variant.standard"
  | "rivero-penta.would-float"
  | "rivero.about"
  | "rivero.action-done"
  | "rivero.action-leaves"
  | "rivero.action-lies"
  | "rivero.bad-pile"
  | "rivero.bad-river"
  | "rivero.bridge-at-end"
  | "rivero.bridge-beside"
  | "rivero.bridge-falls"
  | "rivero.bridge-taken"
  | "rivero.chance-only"
  | "rivero.choose-first"
  | "rivero.column-short"
  | "rivero.column-useless"
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
  | "rivero.flask-protects"
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
  | "rivero.lifted"
  | "rivero.lot-first"
  | "rivero.middle-bare"
  | "rivero.middle-place"
  | "rivero.mixed-rivers"
  | "rivero.name"
  | "rivero.no-action-now"
  | "rivero.no-bridge"
  | "rivero.no-doubling"
  | "rivero.no-extra"
  | "rivero.no-joker"
  | "rivero.no-spring-after-action"
  | "rivero.no-such-river"
  | "rivero.not-at-end"
  | "rivero.not-behind-joker"
  | "rivero.not-in-hand"
  | "rivero.not-in-ocean"
  | "rivero.not-in-pile"
  | "rivero.not-in-river"
  | "rivero.not-rising"
  | "rivero.not-your-river"
  | "rivero.nothing-to-take"
  | "rivero.ocean-empty"
  | "rivero.one-joker"
  | "rivero.option-chosen"
  | "rivero.option.attach_to"
  | "rivero.option.begins"
  | "rivero.option.ocean_end"
  | "rivero.option.spring_after_action"
  | "rivero.option.spring_duty"
  | "rivero.other-river"
  | "rivero.other-value"
  | "rivero.place-double"
  | "rivero.place-empty"
  | "rivero.place-taken"
  | "rivero.refilled"
  | "rivero.reshuffled"
  | "rivero.river-falls"
  | "rivero.river-short"
  | "rivero.same-river"
  | "rivero.six"
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
  | "too-many-keys"
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
