// The start of a game, and what kinds of move a phase takes.

#include <gtest/gtest.h>

#include "games/rivero/tests/play.h"

namespace games::rivero {

namespace {

TEST(RiveroSetup, RV_06_TheLotGivesTheBlueFlaskAndItsHolderBegins) {
    Play table("standard");
    EXPECT_EQ(table.turn(), game::Seat::chance());
    EXPECT_EQ(table.moves(), "start 0, start 1");
    EXPECT_EQ(table.refusal("draw N4"), "rivero.lot-first RV-06");
    table.play("start 1");
    EXPECT_EQ(table.events(), "begins-by-lot RV-06 seat=1");
    EXPECT_EQ(table.get("to_move"), "1");
    table.play("draw N1; draw N2; draw N3; draw N4; draw N5; draw C5; draw N6; draw C6; draw N7; draw C7");
    table.play("draw N8; draw C8; draw N9; draw C9; draw N10; draw C10");
    EXPECT_EQ(table.get("hands"), "[[C5 C6 C7 C8 C9 C10] [N5 N6 N7 N8 N9 N10]]");
    EXPECT_EQ(table.turn(), game::Seat::player(1));
}

TEST(RiveroSetup, RV_06_TheOptionNamesTheBeginner) {
    EXPECT_EQ(Play("standard", {{"begins", "0"}}).get("to_move"), "0");
    EXPECT_EQ(Play("eight", {{"begins", "1"}}).get("to_move"), "1");
    EXPECT_EQ(Play("eight", {{"begins", "1"}}).get("phase"), "deal");
}

TEST(RiveroSetup, RV_04_TheFourBaseCardsAreDealtFirstIntoTheMiddleRowOfTwelvePlaces) {
    Play table("standard", {{"begins", "0"}});
    table.play("draw N1; draw N2; draw N3");
    EXPECT_EQ(table.get("spring"), "{1b [N1] 2b [N2] 3b [N3]}");
    table.play("draw N4; draw C1");
    EXPECT_EQ(table.get("spring"), "{1b [N1] 2b [N2] 3b [N3] 4b [N4]}");
    EXPECT_EQ(table.get("hands"), "[[C1] []]");
    EXPECT_EQ(table.get("ocean"), "75");
    EXPECT_EQ(kPlaces, 12);
}

TEST(RiveroSetup, ADealtCardIsDrawnByItsNumberInTheOcean) {
    Play table("standard", {{"begins", "0"}});
    EXPECT_EQ(Rivero::weight(table.state, Move::draw({game::River::nile, 4})), 2U);
    table.play("draw N4");
    EXPECT_EQ(Rivero::weight(table.state, Move::draw({game::River::nile, 4})), 1U);
    table.play("draw N4");
    EXPECT_EQ(table.refusal("draw N4"), "rivero.not-in-ocean RV-43 river=river-nile value=4");
    EXPECT_EQ(table.refusal("turn sun"), "rivero.draw-first RV-07");
}

TEST(RiveroSetup, RV_07_TakeJoinAndReplaceAreLegalBeforeTheOptionIsChosen) {
    const Play table = Play::of(
        "phase choose hands [[N4 D6] []] rivers {0.1 [N1 N2 N3] 1.1 [D5 = D7]} bridges {1.1 [A1]} "
        "action [{card sun open [A9]} null]");
    EXPECT_EQ(table.moves(), "ocean, take, join N4 0.1, replace D6 1.1");
    for (const char* late : {"river N4 N5 N6", "double N4 1b", "extra", "spring N4 1a", "exchange N4 1b",
                             "ground N4", "lift", "end"})
        EXPECT_EQ(table.refusal(late), "rivero.choose-first RV-07") << late;
}

TEST(RiveroSetup, RV_07_OptionOneDrawsACardThenAnythingComesInAnyOrder) {
    Play table = Play::of(
        "phase choose hands [[N4 D1 D2 D6 A1] []] rivers {0.1 [N1 N2 N3] 1.1 [D5 = D7]} bridges {1.1 [A5]} "
        "action [{card sun open [A9]} null]");
    table.play("ocean");
    EXPECT_EQ(table.turn(), game::Seat::chance());
    EXPECT_EQ(table.get("draw"), "ocean");
    EXPECT_EQ(table.refusal("turn sun"), "rivero.draw-first RV-07");
    table.play("draw D3; double A1 1b; join N4 0.1; take; river D1 D2 D3; replace D6 1.1");
    EXPECT_EQ(table.get("hands"), "[[A5 A9] []]");
    for (const char* option : {"ocean", "column 1", "action"})
        EXPECT_EQ(table.refusal(option), "rivero.option-chosen RV-07") << option;
}

TEST(RiveroSetup, RV_46_WhileTheOceanHasCardsOptionOneIsAlwaysThere) {
    const Play table = Play::of("phase choose action [{card sun} null]");
    EXPECT_EQ(table.moves(), "ocean");
    EXPECT_NE(position_fault("phase choose hands [" + all_but("C1 C1 C2 C2") + " []]"), "");
}

TEST(RiveroSetup, NobodyPlaysForChanceOrForTheOther) {
    const Play table = Play::of("phase choose hands [[N4] []]");
    for (const char* move : {"draw N4", "turn sun", "start 0"})
        EXPECT_EQ(table.refusal(move), "rivero.chance-only RV-29") << move;
    EXPECT_EQ(table.refusal(game::Seat::player(1), "ocean"), "not-your-turn  seat=1 turn=0");
    EXPECT_EQ(table.refusal(game::Seat::chance(), "ocean"), "not-your-turn  seat=chance turn=0");
}

}  // namespace

}  // namespace games::rivero
