// Variants beyond the booklet without a choice of sides: PE-40, PE-41, PE-48, PE-49, and the
// announcements, PE-34. (Poof: poof_test.cpp. Rows that can break: boat_test.cpp.)

#include <gtest/gtest.h>

#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

std::string in_the_middle(std::string_view row) {
    std::string text;
    for (int i = 0; i < 9; ++i) text += (i == 4 ? std::string(row) : ". . . . . . . . .") + "\n";
    return text;
}

TEST(PenteExtras, PE_34_AnnouncementsTellOfThreesAndFoursWithoutAnyEffect) {
    Board tria({.variant = "standard"}, in_the_middle(". . X X a . . . ."));
    EXPECT_EQ(tria.lay('a').events(), "pente.tria PE-34 0 E5\n");
    Board split({.variant = "standard"}, in_the_middle(". . X . X a . . ."));
    EXPECT_EQ(split.lay('a').events(), "pente.tria PE-34 0 F5\n");
    Board tessera({.variant = "standard"}, in_the_middle(". . X X X a . . ."));
    EXPECT_EQ(tessera.lay('a').events(), "pente.tessera PE-34 0 F5\n");
    Board four({.variant = "standard"}, in_the_middle(". O X X X a . . ."));
    EXPECT_EQ(four.lay('a').events(), "pente.four PE-34 0 F5\n");
    Board gap({.variant = "standard"}, in_the_middle(". X X X . a . . ."));
    EXPECT_EQ(gap.lay('a').events(), "pente.four PE-34 0 F5\n");
    for (const char* nothing : {"O X X a O . . . .", ". . X a . . . . .", "O X X a . . O . ."}) {
        Board board({.variant = "standard"}, in_the_middle(nothing));
        EXPECT_EQ(board.lay('a').events(), "") << nothing;
        EXPECT_EQ(board.result(), "");
    }
    Board five({.variant = "standard"}, in_the_middle(". X X X X a . . ."));
    EXPECT_EQ(five.lay('a').events(), "");
}

TEST(PenteExtras, PE_34_InThePointsGameForManyAThreeIsTheLastWarning) {
    Board board({.variant = "points-many", .players = 3}, in_the_middle(". . X X a . . . ."));
    EXPECT_EQ(board.lay('a').events(), "pente.tria PE-34 0 E5\n");
    Board two({.variant = "points-many", .players = 3}, in_the_middle(". . . X a . . . ."));
    EXPECT_EQ(two.lay('a').events(), "");
}

TEST(PenteExtras, PE_34_TheSameMoveWithoutListenersLeadsToTheSamePosition) {
    Board told({.variant = "standard"}, in_the_middle(". . X X a O O X ."));
    State silent = told.state;
    Pente::apply(silent, game::Seat::player(0), *Pente::read_move(silent, "E5"), nullptr);
    told.lay('a');
    EXPECT_EQ(told.state, silent);
}

TEST(PenteExtras, PE_40_GomokuHasNoCapturesAndAFreeFirstStone) {
    EXPECT_EQ(Board("gomoku", 9).legal_count(), 81U);
    Board board({.variant = "gomoku"}, in_the_middle(". . X O O a . . ."));
    board.lay('a');
    EXPECT_EQ(board.stones(), 4);
    EXPECT_EQ(board.captures(), "0 0");
    EXPECT_EQ(board.events(), "");
}

TEST(PenteExtras, PE_40_InGomokuExactlyFiveWins) {
    Board five({.variant = "gomoku"}, in_the_middle(". X X a X X . . ."));
    EXPECT_EQ(five.lay('a').result(), "0 row");
    EXPECT_EQ(Pente::outcome(five.state)->rule, "PE-40");
    Board six({.variant = "gomoku"}, in_the_middle(". X X a X X X . ."));
    EXPECT_EQ(six.lay('a').result(), "");
    Board blocked({.variant = "gomoku"}, in_the_middle("O X X a X X O . ."));
    EXPECT_EQ(blocked.lay('a').result(), "0 row");
}

TEST(PenteExtras, PE_41_KeryoTakesPairsAndTriples) {
    for (const char* variant : {"keryo", "dk-pente", "o-pente", "swap2-keryo"}) {
        Board pair({.variant = variant}, in_the_middle(". . X O O a . . ."));
        EXPECT_EQ(pair.lay('a').captures(), "2 0") << variant;
        Board triple({.variant = variant}, in_the_middle(". . X O O O a . ."));
        EXPECT_EQ(triple.lay('a').captures(), "3 0") << variant;
        EXPECT_EQ(triple.stones(), 2);
        EXPECT_EQ(triple.events(), "pente.captured-three PE-41 0 D5 E5 F5\n");
        for (const char* not_taken : {". . X O a . . . O", ". X O O O O a . .", ". X O O . O a . .",
                                      ". X O . O O a . .", ". X . O O a . . .", ". a O O . X . . .",
                                      ". a O . O X . . .", ". a . O O X . . .", ". a O O O . X . ."}) {
            Board board({.variant = variant}, in_the_middle(not_taken));
            EXPECT_EQ(board.lay('a').captures(), "0 0") << variant << not_taken;
        }
    }
}

TEST(PenteExtras, PE_41_FifteenStonesWin) {
    for (const char* variant : {"keryo", "dk-pente", "o-pente", "swap2-keryo"}) {
        Board short_of_it({.variant = variant, .captures = {12, 0}}, in_the_middle(". . X O O a . . ."));
        EXPECT_EQ(short_of_it.lay('a').result(), "") << variant;
        Board enough({.variant = variant, .captures = {12, 0}}, in_the_middle(". . X O O O a . ."));
        EXPECT_EQ(enough.lay('a').result(), "0 captures") << variant;
        EXPECT_EQ(enough.scores(), "15 0");
    }
    Board keryo({.variant = "keryo", .captures = {14, 0}}, in_the_middle(". . X O O a . . ."));
    EXPECT_EQ(keryo.lay('a').result(), "0 captures");
    EXPECT_EQ(Pente::outcome(keryo.state)->rule, "PE-41");
}

TEST(PenteExtras, PE_41_OtherVariantsDoNotTakeTriples) {
    for (const char* variant : {"standard", "g-pente", "d-pente", "poof", "boat", "swap2", "ninuki"}) {
        Board board({.variant = variant}, in_the_middle(". . X O O O a . ."));
        EXPECT_EQ(board.lay('a').captures(), "0 0") << variant;
    }
}

TEST(PenteExtras, PE_48_Connect6LaysOneStoneThenTwoEachTurn) {
    Board board("connect6", 9);
    EXPECT_EQ(board.legal_count(), 81U);
    EXPECT_EQ(board.state.stones_left, 1);
    std::string turns;
    for (const char* point : {"A1", "B3", "C5", "D7", "E9", "F2", "G4", "H6"}) {
        turns += std::to_string(board.turn());
        board.play(point);
    }
    EXPECT_EQ(turns, "01100110");
    EXPECT_EQ(board.turn(), 0);
}

TEST(PenteExtras, PE_48_InConnect6SixOrMoreWinAndNothingIsCaptured) {
    Board five({.variant = "connect6"}, in_the_middle(". X X a X X . . ."));
    EXPECT_EQ(five.lay('a').result(), "");
    Board six({.variant = "connect6"}, in_the_middle(". X X a X X X . ."));
    EXPECT_EQ(six.lay('a').result(), "0 row");
    EXPECT_EQ(Pente::outcome(six.state)->code, "six");
    EXPECT_EQ(Pente::outcome(six.state)->rule, "PE-48");
    Board seven({.variant = "connect6"}, in_the_middle("X X X a X X X . ."));
    EXPECT_EQ(seven.lay('a').result(), "0 row");
    Board pair({.variant = "connect6"}, in_the_middle(". . X O O a . . ."));
    EXPECT_EQ(pair.lay('a').stones(), 4);
}

TEST(PenteExtras, PE_48_TheFirstOfTwoStonesMayAlreadyWin) {
    Board board({.variant = "connect6", .to_move = 1, .stones_left = 2}, in_the_middle("O O O a O O . . ."));
    board.lay('a');
    EXPECT_EQ(board.result(), "1 row");
    EXPECT_EQ(board.refusal("A1"), "game-over");
}

TEST(PenteExtras, PE_49_NinukiTakesPairsAndFivePairsWin) {
    EXPECT_EQ(Board("ninuki", 9).legal_count(), 81U);
    Board fourth({.variant = "ninuki", .captures = {3, 0}}, in_the_middle(". . X O O a . . ."));
    EXPECT_EQ(fourth.lay('a').result(), "");
    EXPECT_EQ(fourth.captures(), "4 0");
    Board fifth({.variant = "ninuki", .captures = {4, 0}}, in_the_middle(". . X O O a . . ."));
    EXPECT_EQ(fifth.lay('a').result(), "0 captures");
}

TEST(PenteExtras, PE_49_ExactlyFiveWinsIfNothingBreaksItAndSixDoesNot) {
    Board five({.variant = "ninuki"}, in_the_middle(". X X a X X . . ."));
    EXPECT_EQ(five.lay('a').result(), "0 row");
    EXPECT_EQ(Pente::outcome(five.state)->rule, "PE-49");
    Board six({.variant = "ninuki"}, in_the_middle(". X X a X X X . ."));
    EXPECT_EQ(six.lay('a').result(), "");
    EXPECT_FALSE(six.state.row_pending);
}

TEST(PenteExtras, PE_49_ABreakableFiveWaitsForTheReply) {
    const char* diagram = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        . X X a X X . . .
        . . . . b . . . .
        . . . . . . . . .
        . . . . . . . . .
        c . . . . . . . . )";
    Board broken({.variant = "ninuki"}, diagram);
    broken.lay('a');
    EXPECT_EQ(broken.result(), "");
    EXPECT_TRUE(broken.state.row_pending);
    broken.lay('b');
    EXPECT_EQ(broken.result(), "");
    EXPECT_FALSE(broken.state.row_pending);
    Board left({.variant = "ninuki"}, diagram);
    EXPECT_EQ(left.lay_all("ac").result(), "0 row");
}

TEST(PenteExtras, PE_49_ADoubleThreeThatBreaksAStandingFiveIsLegal) {
    Board board({.variant = "ninuki"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        X X b X X . . . .
        . . . . a O O . .
        . . . . O . . . .
        . . . . O . . . .
        . . . . . . . . . )");
    board.lay('b');
    EXPECT_EQ(board.result(), "");
    EXPECT_TRUE(board.can_lay('a'));  // takes two stones of the column, and with them the five
    EXPECT_EQ(board.lay('a').result(), "");
    EXPECT_EQ(board.captures(), "0 1");
}

TEST(PenteExtras, PE_49_DoubleThreesAreRefusedExceptToStopAFive) {
    std::string diagram = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X a . . . .
        . . . . . O . . .
        . . . . . . O . .
        . . . . . . . O .
        . . . . . . . . . )";
    EXPECT_EQ(Board({.variant = "ninuki"}, diagram).refusal('a'), "pente.double-three PE-26");
    diagram.replace(diagram.rfind(". . . . . . . . ."), 17, ". . . . . . . . O");
    EXPECT_EQ(Board({.variant = "ninuki"}, diagram).refusal('a'), "");
}

TEST(PenteExtras, PE_40_TheBanOnDoubleThreesIsForComplicationAndNinukiOnly) {
    const char* diagram = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O O . O . . . . )";
    for (const game::VariantInfo& info : variant_infos()) {
        if (info.max_players > 2) continue;
        const bool bans = info.name.starts_with("complication") || info.name == "ninuki";
        EXPECT_EQ(Board({.variant = info.name}, diagram).can_lay('a'), !bans) << info.name;
    }
}

}  // namespace

}  // namespace games::pente
