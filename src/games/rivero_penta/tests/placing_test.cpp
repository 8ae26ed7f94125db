// Set-up and where a card may lie: RP-01, RP-05 to RP-14, RP-28, RP-30, RP-31.

#include <gtest/gtest.h>

#include "games/rivero_penta/table.h"
#include "games/rivero_penta/tests/play.h"

namespace games::rivero_penta {

namespace {

constexpr const char* kDeal =
    "draw N1; draw D1; draw N2; draw D2; draw N3; draw D3; draw N4; draw D4; draw N5; draw D5; draw N6; draw "
    "D6";

TEST(RiveroPentaPlacing, RP_01_TheBoxHasEightyRiverCardsAndSixActionCardsOfEachKind) {
    const Play fresh;
    EXPECT_EQ(fresh.state.ocean.size(), 80);
    EXPECT_EQ(fresh.get("closed"), "{sun 6 tap 6 bridge 6}");
    EXPECT_EQ(position_fault(to_text(Spot{.table = "1,0 N4 -1,0 N4 0,1 N4", .hand = "D1 D2 D3 D4 D5"})),
              "too-many-of-card RP-01 river=river-nile value=4");
}

TEST(RiveroPentaPlacing, RP_05_TheLotComesFirstAndTheStarterDrawsAndLaysFirst) {
    Play play;
    EXPECT_EQ(play.moves(), "start 0; start 1");
    EXPECT_EQ(play.refusal("draw N1"), "lot-first RP-05");
    play.play("start 1");
    EXPECT_EQ(play.events(), "begins-by-lot RP-05 seat=1");
    play.play(kDeal);
    EXPECT_EQ(play.get("hands"), "[[D1 D2 D3 D4 D5 D6] [N1 N2 N3 N4 N5 N6]]");
    EXPECT_EQ(play.turn(), game::Seat::player(1));
    play.play("N1@1,0; D1@-1,0; N2@0,1");
    EXPECT_EQ(play.turn(), game::Seat::player(0));
    EXPECT_EQ(play.refusal("discard D2"), "setup-now RP-05");
    play.play("D2@0,-1; turn sun");
    EXPECT_EQ(play.get("phase"), "draw");
    EXPECT_EQ(play.get("to_move"), "1");
    EXPECT_EQ(play.get("turn"), "1");
    EXPECT_EQ(Play::with("begins", "1").get("phase"), "deal");
    EXPECT_EQ(Play::with("begins", "1").get("to_move"), "1");
}

TEST(RiveroPentaPlacing, RP_06_AnyCardOnAnyOfTheFourPlacesButNotTwoEqualOnesInLine) {
    Play play = Play::with("begins", "0");
    play.play(
        "draw N1; draw N1; draw D2; draw D2; draw N3; draw D3; draw N4; draw D4; draw N5; draw D5; draw N6; "
        "draw D6");
    EXPECT_EQ(play.places("N1"), "0,-1 -1,0 1,0 0,1");
    EXPECT_EQ(play.refusal("N1@2,0"), "not-at-source RP-06 square=2,0");
    play.play("N1@1,0");
    EXPECT_EQ(play.places("N1"), "0,-1 0,1");
    EXPECT_EQ(play.refusal("N1@-1,0"), "twice-in-row RP-12 river=river-nile value=1");
    EXPECT_EQ(play.refusal("D2@1,0"), "taken RP-13 square=1,0");
    play.play("D2@0,1");
    EXPECT_EQ(play.refusal("D2@0,-1"), "twice-in-column RP-12 river=river-danube value=2");
}

TEST(RiveroPentaPlacing, RP_07_SixDealtTwoLaidFourHeldAndFiveAfterTheDraw) {
    Play play = Play::with("begins", "0");
    play.play(kDeal).play("N1@1,0; D1@-1,0; N2@0,1; D2@0,-1; turn sun");
    EXPECT_EQ(play.get("hands"), "[[N3 N4 N5 N6] [D3 D4 D5 D6]]");
    EXPECT_EQ(play.refusal("turn sun"), "draw-first RP-07");
    play.play("draw A1");
    EXPECT_EQ(play.get("hands"), "[[N3 N4 N5 N6 A1] [D3 D4 D5 D6]]");
    play.play("turn bridge");
    EXPECT_EQ(play.refusal("N9@2,0"), "not-in-hand RP-07 river=river-nile value=9");
    play.play("N3@0,2");
    EXPECT_EQ(play.get("hands"), "[[N4 N5 N6 A1] [D3 D4 D5 D6]]");
}

TEST(RiveroPentaPlacing, RP_08_ACardLinksWithItsNeighboursInValueAndWithItsValueInOtherRivers) {
    const Play play = Play::of({.table = "1,0 N10", .hand = "N9 N1 D10 N8 D1"});
    EXPECT_TRUE(play.allows("N9@2,0"));
    EXPECT_TRUE(play.allows("N1@2,0")) << "1 follows 10";
    EXPECT_TRUE(play.allows("D10@2,0"));
    EXPECT_EQ(play.refusal("N8@2,0"), "no-link RP-08 river=river-nile value=8 square=2,0");
    EXPECT_EQ(play.refusal("D1@2,0"), "no-link RP-08 river=river-danube value=1 square=2,0");
    const Play low = Play::of({.table = "1,0 C1", .hand = "C10 C2 A1 C3 A10"});
    EXPECT_TRUE(low.allows("C10@2,0"));
    EXPECT_TRUE(low.allows("C2@2,0"));
    EXPECT_TRUE(low.allows("A1@2,0"));
    EXPECT_FALSE(low.allows("C3@2,0"));
    EXPECT_FALSE(low.allows("A10@2,0"));
}

/// Booklet, example 4: Nile 2 beside Nile 1 and Amazon 9.
TEST(RiveroPentaPlacing, RP_09_OneLinkIsEnoughAndOtherNeighboursMayClash) {
    const Play play = Play::of({.table = "1,0 N1 0,1 A9", .hand = "N2 D3 D4 D5 D6"});
    EXPECT_TRUE(play.allows("N2@1,1"));
    EXPECT_EQ(play.refusal("N2@5,1"), "touches-nothing RP-09 square=5,1");
    EXPECT_EQ(play.refusal("N2@2,1"), "touches-nothing RP-09 square=2,1") << "a corner touches nothing";
    EXPECT_EQ(play.refusal("D3@1,1"), "no-link RP-08 river=river-danube value=3 square=1,1");
    EXPECT_EQ(play.refusal("N2@999,1"), "touches-nothing RP-09 square=999,1");
}

TEST(RiveroPentaPlacing, RP_10_TheSecondCopyNeverLiesBesideTheFirst) {
    for (const char* identical : {"line", "run"}) {
        const Play play = Play::of(
            {.table = "1,0 N4", .hand = "N4 D1 D2 D3 D5", .more = std::string("identical ") + identical});
        EXPECT_EQ(play.refusal("N4@2,0"), "twice-in-row RP-12 river=river-nile value=4");
        EXPECT_EQ(play.refusal("N4@1,1"), "twice-in-column RP-12 river=river-nile value=4");
    }
}

/// Booklet, example 3.
TEST(RiveroPentaPlacing, RP_11_BesideTheSourceAnyCardUnlessACardIsThereToLinkWith) {
    const Play play = Play::of({.table = "1,0 N8 1,1 N7", .hand = "C3 N6 D7 A7 C8"});
    EXPECT_TRUE(play.allows("C3@-1,0"));
    EXPECT_TRUE(play.allows("C3@0,-1"));
    EXPECT_EQ(play.refusal("C3@0,1"), "no-link RP-08 river=river-colorado value=3 square=0,1");
    for (const char* card : {"N6", "D7", "A7"}) EXPECT_TRUE(play.allows(std::string(card) + "@0,1")) << card;
    EXPECT_FALSE(play.allows("C8@0,1"));
    const Play bridge =
        Play::of({.table = "0,1 D1 1,1 D2 2,1 D3 3,1 N3 3,0 N2 2,0 =", .hand = "N9 D2 A5 A6 A7"});
    EXPECT_TRUE(bridge.allows("N9@1,0")) << "beside a bridge RP-30 alone";
    EXPECT_EQ(bridge.refusal("A5@1,0"), "bridge-river RP-30 square=1,0 river=river-nile");
}

/// Booklet, example 4 bans four cards for one place: two in its row, two in its column.
TEST(RiveroPentaPlacing, RP_12_NoTwoEqualCardsInARowOrColumnAcrossGapsBridgesAndTheSource) {
    const std::string table = "-1,0 N4 1,0 D5 0,1 C6 1,1 C5 1,2 C4";
    const Play play = Play::of({.table = table, .hand = "N4 D5 C4 C6 A5"});
    EXPECT_EQ(play.refusal("N4@2,0"), "twice-in-row RP-12 river=river-nile value=4") << "across the source";
    EXPECT_EQ(play.refusal("C4@1,-1"), "twice-in-column RP-12 river=river-colorado value=4");
    EXPECT_EQ(play.refusal("C6@0,-1"), "twice-in-column RP-12 river=river-colorado value=6");
    EXPECT_TRUE(play.allows("D5@2,1"));
    const Play bridge = Play::of({.table = "1,0 N4 2,0 =", .hand = "N4 D5 D4 C6 A5"});
    EXPECT_EQ(bridge.refusal("N4@3,0"), "twice-in-row RP-12 river=river-nile value=4");
}

TEST(RiveroPentaPlacing, RP_12_WithIdenticalRunOnlyTheUnbrokenLineCounts) {
    const std::string table = "-1,0 N4 1,0 N3 0,1 C6 1,1 C5 1,2 C4";
    const Spot spot{.table = table, .hand = "N4 D5 C4 C6 A5", .more = "identical run"};
    const Play play = Play::of(spot);
    EXPECT_TRUE(play.allows("N4@2,0")) << "the source breaks the row";
    EXPECT_TRUE(play.allows("C6@0,-1")) << "and the column";
    EXPECT_EQ(play.refusal("C4@1,-1"), "twice-in-column RP-12 river=river-colorado value=4");
    const Play bridge =
        Play::of({.table = "1,0 N4 2,0 =", .hand = "N4 N9 D4 C6 A5", .more = "identical run"});
    EXPECT_EQ(bridge.refusal("N4@3,0"), "twice-in-row RP-12 river=river-nile value=4") << "a bridge goes on";
    const Play gap = Play::of(
        {.table = "0,1 N4 0,2 D4 1,2 D5 2,2 D6 2,1 N6", .hand = "N4 C6 C1 C2 C9", .more = "identical run"});
    EXPECT_TRUE(gap.allows("C6@3,1"));
    EXPECT_EQ(gap.refusal("N4@1,1"), "twice-in-row RP-12 river=river-nile value=4");
}

/// Booklet, example 5: eight cards, the source and a bridge not counted.
TEST(RiveroPentaPlacing, RP_13_FiveRowsOfAtMostEightCards) {
    const std::string eight = "-2,0 N1 -1,0 N2 1,0 N3 2,0 N4 3,0 N5 4,0 = 5,0 N6 6,0 N7 7,0 N8";
    const Play play = Play::of({.table = eight, .hand = "N9 C8 D3 D1 D2"});
    EXPECT_EQ(play.refusal("N9@8,0"), "row-full RP-13 most=8");
    EXPECT_TRUE(play.allows("C8@7,1")) << "the next row is another";
    EXPECT_EQ(play.refusal("N9@7,3"), "outside-rows RP-13 square=7,3");
    EXPECT_EQ(play.refusal("D3@0,0"), "on-source RP-13");
    const Play seven = Play::of({.table = eight.substr(0, eight.rfind(" 7,0")), .hand = "N8 C8 D3 D1 D2"});
    EXPECT_TRUE(seven.allows("N8@7,0"));
    EXPECT_EQ(position_fault(to_text(Spot{.table = eight + " 8,0 D8", .hand = "N9 C8 D3 D1 D2"})),
              "row-full RP-13 most=8");
    const Play high = Play::of({.table = "0,1 N1 0,2 N2", .hand = "N3 C8 D3 D1 D2"});
    EXPECT_EQ(high.places("N3"), "0,-1 -1,0 1,0 -1,2 1,2");
}

TEST(RiveroPentaPlacing, RP_14_ABridgeTakesASquareOfItsRow) {
    const Play play = Play::of({.table = "1,0 N4 2,0 =", .hand = "N5 D4 D1 D2 D3"});
    EXPECT_EQ(play.refusal("N5@2,0"), "on-bridge RP-14 square=2,0");
}

TEST(RiveroPentaPlacing, RP_28_NoCardJoinsTwoRunsThatHaveABridgeEach) {
    const std::string table = "1,0 N4 2,0 = 3,0 N6 5,0 N9 6,0 = 3,1 N5 4,1 D5 5,1 D9";
    const Play play = Play::of({.table = table, .hand = "N5 N8 D6 D10 A1"});
    EXPECT_EQ(play.refusal("N5@4,0"), "joins-bridges RP-28 square=4,0");
    EXPECT_EQ(play.refusal("N8@4,0"), "joins-bridges RP-28 square=4,0");
    EXPECT_TRUE(play.allows("D6@4,0")) << "another river joins nothing";
    const Play one = Play::of(
        {.table = "1,0 N4 3,0 N6 5,0 N9 6,0 = 2,0 D4 3,1 N5 4,1 D5 5,1 D9", .hand = "N5 N8 D6 D10 A1"});
    EXPECT_TRUE(one.allows("N5@4,0"));
}

/// Booklet, example 2b: beside a bridge at Nile 5 any Nile card, and no Danube card above it.
TEST(RiveroPentaPlacing, RP_30_BesideABridgeOnlyTheRiverOnItsOtherSideOfAnyValue) {
    const Play play = Play::of({.table = "1,0 N5 2,0 = 1,1 D5 2,1 D4 3,1 D3", .hand = "N9 N5 D3 D2 A3"});
    EXPECT_TRUE(play.allows("N9@3,0"));
    EXPECT_EQ(play.refusal("N5@3,0"), "twice-in-row RP-12 river=river-nile value=5");
    EXPECT_EQ(play.refusal("D2@3,0"), "bridge-river RP-30 square=3,0 river=river-nile")
        << "a link is no help";
    const Play left = Play::of({.table = "-1,0 N5 -2,0 =", .hand = "N9 N5 D3 D2 A3"});
    EXPECT_TRUE(left.allows("N9@-3,0"));
    EXPECT_EQ(left.refusal("A3@-3,0"), "bridge-river RP-30 square=-3,0 river=river-nile");
}

TEST(RiveroPentaPlacing, RP_31_ABridgeLinksNothingAboveOrBelowIt) {
    const Play play = Play::of({.table = "1,0 N5 2,0 =", .hand = "N4 N6 D5 D2 A3"});
    EXPECT_EQ(play.refusal("N4@2,1"), "touches-nothing RP-09 square=2,1");
    const Play linked = Play::of({.table = "1,0 N5 2,0 = 1,1 D5", .hand = "N4 N6 D4 D2 A3"});
    EXPECT_TRUE(linked.allows("D4@2,1")) << "through another link";
    EXPECT_FALSE(linked.allows("N6@2,1"));
}

TEST(RiveroPentaPlacing, ASquareFarFromTheTableIsNoOther) {
    // Columns are a ring of 64: -23 and 41 share a place in it.
    std::string table = "-1,0 N1 -2,0 N2 -3,0 N3 -4,0 N4 -5,0 = -6,0 N5 -7,0 N6 -8,0 N7 -9,0 N8 ";
    for (int i = 1; i <= 8; ++i) table += std::to_string(-8 - i) + ",1 C" + std::to_string(i) + " ";
    for (int i = 1; i <= 7; ++i) table += std::to_string(-15 - i) + ",2 D" + std::to_string(i) + " ";
    const Play play = Play::of({.table = table, .hand = "D8 A1 A2 A3 A4"});
    EXPECT_TRUE(play.allows("D8@-23,2"));
    EXPECT_EQ(play.refusal("D8@41,2"), "touches-nothing RP-09 square=41,2");
    const Play action =
        Play::of({.table = table, .hand = "D8 A1 A2 A3 A4", .open = "tap sun", .phase = "action"});
    EXPECT_EQ(action.refusal("move 41,1>-22,1"), "no-card-there RP-35 square=41,1");
    EXPECT_EQ(action.refusal("move -22,2>41,2"), "touches-nothing RP-09 square=41,2");
}

}  // namespace

}  // namespace games::rivero_penta
