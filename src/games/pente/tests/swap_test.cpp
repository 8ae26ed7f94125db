// Openings with a choice of sides: PE-43 and PE-47.

#include <gtest/gtest.h>

#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

TEST(PenteSwap, PE_43_PlayerOneLaysFourStonesOfBothColoursAnywhere) {
    for (const char* variant : {"d-pente", "dk-pente"}) {
        Board board(variant, 9);
        EXPECT_EQ(board.legal_count(), 81U);
        for (const char* point : {"A1", "B2", "C4", "D6"}) {
            EXPECT_EQ(board.turn(), 0);
            EXPECT_EQ(board.refusal("take1"), "pente.lay-stone PE-04");
            board.play(point);
        }
        EXPECT_TRUE(board.has("A1", 0) && board.has("C4", 0)) << board.text();
        EXPECT_TRUE(board.has("B2", 1) && board.has("D6", 1)) << board.text();
        EXPECT_EQ(board.turn(), 1);
        EXPECT_EQ(board.state.phase, Phase::choose);
    }
}

TEST(PenteSwap, PE_43_PlayerTwoTakesASideAndTheFirstColourGoesOn) {
    for (const char* variant : {"d-pente", "dk-pente"}) {
        Board board(variant, 9);
        board.play("A1 B2 C4 D6");
        EXPECT_EQ(board.legal_count(), 2U);
        EXPECT_EQ(board.refusal("E5"), "pente.choose-side PE-43");
        EXPECT_EQ(board.refusal("add"), "pente.choose-side PE-43");
        Board first = board;
        first.play("take1");
        EXPECT_EQ(first.events(), "pente.takes-first PE-43 1\n");
        EXPECT_EQ(colour_of(first.state, 1), 0);
        EXPECT_EQ(colour_of(first.state, 0), 1);
        EXPECT_EQ(first.turn(), 1);
        first.play("E5 J9");
        EXPECT_TRUE(first.has("E5", 0) && first.has("J9", 1));
        Board second = board;
        second.play("take2");
        EXPECT_EQ(second.events(), "pente.takes-second PE-43 1\n");
        EXPECT_EQ(colour_of(second.state, 1), 1);
        EXPECT_EQ(second.turn(), 0);
        second.play("E5 J9");
        EXPECT_TRUE(second.has("E5", 0) && second.has("J9", 1));
    }
}

TEST(PenteSwap, PE_43_DKPenteCapturesAsKeryoAndDPenteDoesNot) {
    const char* triple = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X O O O a . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )";
    EXPECT_EQ(Board({.variant = "dk-pente"}, triple).lay('a').captures(), "3 0");
    EXPECT_EQ(Board({.variant = "d-pente"}, triple).lay('a').captures(), "0 0");
}

TEST(PenteSwap, PE_43_TheOpeningStonesCaptureForTheirColour) {
    Board board("d-pente", 9);
    board.play("B5 A5 C5 D5");
    EXPECT_EQ(board.captures(), "0 1");
    EXPECT_EQ(board.state.phase, Phase::choose);
    board.play("take2");
    EXPECT_EQ(board.scores(), "0 1");
    Board other("d-pente", 9);
    other.play("B5 A5 C5 D5 take1");
    EXPECT_EQ(other.scores(), "1 0");
}

TEST(PenteSwap, PE_43_SeatOneMayBeThePlayerWhoBegins) {
    Board board("d-pente", 9, 2, 1);
    EXPECT_EQ(board.turn(), 1);
    EXPECT_EQ(colour_of(board.state, 1), 0) << "the colour laid first is the beginner's until the choice";
    const auto again = Pente::read_position(Pente::write_position(board.state));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, board.state);
    board.play("A1 B2 C4 D6");
    EXPECT_TRUE(board.has("A1", 0));
    EXPECT_EQ(board.turn(), 0);
    board.play("take1");
    EXPECT_EQ(board.turn(), 0);
    EXPECT_EQ(colour_of(board.state, 0), 0);
}

TEST(PenteSwap, PE_43_TheWinnerIsTheSeatBehindTheColour) {
    Board board("d-pente", 9);
    board.play("A1 A9 B1 B9 take1 C1 C9 D1 D9 E1");
    EXPECT_EQ(board.result(), "1 row");
    EXPECT_EQ(board.points(), "0 1");
}

TEST(PenteSwap, PE_47_PlayerOneLaysThreeStonesWithoutATournamentRule) {
    for (const char* variant : {"swap2", "swap2-keryo"}) {
        Board board(variant, 9);
        EXPECT_EQ(board.legal_count(), 81U);
        board.play("E5 E6");
        EXPECT_EQ(board.turn(), 0);
        EXPECT_EQ(board.refusal("D5"), "");
        board.play("D5");
        EXPECT_TRUE(board.has("E5", 0) && board.has("E6", 1) && board.has("D5", 0));
        EXPECT_EQ(board.turn(), 1);
        EXPECT_EQ(board.state.phase, Phase::offer);
        EXPECT_EQ(board.legal_count(), 3U);
        EXPECT_EQ(board.refusal("A1"), "pente.choose-side PE-47");
    }
}

TEST(PenteSwap, PE_47_PlayerTwoMayTakeEitherSideAndTheSecondColourGoesOn) {
    Board board("swap2", 9);
    board.play("E5 E6 D5");
    Board first = board;
    first.play("take1");
    EXPECT_EQ(first.events(), "pente.takes-first PE-47 1\n");
    EXPECT_EQ(first.turn(), 0);
    EXPECT_EQ(colour_of(first.state, 0), 1);
    first.play("A1");
    EXPECT_TRUE(first.has("A1", 1));
    Board second = board;
    second.play("take2");
    EXPECT_EQ(second.turn(), 1);
    second.play("A1");
    EXPECT_TRUE(second.has("A1", 1));
    EXPECT_EQ(second.turn(), 0);
}

TEST(PenteSwap, PE_47_OrAddsTwoStonesAndPlayerOneChooses) {
    Board board("swap2", 9);
    board.play("E5 E6 D5 add");
    EXPECT_EQ(board.events(), "pente.adds PE-47 1\n");
    EXPECT_EQ(board.state.phase, Phase::extend);
    EXPECT_EQ(board.turn(), 1);
    board.play("A1 A2");
    EXPECT_TRUE(board.has("A1", 1) && board.has("A2", 0)) << board.text();
    EXPECT_EQ(board.state.phase, Phase::choose);
    EXPECT_EQ(board.turn(), 0);
    EXPECT_EQ(board.legal_count(), 2U);
    EXPECT_EQ(board.refusal("add"), "pente.choose-side PE-47");
    Board first = board;
    first.play("take1");
    EXPECT_EQ(first.turn(), 1);
    EXPECT_EQ(colour_of(first.state, 1), 1);
    EXPECT_TRUE(first.play("J9").has("J9", 1));
    Board second = board;
    second.play("take2");
    EXPECT_EQ(second.turn(), 0);
    EXPECT_EQ(colour_of(second.state, 0), 1);
    EXPECT_TRUE(second.play("J9").has("J9", 1));
}

TEST(PenteSwap, PE_47_TheAddedStonesCaptureForTheirColour) {
    Board board("swap2", 9);
    board.play("A5 B5 J1 add C5 D5");
    EXPECT_EQ(board.captures(), "1 0") << board.text();
    EXPECT_EQ(board.stones(), 3);
}

TEST(PenteSwap, PE_47_Swap2KeryoTakesTriples) {
    Board board({.variant = "swap2-keryo", .to_move = 1}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O X X X a . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').captures(), "0 3");
}

TEST(PenteSwap, PE_47_TheLotComesBeforeTheOpening) {
    Board board("swap2", 9, 2, Options::kLot);
    board.play("start1 E5 E6 D5");
    EXPECT_EQ(board.turn(), 0);
    board.play("take1");
    EXPECT_EQ(colour_of(board.state, 0), 0);
    EXPECT_EQ(board.turn(), 1);
}

}  // namespace

}  // namespace games::pente
