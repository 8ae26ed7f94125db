// Option 3: action cards, what they win, and when they leave.

#include <gtest/gtest.h>

#include "games/rivero/tests/play.h"

namespace games::rivero {

namespace {

/// The card is turned and to be carried out by seat 0.
Play acting(const std::string& card, const std::string& rest = "") {
    return Play::of("phase act action [{card " + card + "} null] " + rest);
}

TEST(RiveroAction, RV_10_TheFlaskProtectsFromTheTapOnlyAlsoFromOnesOwn) {
    const std::string rivers =
        "rivers {0.1 [N1 N2 N3] 1.1 [D1 D2 D3] 1.2 [A1 A2 A3]} flask [\"0.1\" \"1.1\"]";
    const Play tap = acting("tap", rivers);
    EXPECT_EQ(tap.moves("tap 0"), "");
    EXPECT_EQ(tap.moves("tap 1."), "tap 1.2 low, tap 1.2 high");
    EXPECT_EQ(tap.refusal("tap 1.1 low"), "rivero.flask-protects RV-10 where=1.1");
    EXPECT_EQ(tap.refusal("tap 0.1 high"), "rivero.flask-protects RV-10 where=0.1");
    EXPECT_EQ(acting("bridge", rivers).moves("bridge"),
              "bridge 0.1 N2, bridge 1.1 D2, bridge 1.2 A2, bridge joker");
}

TEST(RiveroAction, RV_20_NoNewActionCardWhileOneLiesInFront) {
    EXPECT_EQ(Play::of("phase choose action [{card tap} null]").refusal("action"),
              "rivero.action-lies RV-20 action=action-tap");
    EXPECT_EQ(Play::of("phase choose action [null {card tap}]").refusal("action"), "");
}

TEST(RiveroAction, RV_21_AttachingMayFreeTheOldCardBeforeTheNewOneIsTurned) {
    Play table = Play::of("phase choose hands [[N4 N5] []] rivers {0.1 [N1 N2 N3]} action [{card tap} null]");
    table.play("join N4 0.1");
    EXPECT_EQ(table.events(), "rivero.action-leaves RV-24 seat=0 action=action-tap");
    table.play("action");
    EXPECT_EQ(table.get("phase"), "turn");
    EXPECT_EQ(table.moves(), "turn sun, turn tap, turn bridge");
    EXPECT_EQ(table.refusal("draw N4"), "rivero.turn-first RV-21");
    table.play("turn bridge");
    EXPECT_EQ(table.get("phase"), "act");
    for (const char* other : {"ocean", "join N5 0.1", "take", "end", "spring N5 1a", "sun ocean", "tap 1b"})
        EXPECT_EQ(table.refusal(other), "rivero.do-action RV-21 action=action-bridge") << other;
}

TEST(RiveroAction, RV_21_AfterTheActionTheTurnEndsWithoutACardToTheSpring) {
    Play table = acting("sun", "hands [[N4 A1 D1 D2 D3 N9] []] rivers {0.1 [N1 N2 N3]}");
    table.play("sun ocean; draw A2; draw A3");
    EXPECT_EQ(table.get("phase"), "end");
    EXPECT_EQ(table.moves(), "end");
    for (const char* late : {"join N4 0.1", "river D1 D2 D3", "double A1 1b", "take"})
        EXPECT_EQ(table.refusal(late), "rivero.action-done RV-21") << late;
    EXPECT_EQ(table.refusal("spring N4 1a"), "rivero.no-spring-after-action RV-21");
    EXPECT_EQ(table.refusal("exchange A1 1b"), "rivero.no-spring-after-action RV-21");
    EXPECT_EQ(table.refusal("sun ocean"), "rivero.no-action-now RV-21");
    EXPECT_EQ(table.play("end").get("to_move"), "1");
}

TEST(RiveroAction, RV_21_WithTheOptionTheSpringComesAfterAnActionToo) {
    Play table = acting("sun", "spring_after_action yes hands [[N4 A1 D1 D2 D3 N9] []]");
    table.play("sun ocean; draw A2; draw A3");
    EXPECT_EQ(table.refusal("end"), "rivero.spring-first RV-32 cards=6");
    table.play("spring N4 1a");
    EXPECT_EQ(table.get("phase"), "end");
    EXPECT_EQ(table.moves(), "end");
}

TEST(RiveroAction, RV_22_WhatAnActionWinsLiesOpenAtItsCardUntilALaterTurn) {
    Play table = acting("tap", "rivers {1.1 [N1 N2 N3 N4]}");
    table.play("tap 1.1 low");
    EXPECT_EQ(table.get("action"), "[{card tap open [N1]} null]");
    EXPECT_EQ(table.get("action", kSpectator), "[{card tap open [N1]} null]");
    EXPECT_EQ(table.refusal("take"), "rivero.action-done RV-21");
    table.play("end; ocean; draw D1; end");
    EXPECT_EQ(table.refusal("take"), "");
}

TEST(RiveroAction, RV_23_TheCardsAreTakenTogetherOrLeftLying) {
    Play table = Play::of("phase choose action [{card sun open [N2 A9]} null]");
    Play left = table;
    left.play("ocean; draw D1; end");
    EXPECT_EQ(left.get("action"), "[{card sun open [N2 A9]} null]");
    table.play("take");
    EXPECT_EQ(table.get("hands"), "[[N2 A9] []]");
    EXPECT_EQ(table.get("action"), "[{card sun} null]");
    EXPECT_EQ(table.refusal("take"), "rivero.nothing-to-take RV-23");
    table.play("ocean; draw D1");
    EXPECT_EQ(table.refusal("take"), "rivero.nothing-to-take RV-23");
    EXPECT_EQ(left.play("ocean; draw D2; end; ocean; draw D3; take").get("hands"), "[[N2 D1 D3 A9] [D2]]");
}

/// Example 3 of the rulebook.
TEST(RiveroAction, RV_24_TheSunLeavesWhenItsCardsAreGoneAndOneWasAttached) {
    Play table = Play::of("phase choose hands [[N4 N5] []] rivers {0.1 [A5 A6 A7]}");
    table.play("action; turn sun; sun ocean; draw N6; draw A4; end; ocean; draw D9; end");
    table.play("take");
    EXPECT_EQ(table.get("action"), "[{card sun} null]");
    table.play("join A4 0.1");
    EXPECT_EQ(table.get("rivers"), "{0.1 [A4 A5 A6 A7]}");
    EXPECT_EQ(table.get("action"), "[null null]");
    EXPECT_EQ(table.get("discard"), "[sun]");
    EXPECT_EQ(table.get("hands"), "[[N4 N5 N6] [D9]]");
    EXPECT_EQ(table.play("ocean; draw D8; river N4 N5 N6").get("flask"), "[0.2 null]");
}

/// Example 4.
TEST(RiveroAction, RV_24_TheSunStaysWhenNothingWasAttached) {
    Play table = Play::of("phase choose action [{card sun open [N2 A9]} null]");
    table.play("take; ocean; draw D9; end; ocean; draw D8; end");
    EXPECT_EQ(table.get("action"), "[{card sun} null]");
    EXPECT_EQ(table.refusal("action"), "rivero.action-lies RV-20 action=action-sun");
}

TEST(RiveroAction, RV_24_TheCardRemembersTheUseUntilItsCardsAreTaken) {
    Play table =
        Play::of("phase choose hands [[N4] []] rivers {0.1 [N1 N2 N3]} action [{card sun open [A9]} null]");
    table.play("join N4 0.1");
    EXPECT_EQ(table.get("action"), "[{card sun open [A9] used true} null]");
    table.play("ocean; draw D1; end; ocean; draw D2; end; take");
    EXPECT_EQ(table.get("action"), "[null null]");
    EXPECT_EQ(table.events(), "rivero.action-leaves RV-24 seat=0 action=action-sun");
}

TEST(RiveroAction, RV_24_RiverDoublingAndBridgeAreUsesAsWell) {
    const std::string rest =
        "phase play option ocean hands [[N1 N2 N3 A1 D6] []] rivers {1.1 [D5 = D7]} bridges {1.1 [A9]} "
        "action [{card tap} {card sun}]";
    for (const char* use : {"river N1 N2 N3", "double A1 1b", "replace D6 1.1"}) {
        Play table = Play::of(rest);
        table.play(use);
        EXPECT_EQ(table.get("action"), "[null {card sun}]") << use;  // the opponent's stays
        EXPECT_EQ(table.get("discard"), "[tap]") << use;
    }
    Play spring = Play::of(rest);
    EXPECT_EQ(spring.play("spring A1 1a").get("action"), "[{card tap} {card sun}]");
}

TEST(RiveroAction, RV_24_TheUseOfTheJokerFreesItsCard) {
    Play table = Play::of(
        "phase choose hands [[N4 N6 D4] []] rivers {0.1 [N1 N2 N3] 0.2 [D1 D2 D3]} action [{card bridge "
        "joker A1} null]");
    table.play("join D4 0.2");
    EXPECT_EQ(table.get("action"), "[{card bridge joker A1 used true} null]");
    EXPECT_EQ(table.refusal("action"), "rivero.action-lies RV-20 action=action-bridge");
    table.play("join N4 0.1; join = N6 0.1");
    EXPECT_EQ(table.get("action"), "[null null]");
}

TEST(RiveroAction, RV_25_TheSunTakesTwoFromTheOceanOrFromOnePile) {
    const Play table = acting("sun", "groundwater [[N1 N2 N3] [A1]]");
    EXPECT_EQ(table.moves(), "sun 0, sun 1, sun ocean");
    Play own = table, other = table, ocean = table;
    EXPECT_EQ(own.play("sun 0").get("action"), "[{card sun open [N3 N2]} null]");
    EXPECT_EQ(own.get("groundwater"), "[[N1] [A1]]");
    EXPECT_EQ(other.play("sun 1").get("action"), "[{card sun open [A1]} null]");
    EXPECT_EQ(other.get("groundwater"), "[[N1 N2 N3] []]");
    ocean.play("sun ocean");
    EXPECT_EQ(ocean.get("draw"), "\"sun 2\"");
    ocean.play("draw D4");
    EXPECT_EQ(ocean.get("draw"), "\"sun 1\"");
    EXPECT_EQ(ocean.play("draw D5").get("action"), "[{card sun open [D4 D5]} null]");
    EXPECT_EQ(acting("sun").refusal("sun 0"), "rivero.ground-empty RV-25 seat=0");
    EXPECT_EQ(acting("sun").refusal("sun 1"), "rivero.ground-empty RV-25 seat=1");
}

TEST(RiveroAction, RV_26_TheTapTakesTheLowestOrHighestCardOfAnyRiver) {
    const Play table = acting("tap", "rivers {0.1 [N1 N2 N3 N4] 1.1 [D4 D5 D6 D7]}");
    EXPECT_EQ(table.moves("tap 0"), "tap 0.1 low, tap 0.1 high");
    Play low = table, high = table;
    EXPECT_EQ(low.play("tap 1.1 low").get("rivers"), "{0.1 [N1 N2 N3 N4] 1.1 [D5 D6 D7]}");
    EXPECT_EQ(low.get("action"), "[{card tap open [D4]} null]");
    EXPECT_EQ(high.play("tap 0.1 high").get("rivers"), "{0.1 [N1 N2 N3] 1.1 [D4 D5 D6 D7]}");
    EXPECT_EQ(table.refusal("tap 1.2 low"), "rivero.no-such-river RV-26 where=1.2");
}

/// The rulebook's picture: Amazone ..6-bridge-8.
TEST(RiveroAction, RV_26_ABridgeLeftAtTheEndFallsToTheOwnersGroundwaterUnseen) {
    Play table = acting("tap", "rivers {1.1 [A4 A5 A6 = A8]} bridges {1.1 [N9]}");
    table.play("tap 1.1 high");
    EXPECT_EQ(table.get("rivers"), "{1.1 [A4 A5 A6]}");
    EXPECT_EQ(table.get("groundwater"), "[[] [N9]]");
    EXPECT_EQ(table.get("seen"), "[[] [none]]");
    EXPECT_EQ(table.get("groundwater", eyes_of(1)), "[[] [?]]");
    EXPECT_EQ(table.get("action"), "[{card tap open [A8]} null]");
    EXPECT_EQ(table.events(), "rivero.bridge-falls RV-26 seat=1 where=1.1");
    Play low = acting("tap", "rivers {0.1 [A4 = A6 A7 A8]} bridges {0.1 [N9]}");
    EXPECT_EQ(low.play("tap 0.1 low").get("rivers"), "{0.1 [A6 A7 A8]}");
    EXPECT_EQ(low.get("groundwater"), "[[N9] []]");
}

/// The rulebook's picture: Donau 5-bridge-7.
TEST(RiveroAction, RV_26_WhatIsShorterThanThreePositionsFallsToo) {
    Play table =
        acting("tap", "rivers {1.1 [D5 = D7] 1.2 [N1 N2 N3]} bridges {1.1 [N9]} groundwater [[] [C5]]");
    table.play("tap 1.1 low");
    EXPECT_EQ(table.get("rivers"), "{1.2 [N1 N2 N3]}");
    EXPECT_EQ(table.get("groundwater"), "[[] [C5 N9 D7]]");  // the bridge first
    EXPECT_EQ(table.get("seen"), "[[] [own none all]]");
    EXPECT_EQ(table.get("groundwater", eyes_of(0)), "[[] [? ? D7]]");
    EXPECT_EQ(table.events(),
              "rivero.bridge-falls RV-26 seat=1 where=1.1\nrivero.river-falls RV-26 seat=1 where=1.1");
    Play plain = acting("tap", "rivers {0.1 [N1 N2 N3]}");
    EXPECT_EQ(plain.play("tap 0.1 high").get("groundwater"), "[[N1 N2] []]");  // from low to high
    EXPECT_EQ(plain.get("rivers"), "{}");
    EXPECT_EQ(plain.get("made"), "[1 0]");
}

TEST(RiveroAction, RV_26_ThreePositionsStayABridgeAmongThem) {
    Play table = acting("tap", "rivers {0.1 [D4 D5 = D7]} bridges {0.1 [N9]}");
    table.play("tap 0.1 low");
    EXPECT_EQ(table.get("rivers"), "{0.1 [D5 = D7]}");
    EXPECT_EQ(table.get("groundwater"), "[[] []]");
}

TEST(RiveroAction, RV_27_TheTapTakesATopCardAndTheCoveredOneStays) {
    Play table =
        acting("tap", "groundwater [[D1] []] spring {1a [D7] 1b [C1] 2b [C1 A1] 3b [C2] 3c [N9 D9] 4b [C2]}");
    EXPECT_EQ(table.moves(), "tap 1a, tap 1b, tap 2b, tap 3b, tap 3c, tap 4b");
    EXPECT_EQ(table.refusal("tap 1c"), "rivero.place-empty RV-27 place=1c");
    Play middle = table, outer = table;
    EXPECT_EQ(middle.play("tap 2b").get("spring"), "{1a [D7] 1b [C1] 2b [C1] 3b [C2] 3c [N9 D9] 4b [C2]}");
    EXPECT_EQ(middle.get("phase"), "end");
    EXPECT_EQ(outer.play("tap 3c").get("spring"), "{1a [D7] 1b [C1] 2b [C1 A1] 3b [C2] 3c [N9] 4b [C2]}");
    EXPECT_EQ(outer.get("groundwater"), "[[D1] []]");
}

TEST(RiveroAction, RV_27_AnEmptiedPlaceIsRefilledFromOceanOrOwnGroundwater) {
    Play table = acting("tap", "groundwater [[D1 D2] [A3]] spring {1a [D7] 1b [C1] 2b [C1] 3b [C2] 4b [C2]}");
    Play outer = table;
    EXPECT_EQ(outer.play("tap 1a").get("spring"), "{1a [D2] 1b [C1] 2b [C1] 3b [C2] 4b [C2]}");
    EXPECT_EQ(outer.get("groundwater"), "[[D1] [A3]]");
    EXPECT_EQ(outer.events(), "rivero.refilled RV-27 seat=0 place=1a river=river-danube value=2");
    table.play("tap 3b");
    EXPECT_EQ(table.get("draw"), "\"tap 3\"");
    EXPECT_EQ(table.play("draw A9").get("spring"), "{1a [D7] 1b [C1] 2b [C1] 3b [A9] 4b [C2]}");
    EXPECT_EQ(table.get("phase"), "end");
    Play dry = acting("tap", "groundwater [[] [A3]] spring {1a [D7] 1b [C1] 2b [C1] 3b [C2] 4b [C2]}");
    EXPECT_EQ(dry.play("tap 1a").get("spring"), "{1b [C1] 2b [C1] 3b [C2] 4b [C2]}");
}

/// Example 1: nine hand cards without a river; the tap gets Colorado 4, the next turn makes 2-3-4.
TEST(RiveroAction, RV_27_TheTapBringsTheMissingCardOfARiver) {
    Play table = acting("tap",
                        "hands [[C2 C3 N1 N5 D4 D8 A1 A6 A10] []] "
                        "spring {1a [C4] 1b [C1] 2b [C1] 3b [C7] 4b [C8]}");
    table.play("tap 1a; ground A10; end; ocean; draw D1; end; take; ocean; draw D2; river C2 C3 C4");
    EXPECT_EQ(table.get("flask"), "[0.1 null]");
    EXPECT_EQ(table.play("spring D4 1a").get("spring"), "{1a [D4] 1b [C1] 2b [C1] 3b [C7] 4b [C8]}");
}

TEST(RiveroAction, RV_28_TheBridgeReplacesAnInnerCardThatIsNotBesideABridge) {
    const Play table = acting("bridge", "rivers {0.1 [N1 N2 N3] 1.1 [D1 = D3 D4 D5 D6]} bridges {1.1 [A9]}");
    EXPECT_EQ(table.moves(), "bridge 0.1 N2, bridge 1.1 D4, bridge 1.1 D5, bridge joker");
    EXPECT_EQ(table.refusal("bridge 0.1 N1"),
              "rivero.bridge-at-end RV-28 river=river-nile value=1 where=0.1");
    EXPECT_EQ(table.refusal("bridge 1.1 D6"),
              "rivero.bridge-at-end RV-28 river=river-danube value=6 where=1.1");
    EXPECT_EQ(table.refusal("bridge 1.1 D3"),
              "rivero.bridge-beside RV-28 river=river-danube value=3 where=1.1");
    EXPECT_EQ(table.refusal("bridge 1.1 D2"),
              "rivero.not-in-river RV-28 river=river-danube value=2 where=1.1");
    EXPECT_EQ(table.refusal("bridge 0.1 D2"),
              "rivero.not-in-river RV-28 river=river-danube value=2 where=0.1");
    EXPECT_EQ(table.refusal("bridge 0.2 N2"), "rivero.no-such-river RV-28 where=0.2");
    Play struck = table;
    struck.play("bridge 1.1 D5");
    EXPECT_EQ(struck.get("draw"), "\"bridge 1.1 D5\"");
    EXPECT_EQ(struck.get("rivers"), "{0.1 [N1 N2 N3] 1.1 [D1 = D3 D4 D5 D6]}");
    struck.play("draw A2");
    EXPECT_EQ(struck.get("rivers"), "{0.1 [N1 N2 N3] 1.1 [D1 = D3 D4 = D6]}");
    EXPECT_EQ(struck.get("bridges"), "{1.1 [A9 A2]}");
    EXPECT_EQ(struck.get("action"), "[{card bridge open [D5]} null]");
    EXPECT_EQ(struck.get("phase"), "end");
}

TEST(RiveroAction, RV_29_TheJokerLiesFaceDownAndIsNotTakenInHand) {
    Play table = acting("bridge");
    table.play("bridge joker");
    EXPECT_EQ(table.get("draw"), "joker");
    const Move drawn = *Rivero::read_move(table.state, "draw A2");
    for (const game::Viewer viewer : {eyes_of(0), eyes_of(1), kSpectator})
        EXPECT_EQ(Rivero::write_move(table.state, game::Seat::chance(), drawn, viewer), "draw ?");
    table.play("draw A2");
    EXPECT_EQ(table.get("action"), "[{card bridge joker A2} null]");
    for (const game::Viewer viewer : {eyes_of(0), eyes_of(1), kSpectator})
        EXPECT_EQ(table.get("action", viewer), "[{card bridge joker ?} null]");
    table.play("end; ocean; draw D1; end");
    EXPECT_EQ(table.refusal("take"), "rivero.joker-stays RV-29");
    EXPECT_EQ(table.refusal("action"), "rivero.action-lies RV-20 action=action-bridge");
}

TEST(RiveroAction, RV_44_UsedActionCardsMakeANewPileWhenItIsEmpty) {
    const std::string sixes = "sun sun sun sun sun sun tap tap tap tap tap tap bridge bridge bridge bridge ";
    Play table = Play::of("phase choose action [null {card bridge}] discard [" + sixes + "]");
    table.play("action");  // one bridge is left
    EXPECT_EQ(table.events(), "");
    EXPECT_EQ(table.moves(), "turn bridge");
    EXPECT_EQ(table.refusal("turn sun"), "rivero.not-in-pile RV-44 action=action-sun");
    Play empty = Play::of("phase choose action [null {card bridge}] discard [" + sixes + "bridge]");
    empty.play("action");
    EXPECT_EQ(empty.events(), "rivero.reshuffled RV-44");
    EXPECT_EQ(empty.get("discard"), "");
    EXPECT_EQ(Rivero::weight(empty.state, Move::turn(ActionCard::sun)), 6U);
    EXPECT_EQ(Rivero::weight(empty.state, Move::turn(ActionCard::bridge)), 5U);  // one lies in front
}

TEST(RiveroAction, RV_45_EachActionCanAlwaysBeDoneInOneWay) {
    EXPECT_EQ(acting("sun").moves(), "sun ocean");
    EXPECT_EQ(acting("tap").moves(), "tap 1b, tap 2b, tap 3b, tap 4b");
    EXPECT_EQ(acting("bridge").moves(), "bridge joker");
}

}  // namespace

}  // namespace games::rivero
