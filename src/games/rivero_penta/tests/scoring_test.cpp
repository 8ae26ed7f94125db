// What a card is worth: RP-15 to RP-23 and RP-40.

#include <gtest/gtest.h>

#include "games/rivero_penta/tests/play.h"

namespace games::rivero_penta {

namespace {

/// The points that laying the cards brings, one after the other, with tap on sun when there are two.
int points(const Spot& spot, std::string_view moves) {
    Play play = Play::of(spot);
    const int before = play.score(0);
    return play.play(moves).score(0) - before;
}

const std::string kThree = "1,0 N1 2,0 N2 3,0 N3";

Spot two_cards(std::string table, std::string hand, std::string more = "") {
    return {.table = std::move(table),
            .hand = std::move(hand),
            .open = "sun tap",
            .more = "plays_left 2 " + more};
}

TEST(RiveroPentaScoring, RP_15_AmazonSixSevenOneIsARiverOfThree) {
    const Spot spot{.table = "1,0 A6 2,0 A7 2,1 D7 3,1 D1", .hand = "A1 D2 D3 D4 D5"};
    EXPECT_EQ(points(spot, "A1@3,0"), 3);
}

TEST(RiveroPentaScoring, RP_15_ARunGoesAcrossOneBridgeWhichDoesNotCount) {
    // Booklet, example 5: Danube 7-6-bridge-8.
    EXPECT_EQ(points({.table = "1,0 D7 2,0 D6 3,0 =", .hand = "D8 N1 N2 N3 N4"}, "D8@4,0"), 3);
    EXPECT_EQ(points({.table = "1,0 D7 2,0 D6 3,0 D5 4,0 =", .hand = "D8 N1 N2 N3 N4"}, "D8@5,0"), 5);
}

TEST(RiveroPentaScoring, RP_16_TheSourceParts) {
    EXPECT_EQ(points({.table = "-1,0 N1 1,0 N3", .hand = "N4 D2 D3 D4 D5"}, "N4@2,0"), 0);
    EXPECT_EQ(points({.table = "0,-1 N1 0,1 N3", .hand = "N4 D2 D3 D4 D5"}, "N4@0,2"), 0);
}

/// Booklet, example 4: Nile 10-9-8 makes three points.
TEST(RiveroPentaScoring, RP_17_EachExtensionScoresTheWholeNewLength) {
    EXPECT_EQ(points({.table = "1,0 N10", .hand = "N9 D2 D3 D4 D5"}, "N9@2,0"), 0);
    EXPECT_EQ(points({.table = "1,0 N10 2,0 N9", .hand = "N8 D2 D3 D4 D5"}, "N8@3,0"), 3);
    EXPECT_EQ(points({.table = kThree, .hand = "N4 D2 D3 D4 D5"}, "N4@4,0"), 5);
    EXPECT_EQ(points({.table = kThree + " 4,0 N4", .hand = "N5 D2 D3 D4 D5"}, "N5@5,0"), 8);
    EXPECT_EQ(points({.table = "1,0 D8 2,0 D9 3,0 D10 4,0 D1", .hand = "D2 N2 N3 N4 N5"}, "D2@5,0"), 8)
        << "8-9-10-1-2 is a PENTA";
    Play play = Play::of({.table = "1,0 N10 2,0 N9", .hand = "N8 D2 D3 D4 D5"});
    EXPECT_EQ(play.play("N8@3,0").events(), "scored RP-17 seat=0 points=3 squares=1,0 2,0 3,0");
}

TEST(RiveroPentaScoring, RP_18_LongerThanFiveScoresNothingMore) {
    EXPECT_EQ(points({.table = kThree + " 4,0 N4 5,0 N5", .hand = "N6 D2 D3 D4 D5"}, "N6@6,0"), 0);
}

/// Booklet, example 6b: making the connection.
TEST(RiveroPentaScoring, RP_18_JoiningShorterPartsToFiveOrMoreScoresEightUnlessExact) {
    const std::string apart = "1,0 N1 2,0 N2 2,1 D2 3,1 D3 4,1 D4 4,0 N4 5,0 N5";
    EXPECT_EQ(points({.table = apart, .hand = "N3 D1 D5 D6 D7"}, "N3@3,0"), 8);
    EXPECT_EQ(points({.table = apart, .hand = "N3 D1 D5 D6 D7", .more = "join_over_five exact"}, "N3@3,0"),
              8);
    const std::string six = apart + " 6,0 N6";
    EXPECT_EQ(points({.table = six, .hand = "N3 D1 D5 D6 D7"}, "N3@3,0"), 8);
    EXPECT_EQ(points({.table = six, .hand = "N3 D1 D5 D6 D7", .more = "join_over_five exact"}, "N3@3,0"), 0);
    const std::string five = six + " 7,0 N7 8,0 N8";
    EXPECT_EQ(points({.table = five, .hand = "N3 D1 D5 D6 D7"}, "N3@3,0"), 0) << "a part was five already";
    const std::string bridged = "1,0 N1 2,0 N2 2,1 D2 3,1 D3 4,1 D4 4,0 N4 5,0 = 6,0 N6";
    EXPECT_EQ(points({.table = bridged, .hand = "N3 D1 D5 D6 D7"}, "N3@3,0"), 8) << "a part across a bridge";
}

/// Booklet, example 6a.
TEST(RiveroPentaScoring, RP_19_OneCardScoresInItsRowAndInItsColumn) {
    const std::string table = "1,0 N1 2,0 N2 3,1 N4 3,2 N5 2,1 D2 2,2 D5";
    EXPECT_EQ(points({.table = table, .hand = "N3 D1 C5 D6 D7"}, "N3@3,0"), 6);
}

TEST(RiveroPentaScoring, RP_20_TwoCardsAtOneRiverScoreItsFinalLengthOnce) {
    Play play = Play::of(two_cards(kThree, "N4 N5 D2 D3 D4 D6"));
    EXPECT_EQ(play.play("N4@4,0").score(0), 5);
    EXPECT_EQ(play.get("placed"), "[4,0]");
    EXPECT_EQ(play.get("plays_left"), "1");
    EXPECT_EQ(play.play("N5@5,0").score(0), 8) << "not 5 + 8";
    EXPECT_EQ(play.get("to_move"), "1");
    EXPECT_EQ(play.get("placed"), "[]");
}

TEST(RiveroPentaScoring, RP_20_EachRunWithANewCardScoresOnceByItsFinalLength) {
    // The second card makes a column of three beside the row of four.
    const std::string table = kThree + " 2,1 D2 3,1 D1 3,2 N5";
    EXPECT_EQ(points(two_cards(table, "N4 D3 D4 D6 N9 N10"), "N4@4,0; D3@1,1"), 5 + 3);
    EXPECT_EQ(points(two_cards(kThree + " 4,0 N4", "N5 N6 D2 D3 D4 D6"), "N5@5,0; N6@6,0"), 8)
        << "what lay before the turn was four";
    EXPECT_EQ(points(two_cards("1,0 N1", "N2 N3 D2 D3 D4 D6"), "N2@2,0; N3@3,0"), 3)
        << "links with the first";
    EXPECT_EQ(
        points(two_cards(kThree + " 4,0 N4", "N5 N6 D2 D3 D4 D6", "join_over_five exact"), "N5@5,0; N6@6,0"),
        0)
        << "the difference is booked, as the rule is written";
}

TEST(RiveroPentaScoring, RP_21_WhatCannotBePlacedOfTwoIsDiscardedForThreePointsOnce) {
    Play play = Play::of(two_cards("1,0 N1 -1,0 N5 0,1 N7 0,-1 A9", "D2 D3 D4 C2 C3 C4"));
    EXPECT_EQ(play.moves(), "discard C2; discard C3; discard C4; discard D2; discard D3; discard D4");
    play.play("discard D2");
    EXPECT_EQ(play.score(0), -3);
    EXPECT_EQ(play.get("penalty"), "true");
    EXPECT_EQ(play.events(), "penalty RP-23 seat=0 points=-3");
    play.play("discard D3");
    EXPECT_EQ(play.score(0), -3);
    EXPECT_EQ(play.get("penalty"), "false") << "the next turn has its own";
    EXPECT_EQ(points(two_cards("1,0 N1 -1,0 N5 0,1 N7 0,-1 A9", "N2 D8 D4 C4 C8 C6"), "N2@2,0; discard D8"),
              -3);
}

TEST(RiveroPentaScoring, RP_22_DiscardingIsOnlyForWhenNothingFits) {
    const Spot spot{.table = "1,0 N1 -1,0 N5 0,1 N7 0,-1 A9", .hand = "N2 D8 D4 C4 C8"};
    Play play = Play::of(spot);
    EXPECT_EQ(play.refusal("discard D8"), "can-play RP-22 river=river-nile value=2 square=1,-1");
    EXPECT_EQ(play.refusal("pass"), "play-now RP-22");
    Spot free = spot;
    free.more = "free_discard yes";
    EXPECT_EQ(points(free, "discard D8"), -3);
    EXPECT_EQ(points(free, "N2@2,0"), 0);
}

TEST(RiveroPentaScoring, RP_23_DiscardsLieFaceDownAndScoresGoBelowZero) {
    Play play = Play::of(
        {.table = "1,0 N1 -1,0 N5 0,1 N7 0,-1 A9", .hand = "D2 D3 D4 C2 C3", .more = "scores [-2 0]"});
    const auto move = *RiveroPenta::read_move(play.state, "discard D2");
    const game::Seat seat = game::Seat::player(0), other = game::Seat::player(1);
    EXPECT_EQ(RiveroPenta::write_move(play.state, seat, move, game::Viewer::of(other)), "discard ?");
    EXPECT_EQ(RiveroPenta::write_move(play.state, seat, move, game::Viewer::spectator()), "discard ?");
    EXPECT_EQ(RiveroPenta::write_move(play.state, seat, move, game::Viewer::of(seat)), "discard D2");
    play.play("discard D2");
    EXPECT_EQ(play.score(0), -5);
    EXPECT_EQ(play.get("discard"), "[D2]");
}

TEST(RiveroPentaScoring, RP_40_ARiverBelongsToNobody) {
    Play play = Play::of({.table = "1,0 N1 2,0 N2", .hand = "N3 D2 D3 D4 D6", .other = "N4 N6 N7 C1"});
    play.play("N3@3,0; draw C9; turn bridge; N4@4,0");
    EXPECT_EQ(play.score(0), 3);
    EXPECT_EQ(play.score(1), 5);
}

}  // namespace

}  // namespace games::rivero_penta
