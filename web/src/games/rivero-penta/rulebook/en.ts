import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Rivero Penta is a tactical card game for two. Around the source rivers grow that belong to nobody: whoever lengthens one scores.",
  chapters: {
    aim: "Aim of the game",
    needed: "What is needed",
    turn: "A turn",
    scoring: "Scoring",
    actions: "Action cards",
    bridges: "Bridges",
    piles: "When a pile runs out",
    end: "The end",
  },
  passages: {
    goal: {
      title: "55 points",
      text: [
        "Whoever first has 55 points or more has won, at once, even in the middle of a turn. You score by making rivers of three, four or five cards. A river of five is a PENTA.",
      ],
    },
    cards: {
      title: "The cards",
      text: [
        "Eighty river cards: Nile, Colorado, Danube and Amazon with the values 1 to 10, each card twice. Eighteen action cards: six suns, six taps and six bridges. One source card.",
        "Every river has its own colour, pattern and letter: N, C, D and A.",
      ],
    },
    setup: {
      title: "Around the source",
      text: [
        "The source lies in the middle. Each player is dealt six cards from the ocean, the face-down pile of river cards. Lots are drawn for who begins. He lays a card on one of the four places beside the source, then the other, until each has laid two. Any card will do, as long as no two equal ones lie in the same row or column.",
        "Then the top action card is turned. It is the first open one.",
      ],
    },
    steps: {
      title: "Three steps",
      text: [
        "A turn goes like this:",
        [
          "draw a card from the ocean: you now have five",
          "turn an action card onto the open one; the two together may bring an action",
          "play a card from your hand, so that four are left",
        ],
        "The program draws and turns by itself.",
      ],
    },
    link: {
      title: "Linking a card",
      text: [
        "A card goes beside, above or below a card that it links with. Two cards link",
        [
          "if they are of the same river and their values differ by one, or",
          "if they have the same value and are of different rivers.",
        ],
        "After 10 comes 1: Danube 10 and Danube 1 link.",
      ],
    },
    one: {
      title: "One link is enough",
      text: [
        "The card must link with one of its neighbours. With the others it may clash. Where no card lies beside it, it has nothing to link with.",
      ],
    },
    source: {
      title: "Beside the source",
      text: [
        "A free place next to the source with no card beside it takes any card. If cards lie beside it, yours must link with one of them. Beside a bridge only the rule of the bridge holds.",
      ],
    },
    twice: {
      title: "No card twice in a row",
      text: [
        "Every card exists twice. The two may never lie in the same row or the same column, not even with gaps, bridges or the source between them.",
        "Some look only at the unbroken row or column that the card joins. That is the other choice of the house.",
      ],
    },
    limits: {
      title: "Five rows of eight",
      text: [
        "The field has five rows: that of the source, two above it and two below. A row takes eight cards at most. The source, bridges and gaps do not count, and to the sides there is no other limit. A bridge takes up a place, but it opens no sixth row. On each place lies one card or bridge, and on the source none.",
      ],
    },
    discard: {
      title: "If nothing fits",
      text: [
        "If none of your cards can be played you lay one face down on the discards, for −3 points. Your score may fall below zero. As long as a card fits you must play.",
        "In some houses you may discard although you could play; it costs the 3 points all the same.",
      ],
    },
    river: {
      title: "What a river is",
      text: [
        "An unbroken line of cards of one river, in a row or in a column. Their values need not follow each other: Amazon 6, 7, 1 is a river of three. In a row it may go on across one bridge. It never goes through the source: to its left and right lie two rivers.",
      ],
    },
    table: {
      title: "Three, four, five",
      text: [
        "If the card you play makes a river of three or more, or lengthens one, you score for its new length:",
        ["three cards: 3 points", "four cards: 5 points", "five cards, a PENTA: 8 points"],
        "You score the full value every time, whoever laid the first cards of the river.",
      ],
    },
    longer: {
      title: "Longer than five",
      text: [
        "A river may grow beyond five, but that brings nothing more. If your card joins shorter parts to five or more at once, you score 8.",
        "In some houses such a join must make exactly five to score.",
      ],
    },
    both: {
      title: "Two rivers at once",
      text: ["If one card makes or lengthens a river in its row and another in its column, you score for both."],
    },
    nobody: {
      title: "Rivers have no owner",
      text: ["Everybody may lengthen, use and remove any river, whoever laid it."],
    },
    pair: {
      title: "Two cards, one action",
      text: [
        "The new action card lies on the open one. Together they mean, the new one named first:",
        [
          "sun on tap: you may move a card",
          "tap on sun: you must play two cards",
          "sun on sun: you may remove two cards, or a PENTA",
          "tap on tap: you may take three cards of a river",
          "bridge on bridge: you must lay a bridge",
        ],
        "All other pairs bring nothing, and you go on to play a card.",
      ],
    },
    floating: {
      title: "Floating cards",
      text: [
        "A card floats when it is no longer joined to the source through neighbouring cards. Any neighbour joins, linked or not; a bridge joins from left to right; corners never do. Most actions may not leave a card floating.",
      ],
    },
    "sun-tap": {
      title: "Sun on tap: move a card",
      text: [
        "You may take up any one card and put it on another place where it could be played. A bridge that loses its last card falls at once. In the end nothing may float. Moving brings no points.",
      ],
    },
    "tap-sun": {
      title: "Tap on sun: two cards",
      text: [
        "You draw one more card and must play two, one after the other; the second may link with the first. A river that gets both scores once, for its final length: Nile 4 and 5 on Nile 1-2-3 bring 8 points, not 5 and 8.",
        "If only one card fits, or none, the rest is discarded. That costs 3 points once, not twice.",
      ],
    },
    "sun-sun": {
      title: "Sun on sun: a drought",
      text: [
        "You may remove two cards that lie side by side or one above the other, of whatever rivers, but not across a bridge. Nothing may float afterwards, and there are no points. Or you choose a PENTA instead.",
      ],
    },
    penta: {
      title: "Sun on sun: draining a PENTA",
      text: [
        "You take as many cards of one PENTA as you can without anything floating, and get 1 point for each. Where there are several ways to take that many, you choose. If not a single card can go, you cannot choose it.",
        "A PENTA may lie across a bridge, and one of six to eight cards counts with all of them. In some houses only exactly five is a PENTA.",
      ],
    },
    "tap-tap": {
      title: "Tap on tap: taking water",
      text: [
        "You may take three cards of one river that follow each other in a row or column, with no bridge between them; they may be part of a longer river. That brings 3 points, and 1 more for every card that floats then. All of them go to the discards.",
      ],
    },
    lay: {
      title: "Laying a bridge",
      text: [
        "Bridge on bridge: you must lay the new bridge on an empty place to the left or right of a card. Not between two cards, not between a card and the source, not beside another bridge. One above the other is allowed.",
        "If you choose so, a bridge may lie between a card and the source.",
      ],
    },
    single: {
      title: "One bridge in a river",
      text: ["A river has one bridge at most. A card that would join two rivers with a bridge each may not lie there."],
    },
    nowhere: {
      title: "No place for a bridge",
      text: ["If a bridge can be laid nowhere, nothing happens, and it stays on the open pile. It is very rare."],
    },
    beside: {
      title: "Beside a bridge",
      text: [
        "On the other side of a bridge only a card of the same river may lie; its value is free, and no other link is needed. The place may also stay empty. The bridge does not count for the length.",
        "A bridge works from left to right only. Above and below it links nothing, but a card may lie there through another link.",
      ],
    },
    loose: {
      title: "A loose bridge",
      text: [
        "A bridge with no card left on either side goes back on top of the open pile of action cards. It is then the open card.",
        "In some houses it goes under the pile, so that the open card stays what it was.",
      ],
    },
    actions: {
      title: "The action cards run out",
      text: [
        "If the closed action pile is empty at the start of a turn, the open card stays. All bridges leave the field; cards that float then go to the discards without points. The other seventeen cards are shuffled, and the turn begins.",
      ],
    },
    ocean: {
      title: "The ocean runs out",
      text: ["If a card must be drawn and the ocean is empty, the discards are shuffled and become the new ocean."],
    },
    full: {
      title: "The field is full",
      text: [
        "If five rows of eight lie there, you score first. Then all cards of the field, the discards and the rest of the ocean are shuffled into a new ocean, and bridges go onto the open pile. Four cards from the ocean are laid around the source, and the game goes on. Hands stay as they are.",
        "By the other reading of the booklet the four come from the hands: both draw two and lay in turn, as at the start.",
      ],
    },
    "give-up": {
      title: "Giving up",
      text: [
        "Whoever is more than 25 points behind, so 26 or more, may give up when it is their turn. The other wins.",
      ],
    },
    cap: {
      title: "A very long game",
      text: ["After a thousand turns the game ends as a draw. Between people it never comes to that."],
    },
    series: {
      title: "Several games in a row",
      text: [
        "Each game won counts one. In the set-up you choose how many wins take the series and, if one of you is stronger, a head start for the other. The loser begins the next game, unless you choose to take turns or draw lots.",
      ],
    },
  },
  captions: {
    start: "Four cards around the source: this is how a game begins.",
    link: "Nile 5 fits beside Nile 4, one lower in the same river, and beside Amazon 5, the same value of another river.",
    "ten-one": "Danube 1 follows Danube 10. Here it makes a river of three.",
    clash: "Nile 2 links with Nile 1 below it. That it does not go with Amazon 9 on its left does not matter.",
    "beside-source": "No card lies next to the place below the source: Amazon 7, or any other card, may be laid there.",
    twice: "On the cross Nile 5 would link with Colorado 5. But there is a Nile 5 in this row already.",
    "full-row": "Eight cards lie in this row. On the cross there is no room for a ninth.",
    three: "Nile 6 makes a river of three: 3 points.",
    four: "Nile 7 lengthens it to four: 5 points.",
    five: "With Nile 8 it is a PENTA: 8 points.",
    joined: "Danube 4 joins two and two to a river of five: 8 points at one stroke.",
    both: "Nile 6 ends the river in the row and begins the one in the column: 3 and 3 points.",
    moved: "Nile 5 has moved from beside Nile 4 to below Amazon 5.",
    drought: "The two marked cards may go. Nile 4 and 5 may not: Nile 6 would float.",
    drained: "A PENTA that can go entirely: 5 points. Colorado 4 stays joined to the source through Colorado 8.",
    tapped: "The three marked cards go, and with them the two that float: 3 and 2 points.",
    bridge: "The places where the bridge may lie now.",
    "over-bridge": "Beyond the bridge any Nile card fits, Nile 9 too. The river now has three cards: 3 points.",
  },
};
export default text;
