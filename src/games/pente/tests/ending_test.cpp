// How a game of two ends: PE-07 to PE-10, and the refusals that do not depend on a variant.

#include <gtest/gtest.h>

#include <array>

#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

TEST(PenteEnding, PE_07_FiveInARowWinsInAllFourLines) {
    constexpr std::array<std::array<int, 2>, 4> kLines{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
    for (const auto d : kLines)
        for (int gap = 0; gap < 5; ++gap) {  // whichever of the five is laid last
            std::string text;
            for (int y = 8; y >= 0; --y) {
                for (int x = 0; x < 9; ++x) {
                    char here = '.';
                    for (int k = 0; k < 5; ++k)
                        if (x == 4 + (k - 2) * d[0] && y == 4 + (k - 2) * d[1]) here = k == gap ? 'a' : 'X';
                    text += here;
                }
                text += '\n';
            }
            Board board({.variant = "standard"}, text);
            EXPECT_EQ(board.result(), "") << board.text();
            EXPECT_EQ(board.lay('a').result(), "0 row") << board.text();
            EXPECT_EQ(board.points(), "1 0");
            EXPECT_EQ(board.places(), "1 2");
            const auto outcome = Pente::outcome(board.state);
            EXPECT_EQ(outcome->code, "five");
            EXPECT_EQ(outcome->rule, "PE-07");
        }
}

TEST(PenteEnding, PE_07_FourInARowOrFiveWithAGapIsNotEnough) {
    Board board({.variant = "standard"}, R"(
        . . . . . . . . .
        . X X X a . . . .
        . . . . . . . . .
        X X X . X b . . .
        . . . . . . . . .
        . . . . . . . . .
        . X X O X c . . .
        . . . . . . . . .
        . . . . . . . . . )");
    for (const char name : std::string("abc")) {
        Board one = board;
        EXPECT_EQ(one.lay(name).result(), "") << one.text();
    }
}

TEST(PenteEnding, PE_07_AFiveWinsAtOnceAlthoughACaptureCouldBreakIt) {
    Board board({.variant = "standard", .captures = {0, 4}}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        . X X X a X . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').result(), "0 row") << board.text();
    EXPECT_EQ(board.refusal("E4"), "game-over");
}

TEST(PenteEnding, PE_07_FiveIsLookedAtBeforeCaptures) {
    Board board({.variant = "standard", .captures = {4, 0}}, R"(
        . . . . . . . . .
        . . . . X . . . .
        . . . . O . . . .
        . . . . O . . . .
        X X X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    board.lay('a');
    EXPECT_EQ(board.result(), "0 row");
    EXPECT_EQ(board.captures(), "5 0");
}

TEST(PenteEnding, PE_08_TheFifthPairWins) {
    const char* diagram = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X O O a . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )";
    Board fourth({.variant = "standard", .captures = {3, 4}}, diagram);
    EXPECT_EQ(fourth.lay('a').result(), "");
    EXPECT_EQ(fourth.captures(), "4 4");
    Board fifth({.variant = "standard", .captures = {4, 4}}, diagram);
    EXPECT_EQ(fifth.lay('a').result(), "0 captures");
    EXPECT_EQ(fifth.points(), "1 0");
    EXPECT_EQ(Pente::outcome(fifth.state)->code, "captures");
    EXPECT_EQ(Pente::outcome(fifth.state)->rule, "PE-08");
}

TEST(PenteEnding, PE_08_MoreThanFivePairsWinToo) {
    Board two({.variant = "standard", .to_move = 1, .captures = {4, 4}}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . O . .
        . . . X . X . . .
        . . . X X . . . .
        . . . a X X O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(two.lay('a').captures(), "4 7");
    EXPECT_EQ(two.result(), "1 captures");
}

TEST(PenteEnding, PE_09_SixAndNineInARowWin) {
    Board six({.variant = "standard"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X X a X X X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(six.lay('a').result(), "0 row");
    Board nine({.variant = "standard"}, R"(
        . . . . . . . . X
        . . . . . . . X .
        . . . . . . X . .
        . . . . . X . . .
        . . . . a . . . .
        . . . X . . . . .
        . . X . . . . . .
        . X . . . . . . .
        X . . . . . . . . )");
    EXPECT_EQ(nine.lay('a').result(), "0 row");
}

TEST(PenteEnding, PE_09_SixWinsInTheOtherVariantsWithoutAnExactRow) {
    for (const char* variant : {"tournament", "points", "keryo", "g-pente", "d-pente", "poof", "boat",
                                "o-pente", "swap2", "connect6"}) {
        Board board({.variant = variant}, R"(
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . X X a X X X . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . . )");
        EXPECT_EQ(board.lay('a').result(), "0 row") << variant;
    }
}

constexpr std::string_view kNearlyFull = R"(
    X X O O X X O O X
    O O X X O O X X O
    X X O O X X O O X
    O O X X O O X X O
    X X O O X X O O X
    O O X X O O X X O
    X X O O X X O O X
    O O X X O O X X O
    X X O O X X O O a )";

TEST(PenteEnding, PE_10_AFullBoardIsADraw) {
    Board board({.variant = "standard", .to_move = 1}, kNearlyFull);
    ASSERT_EQ(board.result(), "");
    ASSERT_EQ(board.legal_count(), 1U);
    board.lay('a');
    EXPECT_EQ(board.result(), "draw full") << board.text();
    EXPECT_EQ(board.points(), "0 0");
    EXPECT_EQ(board.places(), "1 1");
    EXPECT_EQ(Pente::outcome(board.state)->code, "full");
    EXPECT_EQ(Pente::outcome(board.state)->rule, "PE-10");
    EXPECT_TRUE(Pente::actors(board.state).empty());
}

TEST(PenteEnding, PE_10_ADrawIsSharedHoweverThePointsStand) {
    Board board({.variant = "points", .to_move = 1, .captures = {3, 1}}, kNearlyFull);
    board.lay('a');
    EXPECT_EQ(board.result(), "draw full") << board.text();
    EXPECT_EQ(board.points(), "3 1");
    EXPECT_EQ(board.places(), "1 1");
}

TEST(PenteEnding, PE_10_TheLastPointMayStillCaptureAndThenPlayGoesOn) {
    Board board({.variant = "standard", .to_move = 0}, kNearlyFull);
    board.lay('a');
    EXPECT_EQ(board.captures(), "1 0") << board.text();
    EXPECT_EQ(board.result(), "");
    EXPECT_EQ(board.legal_count(), 2U);
}

TEST(PenteEnding, PE_10_APlayerWhomTheBanLeavesNoPointDraws) {
    // After b every point that is left would be a double three for X.
    Board board({.variant = "complication", .to_move = 1, .any_three = true}, R"(
        O O X O O X X X X
        X X O O X X O O X
        O b O X O O X X O
        X O . X X . O O O
        X O X X O X X X O
        X X X O X X O O X
        O O . X X . O X X
        X X O O X O O O X
        O O X X X O X O O )");
    ASSERT_EQ(board.result(), "");
    board.lay('b');
    EXPECT_EQ(board.result(), "draw full") << board.text();
    EXPECT_EQ(board.stones(), 77);
    EXPECT_EQ(board.legal_count(), 0U);
    EXPECT_EQ(Pente::outcome(board.state)->rule, "PE-10");
}

TEST(PenteEnding, RefusalsOutOfTurnAndAfterTheEnd) {
    Board board("standard", 9);
    const auto move = Pente::read_move(board.state, "E5");
    const auto turn = Pente::why_illegal(board.state, game::Seat::player(1), *move);
    ASSERT_TRUE(turn);
    EXPECT_EQ(turn->code, "not-your-turn");
    ASSERT_EQ(turn->args.size(), 2U);
    EXPECT_EQ(turn->args[0].seat, game::Seat::player(1));
    EXPECT_EQ(turn->args[1].seat, game::Seat::player(0));
    EXPECT_TRUE(Pente::why_illegal(board.state, game::Seat::chance(), *move));
    Moves moves;
    Pente::legal_moves(board.state, game::Seat::player(1), moves);
    EXPECT_TRUE(moves.empty());
    EXPECT_EQ(board.refusal("take1"), "pente.lay-stone PE-04");
    EXPECT_EQ(board.refusal("start0"), "pente.lay-stone PE-04");
}

}  // namespace

}  // namespace games::pente
