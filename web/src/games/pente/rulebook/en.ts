import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Pente is a game of rows and captures for two, and in other forms for up to six. It has its roots in the Japanese games gomoku and ninuki-renju.",
  chapters: {
    aim: "Aim of the game",
    needed: "What is needed",
    turn: "A turn",
    captures: "Captures",
    end: "The end",
    tournament: "Tournament",
    more: "Four players in teams",
    scoring: "Playing for points",
    complication: "Complication",
    variants: "Other forms",
  },
  passages: {
    goal: {
      title: "Five in a row, or five pairs",
      text: [
        "You win in one of two ways: with five of your stones in an unbroken row, across, upright or on a diagonal, or by capturing five pairs of the other's stones.",
        "After each move captured stones come off first; then the board is looked at. A five wins at once, even if the other could break it or make a fifth capture with the next stone.",
      ],
    },
    board: {
      title: "The board",
      text: [
        "A board of 19 by 19 lines. Stones lie on the crossings, not in the squares. All 361 points are equal, those on the rim too; ornaments on a printed board mean nothing.",
        "Smaller boards are a choice of the house: every odd number of lines from 9. The pictures here mostly show nine lines, to keep them small.",
      ],
    },
    stones: {
      title: "The stones",
      text: ["Each player, or each team, has stones of one colour. They never run out."],
    },
    points: {
      title: "Names of the points",
      text: [
        "Columns have letters from the left, without I, and rows have numbers from below: K10 is the centre of the large board.",
        "The old booklet counts from the centre instead: first right or left, then up or down, so R3U2 is three to the right and two up, and 0 is the centre itself. A star after a move stands for each pair it captured. Records in that form can be read too.",
      ],
    },
    first: {
      title: "The first stone",
      text: [
        "The first stone of a game goes on the centre. After that the players take turns and lay one stone each on any empty point. A stone that lies is never moved; it only leaves when it is captured, and its point is then free again for everybody.",
      ],
    },
    begins: {
      title: "Who begins",
      text: [
        "The lot decides who begins the first game, since beginning is a small advantage; you can also choose it in the set-up. In the games after it, whoever lost the last one begins. You can also take turns, or draw lots every time.",
      ],
    },
    calls: {
      title: "Tria and tessera",
      text: [
        "Three stones that can become an open four are a tria; four that are open at both ends are a tessera, and there is hardly anything to be done against one. It is good manners to call them out, and the log does it for you. It changes nothing in the game.",
      ],
    },
    pair: {
      title: "A pair between your stones",
      text: [
        "If exactly two stones of the other lie side by side in a line, and your new stone closes the line so that your stones lie at both ends, the two are captured and leave the board. This works across, upright and on diagonals, and one stone can take several pairs at once.",
        "One stone alone or three in a row cannot be taken. The rim of the board does not count as a stone: all four stones must be there. A stone is only ever laid on an empty point; where stones were captured, either may lay again.",
      ],
    },
    must: {
      title: "Captured is captured",
      text: ["A pair you close in always leaves the board. You cannot choose to leave it."],
    },
    safe: {
      title: "Moving in between is safe",
      text: [
        "Only the player who closes a pair in captures it. If you put a stone down so that two of yours come to lie between two of the other's, nothing happens to them.",
      ],
    },
    longer: {
      title: "More than five",
      text: [
        "Six or more in a row win as well. Only a few forms ask for exactly five; where they do, it is said there.",
      ],
    },
    captured: {
      title: "The fifth pair",
      text: ["Whoever has captured five pairs, or more with the last stone, has won at once."],
    },
    full: {
      title: "A full board",
      text: ["If every point is taken and nobody has won, the game is a draw. It hardly ever happens."],
    },
    far: {
      title: "The second stone stays away",
      text: [
        "To take away the advantage of the first move, the first player's second stone must lie at least three points from the centre: on or outside the square of seven by seven around it. The second player, and all stones after that, are free.",
      ],
    },
    where: {
      title: "Where it can be chosen",
      text: [
        "The tournament rule is for games of two: the basic game, Points and Complication each have a form with it.",
      ],
    },
    forms: {
      title: "How many can play",
      text: [
        "Two, in most forms; four, in two teams, in one of the two ways below; or three to six, each alone, in Points. There are no other teams.",
      ],
    },
    pairs: {
      title: "Two teams, two colours",
      text: [
        "Two teams of two, each with one colour. Players of the teams move in turn: first A, then B, then A's partner, then B's partner. Otherwise it is the game for two.",
      ],
    },
    team: {
      title: "Team Pente",
      text: [
        "Four players with four colours; partners sit opposite each other. A team wins when one of the two has five of one's own colour in a row, or when both together have captured ten stones of the opponents.",
        "Partners do not consult each other during the game.",
      ],
    },
    partner: {
      title: "Stones of your partner",
      text: [
        "In Team Pente you may close in stones of your partner as well. They leave the board like any captured stone, whether you like it or not, but only stones of opponents count: a pair of one opponent's and one partner's stone counts one, a pair of two partner's stones nothing.",
      ],
    },
    own: {
      title: "Your own stones",
      text: ["A pair in which a stone of your own lies is never a capture."],
    },
    count: {
      title: "Counting for two",
      text: [
        "The game is played as usual, and counted when it is over:",
        [
          "5 points for five in a row; who wins by captures has no such bonus",
          "1 point for each pair captured, for both players",
          "1 point for each row of exactly four that lies on the board at the end, for both players",
        ],
        "Rows are counted in each direction, open or not. The winning row itself is not counted as a four as well.",
      ],
    },
    match: {
      title: "Several games in a row",
      text: [
        "Points are added up from game to game until somebody reaches the target, 21 or 50 for example. If two reach it in the same game the higher total wins; if they are equal another game is played. Weaker players may start with some points as a handicap.",
        "In the set-up you can give any form a target and a handicap; where a form has no points of its own, each game won counts one.",
      ],
    },
    many: {
      title: "Three to six players",
      text: [
        "Everybody plays alone with one colour. The game ends as soon as somebody has four or more in a row, or makes a fourth capture. Then everybody counts:",
        [
          "10 points for the four in a row",
          "1 point for each capture; a pair of two different colours is one capture",
          "1 point for each row of exactly three on the board",
        ],
      ],
    },
    exact: {
      title: "Exactly five",
      text: [
        "Complication is for those who know the game well. For both players only a row of exactly five wins; with six or more the game goes on. Five captured pairs win as usual.",
      ],
    },
    threes: {
      title: "No two threes at once",
      text: [
        "It is not allowed to make two or more free threes with one stone. A free three is three stones in a line, side by side or with one gap, that one more stone would turn into a four with both ends open. What the stone captures is taken away before one looks.",
        "By the other reading of the booklet every three counts that can still become a four.",
      ],
    },
    allowed: {
      title: "What remains allowed",
      text: [
        [
          "A three and a four at once, or two fours; but not two threes and a four",
          "Two threes, when the other would have five with the next stone and yours prevents it, by a block or a capture",
          "Always a stone that wins: an exact five, or the fifth pair",
        ],
      ],
    },
    extras: {
      title: "Forms from outside the booklet",
      text: [
        "These forms are played by clubs and on servers. They are extras here, never the default, and all are for two. Where nothing else is said, the rules of the basic game hold. Ninuki-renju, which the booklet only names, is one of them.",
      ],
    },
    gomoku: {
      title: "Gomoku",
      text: ["There are no captures. Exactly five in a row wins; six does not. The first stone may lie anywhere."],
    },
    keryo: {
      title: "Keryo-Pente",
      text: ["Rows of three can be captured just like pairs. Fifteen captured stones win. The tournament rule holds."],
    },
    "g-pente": {
      title: "G-Pente",
      text: [
        "The tournament rule, and besides: the first player's second stone may not lie on the row or the column of the centre at three or four points from it.",
      ],
    },
    "d-pente": {
      title: "D-Pente and DK-Pente",
      text: [
        "The first player lays the first four stones, two of each colour, and need not begin on the centre. Then the other chooses a side. DK-Pente is the same with the captures of Keryo-Pente.",
      ],
    },
    poof: {
      title: "Poof-Pente",
      text: [
        "Here moving in between is not safe: a pair that you put between two stones of the other vanishes and counts for the other. It happens together with your own captures, before five is looked for. Ten stones win only if they are more than the other has captured.",
      ],
    },
    boat: {
      title: "Boat-Pente",
      text: [
        "Five in a row wins only if the other cannot, or does not, break it by a capture with the next stone. Captures win as usual.",
      ],
    },
    "o-pente": {
      title: "O-Pente",
      text: [
        "Keryo, Poof and Boat all together: threes can be captured, moving in between costs stones, and a five must survive one move.",
      ],
    },
    swap2: {
      title: "Swap2-Pente and Swap2-Keryo",
      text: [
        "The first player lays three stones. The other takes one of the sides, or lays two more stones and lets the first player choose. There is no tournament rule. Swap2-Keryo has the captures of Keryo-Pente.",
      ],
    },
    connect6: {
      title: "Connect6",
      text: [
        "There are no captures. The first player lays one stone, after that everybody lays two in a turn. Six or more in a row win.",
      ],
    },
    ninuki: {
      title: "Ninuki-renju",
      text: [
        "Pairs are captured, and five captures win. Exactly five in a row wins if it cannot be broken at once; a longer row does not. Two free threes at once are forbidden, except to stop a five.",
      ],
    },
  },
  captions: {
    five: "The stone on F5 makes five in a row, and the game is won.",
    first: "The first stone lies on the centre of the board.",
    tria: "Three in a row, free at both ends: a tria. The other had better act.",
    tessera: "Four in a row, free at both ends: a tessera. One end can be blocked, but not both.",
    pair: "The stone on F5 closes in the pair on D5 and E5. Both leave the board; the dashed rings show where they lay.",
    double: "One stone on F5, two pairs captured: D5 and E5 in the row, F6 and F7 in the column.",
    "not-three": "Three stones between two others: nothing is captured.",
    safe: "The light player moves in between on E5. The pair on D5 and E5 stays where it is.",
    "fifth-pair": "On a diagonal too: F6 captures D4 and E5. It was the fifth pair, and it wins.",
    far: "Tournament, the second stone of the first player: the crosses mark the points that are too near the centre.",
    mixed: "Team Pente: F5 closes in D5 of an opponent and E5 of the partner. Both leave, one counts.",
    many: "Points for three: the fourth stone in a row on F5 ends the game.",
    six: "Complication: with E5 the row has six stones. That does not win, and the game goes on.",
    "double-three":
      "A stone on the cross would make a free three in the row and another in the column at once. Complication forbids it.",
    keryo: "Keryo-Pente: three stones in a row are captured.",
    axis: "G-Pente, the second stone of the first player: besides the inner square, the points on the centre lines at three or four are closed.",
    poof: "Poof-Pente: whoever moves in between on E5 loses D5 and E5.",
    boat: "Boat-Pente: five in a row, but with a stone on E4 the other can capture E5 and E6 and break it. The game goes on for one move.",
  },
};
export default text;
