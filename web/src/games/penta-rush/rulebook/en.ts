import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Penta Rush is a game of seeking against the clock for up to four, and a quiet puzzle for one. In German it is called 5er Finden.",
  chapters: {
    aim: "Aim of the game",
    needed: "What is needed",
    round: "A round",
    timer: "The sand timer",
    scoring: "Scoring",
    end: "The end",
    puzzle: "Puzzle",
    solo: "Solo",
    series: "Several games",
  },
  passages: {
    goal: {
      title: "Find the throw again",
      text: [
        "Five dice show five symbols. Everybody looks on a board of their own, all at the same time, for five joined squares with exactly those symbols. After five rounds the most points win.",
        "The base game and the puzzle are for two to four players, the solo game is for one.",
      ],
    },
    boards: {
      title: "The boards",
      text: [
        "Each player has a board of ten by ten squares with six different symbols. The boards here are made from a number: every symbol stands on it 16 or 17 times, and the same number gives the same boards. Boards you own can be typed in as letters from a to f, ten rows of ten.",
      ],
    },
    sides: {
      title: "Different or identical",
      text: [
        "On one side all boards are different: a round for the pleasure of it, with a little luck. On the other side they are identical, and everybody has the same chances. Choose before the game.",
      ],
    },
    dice: {
      title: "The dice",
      text: ["Five dice; each has the six symbols once."],
    },
    tiles: {
      title: "Twelve shapes",
      text: [
        "Five squares joined by their edges can make twelve shapes. Each has a tile with its points, from 1 to 4: what is harder to find is worth more. Which shape is worth how much is our own choice, made by how rarely a shape turns up.",
        "The tiles lie there to be looked at. They are not laid on the board to try things out.",
      ],
    },
    throw: {
      title: "The throw",
      text: [
        "Somebody throws the five dice; it does not matter who. If a symbol shows three times or more, all five are thrown again, until none shows more than twice.",
      ],
    },
    shape: {
      title: "What a shape is",
      text: [
        "Five different squares that hang together by their edges. Squares that touch at a corner only are not joined.",
      ],
    },
    same: {
      title: "Turned or mirrored is the same",
      text: ["A shape stays the same however it lies: turned by quarters, and mirrored too."],
    },
    fits: {
      title: "Exactly the throw",
      text: [
        "The five squares must show exactly the five symbols of the dice: a symbol thrown twice must be there twice. Where in the shape a symbol stands does not matter.",
      ],
    },
    outline: {
      title: "Ringing and wiping",
      text: [
        "Ring a shape by drawing over its five squares, or by touching them one by one. Touch an outline to wipe it away. You may correct as often as you like until the round is over; only complete outlines are judged.",
        "Nothing stops you from ringing something that will not count. It is judged at the end of the round.",
      ],
    },
    own: {
      title: "Your own board",
      text: ["While everybody is seeking you see only your own board. Afterwards all of them lie open."],
    },
    turn: {
      title: "Turning the timer",
      text: [
        "Whoever has found enough may turn the sand timer at any moment. It can be turned once in a round, by whoever comes first. From then on the others have as long as the sand runs: about thirty seconds.",
      ],
    },
    "hands-off": {
      title: "Hands off",
      text: [
        "Whoever has turned the timer changes nothing any more in this round. He may not even wipe something away.",
      ],
    },
    stop: {
      title: "Stop",
      text: [
        "When the sand has run out, the one who turned the timer calls stop. Everybody lays down the pen, and the round is judged.",
      ],
    },
    nobody: {
      title: "If nobody turns it",
      text: [
        "Then the round goes on. Everybody can say: done. When all have said so the round is over, and nobody has the bonus. Searching on takes it back. In the set-up you can also limit the length of a round.",
      ],
    },
    device: {
      title: "Together at one screen",
      text: [
        "At one device people play a round one after the other, each with the same throw and a stopwatch. Then everything is put together by time: whatever somebody did after the first flip and its sand is dropped. If two flipped at the same moment the lot decides.",
      ],
    },
    order: {
      title: "In this order",
      text: [
        "A round is judged step by step:",
        [
          "only complete outlines are looked at",
          "outlines that overlap are both out",
          "what does not match the dice is out",
          "of the same shape only one counts",
          "at most five count, the cheapest ones",
          "in the fifth round they count double",
          "whoever turned the timer gets the bonus",
        ],
      ],
    },
    overlap: {
      title: "No overlapping",
      text: [
        "Two outlines that share a square are both invalid. That is looked at first: a right one is lost even if the other would not have fitted the throw.",
        "Some let only outlines that fit the dice spoil each other. That is the other choice of the house.",
      ],
    },
    once: {
      title: "Each shape once",
      text: [
        "If you have ringed the same shape twice, only one of the two counts. The very same squares are ringed only once.",
      ],
    },
    five: {
      title: "At most five",
      text: [
        "Of more than five valid shapes the five with the fewest points count. So a sixth can cost you something. Invalid ones do not take up a place.",
      ],
    },
    bonus: {
      title: "A point for the timer",
      text: ["Whoever turned the timer gets one point, even if nothing they ringed was valid."],
    },
    last: {
      title: "The fifth round",
      text: ["In the fifth and last round all valid shapes count double. The bonus for the timer stays one point."],
    },
    winner: {
      title: "The most points",
      text: [
        "After five rounds the most points win. If they are equal, the best single round among the first four decides; if that is equal too, they share the victory.",
      ],
    },
    one: {
      title: "One shape a round",
      text: [
        "In the puzzle your board is not wiped clean, and every shape is yours only once in the whole game. In each round you may ring just one. If two or more stand there when the round ends, nothing is valid.",
        "If you choose so, a valid shape counts even if invalid ones stand beside it; only two valid ones are one too many.",
      ],
    },
    available: {
      title: "What is still available",
      text: [
        "A shape counts if it fits the dice, if it is still free on your plan, neither ringed nor struck, and if it lies on none of the squares of earlier rounds, ringed or hatched. You may wipe away only what you ringed in this round.",
      ],
    },
    strike: {
      title: "Nothing found",
      text: [
        "With nothing valid you must strike one of your free shapes and hatch it on the board, anywhere on free squares; the symbols do not matter. Those squares are gone. If you found a shape, you strike none.",
      ],
    },
    nowhere: {
      title: "If it fits nowhere",
      text: [
        "The shape you strike must fit somewhere. Only if no free shape fits the board any more you strike one without hatching.",
      ],
    },
    until: {
      title: "Twelve rounds at most",
      text: [
        "The game ends after twelve rounds, or earlier, after the first round in which nobody found a valid shape. What was struck and the mark for the timer in that round still count.",
      ],
    },
    marks: {
      title: "Counting",
      text: [
        "Add up the points of your ringed shapes and one for each round in which you turned the timer; there is room for as many marks as you like. No round counts double. If the sums are equal, more ringed shapes win; if those are equal too, the victory is shared.",
      ],
    },
    alone: {
      title: "On your own",
      text: [
        "The solo game is the puzzle without a timer and without its bonus: always twelve rounds, as calm as you please. Try to beat your own best result.",
      ],
    },
    games: {
      title: "A series",
      text: [
        "Each game won counts one; a solo game counts its points. In the set-up you choose how many wins take the series and, if one of you is stronger, a head start for the other. All play at once, so it hardly matters who begins the next game: he throws the dice.",
      ],
    },
  },
  captions: {
    tiles: "The twelve shapes with what each is worth here.",
    shape: "Five squares joined by their edges: the shape X.",
    mirror: "Two shapes L, one the mirror image of the other. Both fit the throw, but only one counts.",
    fits: "The T shows two circles, a diamond, a triangle and a square, just like the dice. It counts.",
    misfits: "The I is a shape, but not one of its squares shows what was thrown. It does not count.",
    overlap: "L and N share the square e7, so both are lost. The P is left.",
    six: "Six valid shapes: the dearest is dropped, here the X, and five count.",
    last: "In the fifth round X and T are worth twice their points.",
    covered:
      "Puzzle: the L was ringed in an earlier round, the U was struck. The new N needs e7 of the L and does not count.",
    strike: "Puzzle: the V was struck and hatched. These squares can no longer be used.",
  },
};
export default text;
