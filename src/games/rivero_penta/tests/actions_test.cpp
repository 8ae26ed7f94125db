// The action cards and the table they change: RP-02 to RP-04, RP-24 to RP-29, RP-32 to RP-39.

#include <gtest/gtest.h>

#include <map>

#include "games/rivero_penta/tests/play.h"

namespace games::rivero_penta {

namespace {

const std::string kHand = "A1 A2 A3 A4 A5";

Spot acting(std::string table, std::string open, std::string more = "") {
    return {.table = std::move(table),
            .hand = kHand,
            .open = std::move(open),
            .phase = "action",
            .more = std::move(more)};
}

/// What follows when `card` is turned onto `open`: the phase, and how many cards are to be played.
std::string after_turning(std::string_view card, std::string open) {
    Play play =
        Play::of({.table = "1,0 N1 2,0 N2 3,0 N3", .hand = kHand, .open = std::move(open), .phase = "turn"});
    play.play("turn " + std::string(card));
    return play.get("phase") + " " + play.get("plays_left");
}

TEST(RiveroPentaActions, RP_02_TapOnSunDrawsOnceMoreAndBridgeOnBridgeMustBeLaid) {
    Play play = Play::of({.table = "1,0 N1", .hand = "A1 A2 A3 A4 A5", .open = "sun", .phase = "turn"});
    play.play("turn tap");
    EXPECT_EQ(play.events(), "two-cards RP-02 seat=0");
    EXPECT_EQ(play.get("phase"), "draw");
    play.play("draw N2");
    EXPECT_EQ(play.get("phase"), "play");
    EXPECT_EQ(play.get("plays_left"), "2");
    EXPECT_EQ(play.state.hands[0].size(), 6);
    const Play bridge = Play::of(acting("1,0 N1", "bridge bridge"));
    EXPECT_EQ(bridge.refusal("pass"), "bridge-now RP-02");
    EXPECT_EQ(bridge.moves(), "bridge 2,0");
}

TEST(RiveroPentaActions, RP_03_TheNewCardIsNamedFirst) {
    EXPECT_EQ(after_turning("sun", "tap"), "action 1");
    EXPECT_EQ(after_turning("tap", "sun"), "draw 2");
    Play play = Play::of({.table = "1,0 N1 2,0 N2", .hand = kHand, .open = "tap", .phase = "turn"});
    EXPECT_EQ(play.refusal("draw N4"), "turn-first RP-03");
    play.play("turn sun");
    EXPECT_EQ(play.refusal("A1@3,0"), "move-now RP-34");
    EXPECT_EQ(after_turning("sun", "tap sun"), "action 1") << "only the uppermost counts";
}

TEST(RiveroPentaActions, RP_04_OtherPairsBringNothing) {
    for (const auto& [fresh, open] :
         {std::pair("sun", "bridge"), {"bridge", "sun"}, {"tap", "bridge"}, {"bridge", "tap"}})
        EXPECT_EQ(after_turning(fresh, open), "play 1") << fresh << " on " << open;
    EXPECT_EQ(after_turning("tap", "tap"), "action 1");
    EXPECT_EQ(after_turning("sun", "sun"), "action 1");
    EXPECT_EQ(after_turning("bridge", "bridge"), "action 1");
}

TEST(RiveroPentaActions, AnActionWithNothingToDoIsSkipped) {
    Play play = Play::of({.table = "1,0 N1 2,0 N2", .hand = kHand, .open = "tap", .phase = "turn"});
    play.play("turn tap");
    EXPECT_EQ(play.get("phase"), "play") << "no three of a river";
    EXPECT_EQ(Play::of(acting("1,0 N1 2,0 N2", "tap tap")).get("phase"), "play");
}

/// Worked check: Danube 7-6-bridge-8; the 8 floats away when the action cards are shuffled.
TEST(RiveroPentaActions, RP_24_TheOpenCardStaysTheRestIsShuffledBridgesAndAll) {
    Play play = Play::of(
        {.table = "1,0 D7 2,0 D6 3,0 =",
         .hand = "D8 N1 N2 N3 N4",
         .open = "sun sun sun sun sun sun tap tap tap tap tap tap bridge bridge bridge bridge bridge"});
    play.play("D8@4,0");
    EXPECT_EQ(play.events(),
              "scored RP-17 seat=0 points=3 squares=1,0 2,0 3,0 4,0\nnew-actions RP-24\n"
              "floats RP-33 river=river-danube value=8");
    EXPECT_EQ(play.get("table"), "{1,0 D7 2,0 D6}");
    EXPECT_EQ(play.get("open"), "[bridge]");
    EXPECT_EQ(play.get("closed"), "{sun 6 tap 6 bridge 5}");
    EXPECT_EQ(play.get("discard"), "[D8]");
    EXPECT_EQ(play.score(0), 3) << "no points for what floats";
    EXPECT_EQ(play.get("phase"), "draw");
}

TEST(RiveroPentaActions, RP_25_TheActionCardsComeBeforeTheDraw) {
    const std::string all =
        "sun sun sun sun sun sun tap tap tap tap tap tap bridge bridge bridge bridge bridge";
    std::string pile;  // everything else, so that the ocean is empty
    std::map<std::string, int> used{{"D7", 1}, {"D6", 1}, {"D8", 1},  {"N1", 1}, {"N2", 1},
                                    {"N3", 1}, {"N4", 1}, {"A10", 2}, {"A9", 2}};
    for (int i = 0; i < RiverCard::kKinds; ++i)
        for (int n = used[to_text(RiverCard::at(i))]; n < 2; ++n) pile += to_text(RiverCard::at(i)) + " ";
    Play play = Play::of({.table = "1,0 D7 2,0 D6 3,0 =",
                          .hand = "D8 N1 N2 N3 N4",
                          .open = all,
                          .discard = pile,
                          .other = "A10 A10 A9 A9"});
    play.play("D8@4,0");
    EXPECT_EQ(play.events(),
              "scored RP-17 seat=0 points=3 squares=1,0 2,0 3,0 4,0\nnew-actions RP-24\n"
              "floats RP-33 river=river-danube value=8\nnew-ocean RP-41 cards=70");
    EXPECT_EQ(play.state.ocean.count(RiverCard(River::danube, 8)), 2) << "what floated went along";
}

TEST(RiveroPentaActions, RP_26_TheNewBridgeIsLaidAndTheOlderStaysOpen) {
    Play play = Play::of({.table = "1,0 N1", .hand = kHand, .open = "sun bridge", .phase = "turn"});
    play.play("turn bridge; bridge 2,0");
    EXPECT_EQ(play.get("open"), "[sun bridge]");
    EXPECT_EQ(play.get("table"), "{1,0 N1 2,0 =}");
    EXPECT_EQ(play.get("phase"), "play");
}

TEST(RiveroPentaActions, RP_27_ABridgeLiesBesideOneCardAndNeitherBetweenCardsNorAtTheSource) {
    const Play play = Play::of(
        acting("1,0 N1 2,0 N2 2,1 D2 4,0 D3 3,1 D9 4,1 D10 -2,0 A1 -2,1 A2 -1,1 A3 0,1 A4", "bridge bridge"));
    EXPECT_EQ(play.moves(), "bridge -3,0; bridge 5,0; bridge -3,1; bridge 5,1");
    EXPECT_EQ(play.refusal("bridge 3,0"), "bridge-between RP-27 square=3,0");
    EXPECT_EQ(play.refusal("bridge 1,1"), "bridge-between RP-27 square=1,1");
    EXPECT_EQ(play.refusal("bridge -1,0"), "bridge-at-source RP-27 square=-1,0");
    EXPECT_EQ(play.refusal("bridge 0,2"), "bridge-alone RP-27 square=0,2");
    EXPECT_EQ(play.refusal("bridge 2,0"), "taken RP-13 square=2,0");
    const Play second =
        Play::of(acting("1,0 N1 2,0 = 0,1 C1 1,1 C2 2,1 C3 3,1 C4 4,1 C5 4,0 D5", "bridge bridge"));
    EXPECT_EQ(second.refusal("bridge 3,0"), "bridge-at-bridge RP-27 square=3,0");
    EXPECT_EQ(second.refusal("bridge 2,0"), "on-bridge RP-14 square=2,0");
    const Play above = Play::of(acting("1,0 N1 2,0 = 1,1 D1", "bridge bridge"));
    EXPECT_TRUE(above.allows("bridge 2,1")) << "bridges above each other are allowed";
}

TEST(RiveroPentaActions, RP_27_ByOptionABridgeMayLieBetweenACardAndTheSource) {
    constexpr const char* kTable = "2,0 N2 2,1 N3 1,1 C3 0,1 C4";
    const auto on = [&](const char* option) { return Play::of(acting(kTable, "bridge bridge", option)); };
    EXPECT_EQ(on("").refusal("bridge 1,0"), "bridge-at-source RP-27 square=1,0");
    Play play = on("bridge_at_source yes");
    EXPECT_EQ(play.refusal("bridge -1,0"), "bridge-alone RP-27 square=-1,0") << "the source is no card";
    play.play("bridge 1,0");
    EXPECT_EQ(Play::of(play.text()).state, play.state);
    EXPECT_EQ(play.get("bridge_at_source"), "yes");
}

TEST(RiveroPentaActions, RP_33_ABridgeAtTheSourceJoinsItsCard) {
    const Play play = Play::of(acting("1,0 = 2,0 N2 3,0 N3 4,0 N4", "sun sun", "bridge_at_source yes"));
    EXPECT_TRUE(play.allows("remove 3,0 4,0"));
    EXPECT_EQ(play.refusal("remove 2,0 3,0"), "would-float RP-33 river=river-nile value=4 square=4,0");
}

TEST(RiveroPentaActions, RP_32_ABridgeAtTheSourceGoesBackWithItsCard) {
    Play play = Play::of(acting("1,0 = 2,0 N2 3,0 N3", "sun sun", "bridge_at_source yes"));
    play.play("remove 2,0 3,0");
    EXPECT_EQ(play.get("table"), "{}");
    EXPECT_EQ(play.get("open"), "[sun sun bridge]");
}

TEST(RiveroPentaActions, RP_28_ARiverHasAtMostOneBridge) {
    const Play play = Play::of(acting("1,0 N1 2,0 = 3,0 N5 4,0 N6 0,1 C1", "bridge bridge"));
    EXPECT_EQ(play.refusal("bridge 5,0"), "bridge-second RP-28 square=5,0");
    const Play end = Play::of(acting("-1,0 N1 -2,0 N2 -3,0 = 1,0 N9", "bridge bridge"));
    EXPECT_EQ(end.moves(), "bridge 2,0") << "one at the end belongs to the run; the source parts";
}

TEST(RiveroPentaActions, RP_29_WithoutAPlaceTheBridgeStaysOnThePile) {
    Play play = Play::of({.table = "0,1 N1", .hand = kHand, .open = "bridge", .phase = "turn"});
    play.play("turn bridge");
    EXPECT_EQ(play.get("phase"), "action") << "beside 0,1 there is a place";
    Play none = Play::of({.table = "", .hand = kHand, .open = "bridge", .phase = "turn"});
    none.play("turn bridge");
    EXPECT_EQ(none.events(), "no-bridge-place RP-29");
    EXPECT_EQ(none.get("open"), "[bridge bridge]");
    EXPECT_EQ(none.get("phase"), "play");
}

/// Booklet, example 5: Nile 2 and 3 removed, the bridge goes on the open card.
TEST(RiveroPentaActions, RP_32_ALooseBridgeGoesOnTheOpenPileOrUnderIt) {
    const std::string table = "1,0 N1 1,1 N4 2,1 N2 2,0 N3 3,0 =";
    for (const bool under : {false, true}) {
        Play play = Play::of(acting(table, "sun sun", under ? "loose_bridge under" : ""));
        play.play("remove 2,0 2,1");
        EXPECT_EQ(play.events(), "bridge-back RP-32");
        EXPECT_EQ(play.get("open"), under ? "[bridge sun sun]" : "[sun sun bridge]");
        EXPECT_EQ(play.get("table"), "{1,0 N1 1,1 N4}");
    }
}

TEST(RiveroPentaActions, RP_33_CardsFloatWhenNothingSideBySideJoinsThemToTheSource) {
    EXPECT_EQ(position_fault(to_text(Spot{.table = "1,0 N1 2,1 N2", .hand = kHand})),
              "apart RP-33 square=2,1")
        << "a corner joins nothing";
    EXPECT_EQ(position_fault(to_text(Spot{.table = "1,0 N1 2,0 D9", .hand = kHand})), "") << "a clash joins";
    EXPECT_EQ(position_fault(to_text(Spot{.table = "1,0 N1 2,0 = 3,0 N9", .hand = kHand})), "");
    EXPECT_EQ(position_fault(to_text(Spot{.table = "1,0 N1 2,0 = 2,1 N9", .hand = kHand})),
              "apart RP-33 square=2,1")
        << "a bridge joins left and right only";
    const Play play = Play::of(acting("1,0 N1 1,1 N2 2,1 N3 3,1 N4", "sun sun"));
    EXPECT_EQ(play.refusal("remove 1,1 2,1"), "would-float RP-33 river=river-nile value=4 square=3,1");
}

TEST(RiveroPentaActions, RP_34_ACardMovesWhereItFitsWithNothingLeftFloating) {
    Play play = Play::of(acting("1,0 N1 2,0 N2 2,1 D2", "tap sun"));
    EXPECT_EQ(play.refusal("move 2,0>3,0"), "touches-nothing RP-09 square=3,0")
        << "not to where only its old square would link";
    EXPECT_EQ(play.refusal("move 2,0>1,1"), "") << "it lies beside 1,0 and holds 2,1";
    EXPECT_EQ(play.refusal("move 2,0>1,-1"), "would-float RP-33 river=river-danube value=2 square=2,1");
    const Play chain = Play::of(acting("1,0 N1 2,0 N2 3,0 N3", "tap sun"));
    EXPECT_EQ(chain.refusal("move 2,0>3,-1"), "would-float RP-33 river=river-nile value=2 square=3,-1")
        << "it would hang on a card that it held itself";
    EXPECT_EQ(play.refusal("move 2,0>2,0"), "same-square RP-34 square=2,0");
    EXPECT_EQ(play.refusal("move 5,0>2,0"), "no-card-there RP-35 square=5,0");
    EXPECT_EQ(play.refusal("move 2,1>2,0"), "taken RP-13 square=2,0");
    EXPECT_TRUE(play.allows("pass"));
    play.play("move 2,1>-1,0");
    EXPECT_EQ(play.get("table"), "{-1,0 D2 1,0 N1 2,0 N2}");
    EXPECT_EQ(play.score(0), 0);
    EXPECT_EQ(play.get("phase"), "play");
}

TEST(RiveroPentaActions, RP_34_AMoveScoresNothingAndItsOwnTwinIsNotInTheWay) {
    Play play = Play::of(acting("1,0 N1 2,0 N2 2,1 N3 0,1 N9", "tap sun"));
    EXPECT_EQ(play.play("move 2,1>3,0").score(0), 0);
    Play same_row = Play::of(acting("1,0 N1 2,0 N2 -1,0 D1", "tap sun"));
    EXPECT_FALSE(same_row.allows("move 2,0>-2,0"));
    EXPECT_FALSE(same_row.allows("move -1,0>2,1"));
    EXPECT_TRUE(same_row.allows("move -1,0>1,1")) << "a link by value";
}

TEST(RiveroPentaActions, RP_34_ABridgeLeftLooseFallsBeforeTheCardLiesAgain) {
    Play play = Play::of(acting("1,0 N1 1,1 N2 2,1 = 0,1 D2", "tap sun"));
    EXPECT_EQ(play.refusal("move 1,1>3,1"), "touches-nothing RP-09 square=3,1")
        << "the bridge is gone by then";
    play.play("move 1,1>2,0");
    EXPECT_EQ(play.events(), "bridge-back RP-32");
    EXPECT_EQ(play.get("open"), "[tap sun bridge]");
}

TEST(RiveroPentaActions, RP_35_TwoCardsSideBySideMayGoWithoutPoints) {
    Play play = Play::of(acting("1,0 N1 2,0 N2 2,1 D2 -1,0 A9", "sun sun"));
    EXPECT_EQ(play.moves(), "remove 2,0 2,1; pass");
    EXPECT_EQ(play.refusal("remove 1,0 2,1"), "not-adjacent RP-35 first=1,0 second=2,1");
    EXPECT_EQ(play.refusal("remove -1,0 1,0"), "not-adjacent RP-35 first=-1,0 second=1,0");
    EXPECT_EQ(play.refusal("remove 2,0"), "not-two RP-35");
    EXPECT_EQ(play.refusal("remove 4,0 5,0"), "no-card-there RP-35 square=4,0");
    EXPECT_EQ(play.refusal("tap 1,0 2,0 3,0"), "remove-now RP-35");
    play.play("remove 2,1 2,0");
    EXPECT_EQ(play.get("table"), "{-1,0 A9 1,0 N1}");
    EXPECT_EQ(play.get("discard"), "[N2 D2]");
    EXPECT_EQ(play.score(0), 0);
    const Play bridge = Play::of(acting("1,0 N1 2,0 = 3,0 N2 0,1 C1 0,2 C2", "sun sun"));
    EXPECT_EQ(bridge.refusal("remove 1,0 3,0"), "not-adjacent RP-35 first=1,0 second=3,0")
        << "not across a bridge";
}

TEST(RiveroPentaActions, RP_36_OfAPentaAsManyCardsGoAsCanForAPointEach) {
    Play play = Play::of(acting("1,0 N1 2,0 N2 3,0 N3 4,0 N4 5,0 N5 3,1 D3", "sun sun"));
    EXPECT_EQ(play.moves("drain"), "drain 4,0 5,0") << "1 to 3 hold 3,1";
    EXPECT_EQ(play.refusal("drain 5,0"), "not-most RP-36 most=2");
    EXPECT_EQ(play.refusal("drain 1,0 2,0"), "would-float RP-33 river=river-nile value=3 square=3,0");
    EXPECT_EQ(play.refusal("drain 3,1"), "no-penta RP-36");
    EXPECT_EQ(play.refusal("drain 1,0 3,1"), "no-penta RP-36");
    play.play("drain 5,0 4,0");
    EXPECT_EQ(play.events(), "drained RP-36 seat=0 points=2");
    EXPECT_EQ(play.score(0), 2);
    const Play free = Play::of(acting("1,0 N1 2,0 N2 3,0 N3 4,0 N4 5,0 N5", "sun sun"));
    EXPECT_EQ(free.moves("drain"), "drain 1,0 2,0 3,0 4,0 5,0");
}

TEST(RiveroPentaActions, RP_36_TiesAreThePlayersChoiceAndAnEmptyPartIsNone) {
    // What lies on top hangs on Nile 3 or on Nile 4.
    const Play tie = Play::of(acting("-2,1 N1 -1,1 N2 0,1 N3 1,1 N4 2,1 N5 1,0 D1 0,2 C3 1,2 C4", "sun sun"));
    EXPECT_EQ(tie.moves("drain"), "drain -2,1 -1,1 0,1 2,1; drain -2,1 -1,1 1,1 2,1");
    const Play held = Play::of(
        acting("1,0 N1 2,0 N2 3,0 N3 4,0 N4 5,0 N5 1,1 D1 2,1 C2 3,-1 D3 4,1 C4 5,-1 D5", "sun sun"));
    EXPECT_EQ(held.moves("drain"), "");
    const Play upright = Play::of(acting("1,0 N1 1,1 N2 1,2 N3 1,-1 N4 1,-2 N5", "sun sun"));
    EXPECT_EQ(upright.moves("drain"), "drain 1,-2 1,-1 1,0 1,1 1,2");
}

TEST(RiveroPentaActions, RP_37_ARunOfSixIsAPentaUnlessTheOptionSaysNo) {
    const std::string six = "1,0 N1 2,0 N2 3,0 N3 4,0 N4 5,0 N5 6,0 N6";
    EXPECT_EQ(Play::of(acting(six, "sun sun")).moves("drain"), "drain 1,0 2,0 3,0 4,0 5,0 6,0");
    const Play no = Play::of(acting(six, "sun sun", "long_penta no"));
    EXPECT_EQ(no.moves("drain"), "");
    EXPECT_EQ(no.refusal("drain 1,0 2,0 3,0 4,0 5,0 6,0"), "no-penta RP-36");
    EXPECT_EQ(Play::of(acting(six.substr(0, six.rfind(" 6,0")), "sun sun", "long_penta no")).moves("drain"),
              "drain 1,0 2,0 3,0 4,0 5,0");
}

TEST(RiveroPentaActions, RP_38_APentaOverABridgeCountsAndTheBridgeGoesBack) {
    Play play = Play::of(acting("1,0 N1 2,0 N2 3,0 = 4,0 N4 5,0 N5 6,0 N6", "sun sun"));
    EXPECT_EQ(play.moves("drain"), "drain 1,0 2,0 4,0 5,0 6,0");
    play.play("drain 1,0 2,0 4,0 5,0 6,0");
    EXPECT_EQ(play.score(0), 5);
    EXPECT_EQ(play.get("table"), "{}");
    EXPECT_EQ(play.get("open"), "[sun sun bridge]");
}

/// Booklet, example 7.
TEST(RiveroPentaActions, RP_39_TapOnTapTakesThreeOfARiverAndWhatThenFloats) {
    Play play = Play::of(acting("1,0 N1 2,0 N2 3,0 N3 4,0 N4 4,1 D4 5,0 = 6,0 N9 0,1 C5", "tap tap"));
    EXPECT_EQ(play.moves(), "tap 1,0 2,0 3,0; tap 2,0 3,0 4,0; pass") << "no bridge between";
    EXPECT_EQ(play.refusal("tap 1,0 2,0"), "not-three RP-39");
    EXPECT_EQ(play.refusal("tap 1,0 2,0 4,0"), "not-three RP-39");
    EXPECT_EQ(play.refusal("tap 4,0 5,0 6,0"), "no-card-there RP-35 square=5,0");
    EXPECT_EQ(play.refusal("remove 3,0 4,0"), "tap-now RP-39");
    play.play("tap 2,0 3,0 4,0");
    EXPECT_EQ(play.events(),
              "floats RP-33 river=river-nile value=9\nfloats RP-33 river=river-danube value=4\n"
              "bridge-back RP-32\ntapped RP-39 seat=0 points=5");
    EXPECT_EQ(play.score(0), 5);
    EXPECT_EQ(play.get("table"), "{1,0 N1 0,1 C5}");
    EXPECT_EQ(play.get("open"), "[tap tap bridge]");
    EXPECT_EQ(play.get("discard"), "[N2 N3 N4 N9 D4]");
    const Play mixed = Play::of(acting("0,1 N1 1,1 N2 2,1 D2 2,0 D3 2,-1 D9", "tap tap"));
    EXPECT_EQ(mixed.refusal("tap 0,1 1,1 2,1"), "not-one-river RP-39");
    EXPECT_EQ(mixed.moves(), "tap 2,-1 2,0 2,1; pass") << "upright too";
}

}  // namespace

}  // namespace games::rivero_penta
