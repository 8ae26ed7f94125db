import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "RioMino is a game of dice for two in which nothing is left to chance after the throw. Its older relatives are called Tashkent Domino and Professional Tashkent.",
  chapters: {
    aim: "Aim of the game",
    needed: "What is needed",
    turn: "A turn",
    frame: "The frame of five by five",
    dead: "Dead squares",
    end: "The end",
    boards: "Boards",
    series: "Several games",
  },
  passages: {
    goal: {
      title: "Leave the other without a place",
      text: [
        "The players take turns to place one die. If it is your turn and none of your dice can be placed, you have lost at once. There are no points.",
      ],
    },
    dice: {
      title: "The dice",
      text: [
        "Twenty-five equal dice. Every face is cut by its diagonal into two halves, and each half shows 0, 1, 2 or 3 pips. The six faces of a die are the six pairs of different values: 0-1, 0-2, 0-3, 1-2, 1-3 and 2-3.",
        "Each value reaches two sides of the face that meet in a corner. Only the face on top counts; what is on the sides of a die has no meaning.",
      ],
    },
    throw: {
      title: "The throw",
      text: [
        "Both players throw all their dice once and keep them as they fall: twelve each in the game without a board. What is on top stays on top for the whole game. You can place only what you threw and have not laid yet. The lot decides who throws the start die, unless you choose it in the set-up.",
      ],
    },
    start: {
      title: "The start die",
      text: [
        "The starting player throws one die more and puts it in the middle. It belongs to nobody. Then the other player places first.",
        "If you choose so, whoever throws the start die may turn it first.",
      ],
    },
    open: {
      title: "Everything lies open",
      text: ["Both see both stocks at all times. Nobody hides a die."],
    },
    place: {
      title: "Placing a die",
      text: [
        "In your turn you place one die of your stock beside the dice that lie, so that at least one whole side touches. Corner to corner is not enough. If you can place, you must: there is no passing.",
      ],
    },
    match: {
      title: "Equal sides touch",
      text: [
        "Wherever two dice touch, their sides must show the same value. That holds for every side that touches, not for one of them only. At least one whole side must touch: a die never lies alone or only corner to corner.",
      ],
    },
    turned: {
      title: "Turning",
      text: [
        "Before you place it you may turn a die by quarters, but never tip it to another face. Once it lies, it stays as it is. Nothing is laid on top of it.",
      ],
    },
    squares: {
      title: "Names of the squares",
      text: [
        "The start die lies on 0,0. The first number counts columns to the right, the second rows upwards; to the left and down they are negative. Equal dice are worth the same: which of them you take makes no difference.",
      ],
    },
    five: {
      title: "Never a sixth",
      text: [
        "Without a board the dice may never lie more than five columns wide or five rows high. The frame is imaginary and floats: the start die can end up in the middle of it, at the rim or in a corner.",
      ],
    },
    narrows: {
      title: "The frame only narrows",
      text: [
        "A square outside the frame stays outside. As soon as the dice are five wide, the left and right edges are fixed; at five high so are top and bottom.",
      ],
    },
    why: {
      title: "Where no die fits any more",
      text: [
        "Some squares can never be filled again. This is no rule of its own but follows from the dice: the sides of a face read, going round, a, a, b, b.",
        [
          "Between two dice that show the same value towards each other nothing fits, since opposite sides of a die always differ",
          "A square with three neighbours can be filled only if the two opposite ones differ and the third equals one of them: not with three equal values, not with three different ones",
          "A square with four neighbours needs a die that matches on all sides",
        ],
        "The table marks such squares with a cross. To make them is half the game.",
      ],
    },
    all: {
      title: "All dice placed",
      text: [
        "In the rare case that every die finds a place, whoever placed the last one has won: the other has nothing left to place. Since both have equally many dice, that is always the player who threw the start die.",
      ],
    },
    none: {
      title: "Not even the first die",
      text: [
        "If none of the first player's dice fits the start die, that player has lost already. In practice this never happens.",
      ],
    },
    draw: {
      title: "No draw",
      text: ["A game of RioMino always has a winner."],
    },
    levels: {
      title: "Starter, Junior, Expert, Master",
      text: [
        "On a board every die must lie on one of its squares, and the start die lies on the middle. Starter is played with 6 dice each, Junior with 8, Expert with 9 and Master with 10.",
        "The shapes of the boards here are ours. If you own the game you can draw its boards, or any other, and play on them: in the set-up with #, o and full stops, or on a grid under Boards. A board needs at least as many squares as there are dice.",
      ],
    },
    professional: {
      title: "Professional",
      text: ["A fixed board of five by five with 12 dice each, as the older game had it."],
    },
    games: {
      title: "One game after another",
      text: [
        "The rulebook says nothing about it. Here the loser throws the start die of the next game; the set-up also offers taking turns or drawing lots. Each game won counts one. In the set-up you choose how many wins take the series and, if one of you is stronger, a head start for the other.",
      ],
    },
  },
  captions: {
    stuck:
      "The first player has placed the marked die. The other has only 2-3 left, and everywhere 0 or 1 is asked for: that loses.",
    faces: "The six faces of every die.",
    places:
      "The start die lies. The dots show where a die can be placed: on the four squares beside it, if its side matches.",
    match: "The marked die touches two others: 0 meets 0 on its left, 2 meets 2 above it. Its other sides are free.",
    clash: "On its left this die fits, 0 beside 0; but above it 1 would meet 2. One side that fits is not enough.",
    wide: "Five columns are full from left to right. A sixth, on either side, is not allowed.",
    opposite:
      "The dice left and right of the square with the cross both show 0 towards it. No die has 0 on two opposite sides, so the square is dead.",
    "three-sides": "Three neighbours with three different values: dead as well.",
    starter: "The Starter board as Pentario draws it: 13 squares for 6 dice each and the start die.",
    expert: "The Expert board: 19 squares along a diagonal.",
  },
};
export default text;
