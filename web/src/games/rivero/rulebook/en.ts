import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Rivero is a card game for two about the cycle of water. Rivers spring up, grow and dry out between ocean, spring and groundwater.",
  chapters: {
    aim: "Aim of the game",
    needed: "What is needed",
    turn: "A turn",
    rivers: "Rivers",
    ocean: "Option 1: a card from the ocean",
    column: "Option 2: cards of the spring",
    action: "Option 3: an action card",
    ending: "The end of a turn",
    end: "The end of the game",
  },
  passages: {
    goal: {
      title: "Three Riveros and no groundwater",
      text: [
        "You win as soon as you have three Riveros in front of you and no card on your groundwater. What you hold in your hand does not matter. If a Rivero is broken by a tap or a bridge, you must mend it or make another first.",
        "The other variant, A river of eight, is won by one river of your own with eight cards, an empty hand and no groundwater.",
      ],
    },
    rivero: {
      title: "What a Rivero is",
      text: ["A river of six river cards or more. Bridges in it do not count."],
    },
    setup: {
      title: "Laying the table",
      text: [
        "Eighty river cards: Nile, Colorado, Danube and Amazon with the values 1 to 10, each card twice. They are shuffled and are the ocean. Eighteen action cards lie beside it: six suns, six taps and six bridges. Four cards of the ocean are laid open between the players, and each player gets six in hand.",
        "The two flasks are dealt unseen. Whoever gets the blue one begins.",
      ],
    },
    spring: {
      title: "The spring",
      text: [
        "Between the players lies the spring: four columns of three places. In the middle row always lie four cards; they are refilled at once. The two outer rows, one on each player's side, are empty at first.",
      ],
    },
    groundwater: {
      title: "The groundwater",
      text: [
        "Each player has a face-down pile of their own, the groundwater. The card laid last is the first to be taken. Nobody looks at it.",
      ],
    },
    options: {
      title: "One of three options",
      text: [
        "In each turn you choose one:",
        ["take a card from the ocean", "take a column of three cards from the spring", "use an action card"],
        "Besides, with every option you may join as many cards to your rivers as you like, replace bridges, and take the cards that lie at your action card; that can be done before you choose. After the first two options it can be done afterwards too. As long as the ocean has cards, the first option is always possible.",
      ],
    },
    shape: {
      title: "What a river is",
      text: [
        "A row of cards of one river that rises by one from card to card, from 1 to 10 at most; after 10 it does not go on with 1. It has at least three places, and at least two of them are river cards. The others may be bridges.",
      ],
    },
    new: {
      title: "A new river and its flask",
      text: [
        "With option 1 you may lay one new river of three cards or more in front of you, if your flask is free. The flask is laid beside it, always, and stays there until you take cards from the spring.",
      ],
    },
    flask: {
      title: "What the flask protects",
      text: [
        "The tap cannot take a card of a river with a flask, not even your own tap. Against a bridge the flask does not help.",
      ],
    },
    join: {
      title: "Joining a card",
      text: [
        "A card joins a river at either end: the next lower or the next higher value of the same river. Or the joker goes in between, together with the card behind it.",
      ],
    },
    whose: {
      title: "To which rivers",
      text: [
        "You join cards to your own rivers only. By the other reading of the booklet you may join them to those of the other as well.",
      ],
    },
    "same-name": {
      title: "Two rivers of one name",
      text: [
        "You may have two rivers of the same name, even with the same values. They are never joined together: Nile 4 to 7 and Nile 8 to 10 remain two.",
      ],
    },
    double: {
      title: "Doubling",
      text: [
        "You take the top card of the ocean into your hand. Then, once in the turn, you may double: lay a card of your hand on an uncovered card of the spring that has the same value but is of another river. No more than two cards lie on each other.",
        "Directly after that you may take one more card from the ocean. If you do anything else first, it is too late.",
      ],
    },
    when: {
      title: "When it is allowed",
      text: [
        "Your flask must lie at a river, the column must have three cards, and you must be able to use at least one of the three at once, with your hand or your joker.",
      ],
    },
    three: {
      title: "What you take",
      text: [
        "The three top cards come into your hand. Cards that were covered go to the other player. Your flask comes back to you, but not for use in this turn. You draw no card from the ocean and you do not double.",
      ],
    },
    use: {
      title: "Use at least one",
      text: [
        "Before your turn ends, and first of all, you must use one of the three: in a new river, without a flask, in an own river that it joins, or in place of a bridge in one of your rivers. You may make several new rivers if each contains one of the three.",
      ],
    },
    refill: {
      title: "Refilling the spring",
      text: [
        "At once the middle place is filled from the ocean. Then the two outer places are filled from your groundwater, as far as it goes: the top card first, and your own side first. You cannot leave it out.",
      ],
    },
    "one-card": {
      title: "One action card at a time",
      text: ["You may turn an action card only if none lies in front of you any more."],
    },
    ends: {
      title: "Then the turn is over",
      text: [
        "You may join cards first; that can free you of an old action card. Then you turn the top card of the pile and do what it says. After that your turn ends: no new river, no doubling, no card into the spring.",
        "In some houses a card goes into the spring after an action too.",
      ],
    },
    won: {
      title: "What you win",
      text: [
        "Cards that an action brings you lie open beside it and are yours to use from your next turn on. You may then take them into your hand at any moment of your turn, all of them together.",
      ],
    },
    leaves: {
      title: "When the action card goes",
      text: [
        "It lies there until, in a later turn, you have joined a card, made a river, doubled or replaced a bridge, and nothing lies beside it any more. The order does not matter. Then it goes to the used ones.",
      ],
    },
    sun: {
      title: "Sun",
      text: [
        "Two cards from the ocean, or two cards from one groundwater, yours or the other's. If that pile has only one card, you get that one.",
      ],
    },
    "tap-river": {
      title: "Tap on a river",
      text: [
        "Take the lowest or the highest card of any river without a flask, your own too. If a bridge is now at the end, it goes face down to its owner's groundwater. If fewer than three places are left, they follow it.",
      ],
    },
    "tap-spring": {
      title: "Tap on the spring",
      text: [
        "Or take a top card of the spring; a card below it stays. An empty place in the middle row is filled from the ocean, one in an outer row with the top card of your groundwater, if there is any. That may even win you the game.",
      ],
    },
    bridge: {
      title: "Bridge in a river",
      text: [
        "Replace a card inside any river by a face-down card from the ocean: that is a bridge. It may not lie at an end or beside another bridge. The card you replaced lies open at your action card. The river has become shorter by one, since a bridge does not count.",
      ],
    },
    joker: {
      title: "Bridge as a joker",
      text: [
        "Or lay a card from the ocean face down at your action card. In a later turn it is a joker: it stands for a missing card, in a new river or when joining. Nobody knows what it is, and it cannot be taken into the hand. While it lies there, the action card stays.",
        "A joker is never the first or the last of a river and never lies beside a bridge. It is a place of the river, but it does not count for the length.",
      ],
    },
    replace: {
      title: "Replacing a bridge",
      text: [
        "In your turn you may replace a bridge in any river, the other's too, by the very card that belongs there. You take the face-down card into your hand. You may do so as often as you can.",
      ],
    },
    "both-ways": {
      title: "There is always a way",
      text: [
        "If one way of an action is impossible, the other one is not: the sun has the ocean, the tap has the spring, the bridge can be a joker.",
      ],
    },
    pile: {
      title: "No action cards left",
      text: [
        "If a card is needed and the pile is empty, the used ones are shuffled. Those in front of the players stay there.",
      ],
    },
    "spring-card": {
      title: "A card into the spring",
      text: [
        "After options 1 and 2 you lay a card of your hand into the spring. With six or more cards in hand you must, with fewer you may. It is one card only, and with it the joining is over: after it come the groundwater and the end of the turn.",
        "In some houses you must only from seven on.",
      ],
    },
    "spring-place": {
      title: "Where it goes",
      text: ["On any empty place of the two outer rows, on your side or on the other's. Never in the middle row."],
    },
    exchange: {
      title: "The spring is full",
      text: [
        "If no outer place is free, you may exchange a card of your hand for a top card of the spring with the same value and of another river; a card below it stays. After an exchange you lay no card on your groundwater in this turn.",
      ],
    },
    "six-cards": {
      title: "The rule of six",
      text: [
        "If at the end of your turn, whatever you chose, you hold more than six cards, exactly one of your choice goes face down onto your groundwater: one even if you hold ten. So a larger hand is allowed.",
      ],
    },
    lift: {
      title: "Taking groundwater",
      text: [
        "If you hold fewer than six cards at the end of your turn, you may take cards of your groundwater, from the top, until you hold six.",
        "If you choose so, you may do it at any time in your turn while you hold fewer than six.",
      ],
    },
    win: {
      title: "The moment of winning",
      text: [
        "The game is over as soon as somebody has what it takes, in the other's turn too, for instance when a bridge is replaced or a groundwater runs dry. If both have it at the same moment, the player whose turn it is has won.",
      ],
    },
    empty: {
      title: "The ocean is used up",
      text: [
        "The turn in which the last card was drawn is finished. Then both count the river cards in their own rivers, without bridges, less the cards of their groundwater. Cards in hand, in the spring and at action cards do not count. More wins.",
        "In some houses the count comes at once, in the middle of the turn.",
      ],
    },
    short: {
      title: "Too few cards",
      text: ["What is no longer there is not drawn: the second card of the sun, or the extra one after doubling."],
    },
    equal: {
      title: "Equal",
      text: ["If both count the same, the game is a draw."],
    },
    series: {
      title: "Several games in a row",
      text: [
        "Each game won counts one. In the set-up you choose how many wins take the series and, if one of you is stronger, a head start for the other. The loser begins the next game, unless you choose to take turns or draw lots.",
      ],
    },
  },
  captions: {
    rivero: "Amazon 3 to 8, six cards: a Rivero. The star marks it.",
    start: "The start: four cards in the middle row of the spring, both flasks free, and no rivers yet.",
    river: "Two rivers: Nile 4 to 6, and Danube 5 and 7 with a bridge between them.",
    "new-river": "Amazon 5, 6 and 7 lie as a new river, with the flask beside it.",
    joined: "Nile 7 has joined Nile 4 to 6. Nile 9 would not fit at either end.",
    doubled: "Danube 7 lies on Amazon 7: the same value, another river.",
    column:
      "The flask lies at the Amazon, and the second column has three cards: Nile 8, Danube 2 and Danube 4. With Danube 1 and 3 in hand they make Danube 1 to 4.",
    sun: "The sun has brought Nile 6 and Amazon 4. Amazon 4 can join Amazon 5 to 7 in the next turn.",
    "tap-before": "Before: Danube 5, a bridge and Danube 7, without a flask.",
    "tap-after": "After: the tap took Danube 5. The bridge and Danube 7 went to the groundwater of their owner.",
    bridge: "A bridge lies in place of Nile 5. At the ends, and beside this one, no other may lie.",
    joker: "The joker stands for Nile 7, and Nile 8 could join behind it. The river still has four cards that count.",
    replaced: "Danube 6 has taken the place of the bridge. The face-down card, here Colorado 7, came into the hand.",
  },
};
export default text;
