// Rivers: their shape, making, joining, bridges in them.

#include <gtest/gtest.h>

#include "games/rivero/tests/play.h"

namespace games::rivero {

namespace {

/// Option 1, the card drawn; with the rest of a position.
Play after_draw(const std::string& rest) { return Play::of("phase play option ocean " + rest); }

TEST(RiveroRivers, RV_02_SixRiverCardsAreARiveroAndBridgesDoNotCount) {
    Play table = after_draw("hands [[N6 N7] []] rivers {0.1 [N1 N2 = N4 N5]} bridges {0.1 [A1]}");
    EXPECT_EQ(table.play("join N6 0.1").events(), "");  // six positions, five cards
    EXPECT_EQ(table.play("join N7 0.1").events(), "rivero.six RV-02 seat=0 where=0.1");
    EXPECT_EQ(riveros_of(table.state, 0), 1);
    Play seventh = after_draw("hands [[N7] []] rivers {0.1 [N1 N2 N3 N4 N5 N6]}");
    EXPECT_EQ(seventh.play("join N7 0.1").events(), "");  // it was one before
    EXPECT_EQ(after_draw("hands [[N1 N2 N3 N4 N5 N6] []]").play("river N1 N2 N3 N4 N5 N6").events(),
              "rivero.six RV-02 seat=0 where=0.1");
}

TEST(RiveroRivers, RV_03_ARiverRisesByOneInOneNameWithThreePositionsOrMore) {
    Play table = after_draw("hands [[N8 N9 N10 N1 N2 D10 D8] []]");
    EXPECT_EQ(table.moves("river"), "river N8 N9 N10");
    EXPECT_EQ(table.refusal("river N8 N9 D10"), "rivero.mixed-rivers RV-03 river=river-danube value=10");
    EXPECT_EQ(table.refusal("river N9 N10 N1"), "rivero.not-rising RV-03 river=river-nile value=1");
    EXPECT_EQ(table.refusal("river N10 N9 N8"), "rivero.not-rising RV-03 river=river-nile value=9");
    EXPECT_EQ(table.refusal("river N1 N2"), "rivero.river-short RV-03 least=3");
    EXPECT_EQ(table.refusal("river N1 N2 N3"), "rivero.not-in-hand RV-03 river=river-nile value=3");
    table.play("river N8 N9 N10");
    EXPECT_EQ(table.get("rivers"), "{0.1 [N8 N9 N10]}");
    EXPECT_EQ(table.get("hands"), "[[N1 N2 D8 D10] []]");
}

TEST(RiveroRivers, RV_03_EveryRowOfTheHandIsARiver) {
    EXPECT_EQ(after_draw("hands [[A3 A4 A5 A6 A6] []]").moves("river"),
              "river A3 A4 A5, river A3 A4 A5 A6, river A4 A5 A6");
}

TEST(RiveroRivers, RV_08_ANewRiverOfOptionOneTakesTheFlaskSoThereIsOnlyOne) {
    Play table = after_draw("hands [[N1 N2 N3 D4 D5 D6] []]");
    table.play("river N1 N2 N3");
    EXPECT_EQ(table.get("flask"), "[0.1 null]");
    EXPECT_EQ(table.refusal("river D4 D5 D6"), "rivero.flask-lies RV-08 where=0.1");
    EXPECT_EQ(table.moves("river"), "");
}

TEST(RiveroRivers, RV_09_TheFlaskStaysWithItsRiverUntilOptionTwo) {
    Play table = Play::of(
        "phase choose hands [[N4 N5] []] rivers {0.2 [N1 N2 N3]} flask [\"0.2\" null] "
        "spring {1a [D7] 1b [N6] 1c [A1] 2b [C1] 3b [C2] 4b [C2]}");
    table.play("join N4 0.2; ocean; draw D1; join N5 0.2; end; ocean; draw D2; end");
    EXPECT_EQ(table.get("flask"), "[0.2 null]");
    table.play("column 1");
    EXPECT_EQ(table.get("flask"), "[null null]");
}

TEST(RiveroRivers, RV_11_CardsJoinOwnRiversUnlessTheOptionSaysAny) {
    const std::string rest = "hands [[N4 D4] []] rivers {0.1 [N1 N2 N3] 1.1 [D1 D2 D3]}";
    EXPECT_EQ(after_draw(rest).moves("join"), "join N4 0.1");
    EXPECT_EQ(after_draw(rest).refusal("join D4 1.1"), "rivero.not-your-river RV-11 where=1.1");
    Play any = after_draw("attach_to any " + rest);
    EXPECT_EQ(any.moves("join"), "join N4 0.1, join D4 1.1");
    EXPECT_EQ(any.play("join D4 1.1").get("rivers"), "{0.1 [N1 N2 N3] 1.1 [D1 D2 D3 D4]}");
}

TEST(RiveroRivers, RV_12_ACardJoinsAtEitherEnd) {
    Play table = after_draw("hands [[N2 N6 N7 N4 D6] []] rivers {0.1 [N3 N4 N5]}");
    EXPECT_EQ(table.moves("join"), "join N2 0.1, join N6 0.1");
    EXPECT_EQ(table.refusal("join N7 0.1"), "rivero.not-at-end RV-12 river=river-nile value=7 where=0.1");
    EXPECT_EQ(table.refusal("join N4 0.1"), "rivero.lies-there RV-12 river=river-nile value=4 where=0.1");
    EXPECT_EQ(table.refusal("join D6 0.1"), "rivero.other-river RV-12 river=river-danube value=6 where=0.1");
    EXPECT_EQ(table.refusal("join N6 0.2"), "rivero.no-such-river RV-12 where=0.2");
    EXPECT_EQ(table.refusal("join A6 0.1"), "rivero.not-in-hand RV-12 river=river-amazon value=6");
    table.play("join N6 0.1; join N2 0.1; join N7 0.1");
    EXPECT_EQ(table.get("rivers"), "{0.1 [N2 N3 N4 N5 N6 N7]}");
}

TEST(RiveroRivers, RV_12_NothingComesBelowOneOrAboveTen) {
    const Play table = after_draw("hands [[N10 N1] []] rivers {0.1 [N1 N2 N3] 0.2 [N8 N9 N10]}");
    EXPECT_EQ(table.moves("join"), "");
}

TEST(RiveroRivers, RV_12_WithAJokerTheCardBehindItJoins) {
    Play table =
        after_draw("hands [[N8 N2 N9] []] rivers {0.1 [N4 N5 N6]} action [{card bridge joker A1} null]");
    EXPECT_EQ(table.moves("join"), "join = N2 0.1, join = N8 0.1");
    EXPECT_EQ(table.refusal("join = N9 0.1"),
              "rivero.not-behind-joker RV-30 river=river-nile value=9 where=0.1");
    table.play("join = N8 0.1");
    EXPECT_EQ(table.get("rivers"), "{0.1 [N4 N5 N6 = N8]}");
    EXPECT_EQ(table.get("bridges"), "{0.1 [A1]}");
    EXPECT_EQ(table.get("action"), "[null null]");
    EXPECT_EQ(table.refusal("join = N2 0.1"), "rivero.no-joker RV-29");
    Play low = after_draw(
        "hands [[N2] []] rivers {0.1 [N4 N5 = N7]} bridges {0.1 [A2]} action [{card bridge joker A1} null]");
    low.play("join = N2 0.1");
    EXPECT_EQ(low.get("rivers"), "{0.1 [N2 = N4 N5 = N7]}");
    EXPECT_EQ(low.get("bridges"), "{0.1 [A1 A2]}");  // each under its own bridge
}

TEST(RiveroRivers, RV_13_OwnRiversOfOneNameNeverMerge) {
    Play table = after_draw("hands [[N8 N4] []] rivers {0.1 [N4 N5 N6 N7] 0.2 [N8 N9 N10]}");
    table.play("join N8 0.1");
    EXPECT_EQ(table.get("rivers"), "{0.1 [N4 N5 N6 N7 N8] 0.2 [N8 N9 N10]}");
    Play overlap = after_draw("hands [[N5 N6 N7] []] rivers {0.1 [N4 N5 N6 N7]}");
    overlap.play("river N5 N6 N7");
    EXPECT_EQ(overlap.get("rivers"), "{0.1 [N4 N5 N6 N7] 0.2 [N5 N6 N7]}");
}

TEST(RiveroRivers, RV_29_AJokerStandsForACardOfANewRiver) {
    Play table = after_draw("hands [[N4 N6 N7] []] action [{card bridge joker A1} null]");
    EXPECT_EQ(table.moves("river"), "river N4 = N6, river N4 = N6 N7");
    EXPECT_EQ(table.refusal("river N4 = N6 = N8"), "rivero.one-joker RV-29");
    EXPECT_EQ(after_draw("hands [[N4 N6] []]").refusal("river N4 = N6"), "rivero.no-joker RV-29");
    table.play("river N4 = N6 N7");
    EXPECT_EQ(table.get("rivers"), "{0.1 [N4 = N6 N7]}");
    EXPECT_EQ(table.get("bridges"), "{0.1 [A1]}");
}

TEST(RiveroRivers, RV_29_AJokerMayStandForACardOneHolds) {
    const Play table = after_draw("hands [[N4 N5 N6] []] action [{card bridge joker A1} null]");
    EXPECT_EQ(table.moves("river"), "river N4 N5 N6, river N4 = N6");
}

TEST(RiveroRivers, RV_30_AJokerIsNeverFirstOrLastNorBesideABridge) {
    const Play table = after_draw("hands [[N4 N5 N7] []] action [{card bridge joker A1} null]");
    EXPECT_EQ(table.moves("river"), "river N4 N5 = N7, river N5 = N7");
    EXPECT_EQ(table.refusal("river N4 N5 ="), "rivero.joker-at-end RV-30");
    EXPECT_EQ(table.refusal("river = N4 N5"), "rivero.joker-at-end RV-30");
    EXPECT_EQ(position_fault("phase choose rivers {0.1 [N4 = = N7]} bridges {0.1 [A1 A2]}"),
              "rivero.bad-river RV-03 where=0.1");
}

TEST(RiveroRivers, RV_31_AnyBridgeIsReplacedByItsCardAndGoesToTheHandUnseen) {
    Play table =
        after_draw("hands [[D6 N5 N6] []] rivers {0.1 [N4 = N6] 1.1 [D5 = D7]} bridges {0.1 [A3] 1.1 [A1]}");
    EXPECT_EQ(table.moves("replace"), "replace N5 0.1, replace D6 1.1");
    EXPECT_EQ(table.refusal("replace N6 0.1"), "rivero.no-bridge RV-31 river=river-nile value=6 where=0.1");
    EXPECT_EQ(table.refusal("replace N6 1.1"), "rivero.no-bridge RV-31 river=river-nile value=6 where=1.1");
    EXPECT_EQ(table.refusal("replace D7 1.1"), "rivero.not-in-hand RV-31 river=river-danube value=7");
    EXPECT_EQ(table.refusal("replace D6 1.2"), "rivero.no-such-river RV-31 where=1.2");
    table.play("replace D6 1.1");
    EXPECT_EQ(table.get("rivers"), "{0.1 [N4 = N6] 1.1 [D5 D6 D7]}");
    EXPECT_EQ(table.get("hands"), "[[N5 N6 A1] []]");
    EXPECT_EQ(table.events_for(0), "rivero.bridge-taken RV-31 river=river-amazon value=1");
    EXPECT_EQ(table.events(), "");
    EXPECT_EQ(table.get("hands", eyes_of(1)), "[[? ? ?] []]");
    table.play("replace N5 0.1");
    EXPECT_EQ(table.get("hands"), "[[N6 A1 A3] []]");
}

TEST(RiveroRivers, ANumberIsNeverGivenTwice) {
    Play table = after_draw("hands [[N1 N2 N3] []] made [4 0]");
    table.play("river N1 N2 N3");
    EXPECT_EQ(table.get("rivers"), "{0.5 [N1 N2 N3]}");
    EXPECT_EQ(table.get("flask"), "[0.5 null]");
}

TEST(RiveroRivers, ANewRiverOfSeatZeroLeavesTheOthersOfSeatOneAsTheyAre) {
    Play table = after_draw(
        "hands [[N4 N6 A1] []] rivers {1.1 [D1 = D3] 1.2 [A4 = A6]} bridges {1.1 [A9] 1.2 [A10]} "
        "action [{card bridge joker C9} null] flask [null \"1.2\"]");
    table.play("river N4 = N6");
    EXPECT_EQ(table.get("rivers"), "{0.1 [N4 = N6] 1.1 [D1 = D3] 1.2 [A4 = A6]}");
    EXPECT_EQ(table.get("bridges"), "{0.1 [C9] 1.1 [A9] 1.2 [A10]}");
    EXPECT_EQ(table.get("flask"), "[0.1 1.2]");
}

}  // namespace

}  // namespace games::rivero
