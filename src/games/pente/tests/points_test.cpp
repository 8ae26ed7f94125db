// The games for points: PE-21, PE-22, PE-24. (Series, PE-23: series_test.cpp.)

#include <gtest/gtest.h>

#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

TEST(PentePoints, PE_21_EachLineOfExactlyFourCountsOne) {
    // X: a four in a row, one in a column, one on each diagonal; a three, and O has one four.
    Board board({.variant = "points"}, R"(
        X X X X . . . . .
        . . . . . . . . X
        . . . . X . . . X
        . . . X . . . . X
        . . X . . X . . X
        . X . . . . X . .
        . . . . . . . X .
        O O O O . . . . X
        . . . . . X X X . )");
    EXPECT_EQ(board.result(), "");
    EXPECT_EQ(board.scores(), "4 1") << board.text();
}

TEST(PentePoints, PE_21_OneStoneMayStandInSeveralFours) {
    Board board({.variant = "points"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X . . . . . . .
        . X . . . . . . .
        . X . . . . . . .
        . X X X X . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.scores(), "2 0");
}

TEST(PentePoints, PE_21_BlockedFoursCountAndTheFiveIsNotAlsoAFour) {
    Board board({.variant = "points"}, R"(
        . . . . . . . . .
        O X X X X O . . .
        . . . . . . . . .
        . . . . . . . . .
        X X a X X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O O O O . . . .
        . . . . . . . . . )");
    board.lay('a');
    EXPECT_EQ(board.result(), "0 row");
    EXPECT_EQ(board.points(), "6 1");
    EXPECT_EQ(board.places(), "1 2");
}

TEST(PentePoints, PE_21_SixInARowIsNoFourEither) {
    Board board({.variant = "points"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X a X X X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').points(), "5 0");
}

TEST(PentePoints, PE_21_EachCaptureCountsOneForBothPlayers) {
    Board board({.variant = "points", .captures = {2, 3}}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X a X X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O O O O . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.scores(), "2 4");
    EXPECT_EQ(board.lay('a').points(), "7 4");
}

TEST(PentePoints, PE_22_TheBonusIsForFiveInARowOnly) {
    Board board({.variant = "points", .captures = {4, 0}}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X O O a . . .
        . . . . . . . . .
        . . . . . . . . .
        . O O O O . . . .
        . . . . . . . . . )");
    board.lay('a');
    EXPECT_EQ(board.result(), "0 captures");
    EXPECT_EQ(board.points(), "5 1");
    EXPECT_EQ(board.places(), "1 2");
}

TEST(PentePoints, PE_22_TheWinnerIsFirstEvenWithFewerPoints) {
    Board board({.variant = "points-tournament", .captures = {0, 4}}, R"(
        O O O O . O O O O
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X a X X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O O O O . . . .
        . . . . . . . . . )");
    board.lay('a');
    EXPECT_EQ(board.points(), "5 7");
    EXPECT_EQ(board.result(), "0 row");
    EXPECT_EQ(board.places(), "1 2");
}

TEST(PentePoints, PE_24_FourInARowEndsTheGameForManyAndEarnsTen) {
    Board board({.variant = "points-many", .to_move = 2, .players = 3}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . X X X . . . . .
        . . . . . . . . .
        . Y Y a Y . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.scores(), "1 0 0");
    board.lay('a');
    EXPECT_EQ(board.result(), "2 row");
    EXPECT_EQ(board.points(), "1 0 10");
    EXPECT_EQ(board.places(), "2 3 1");
    EXPECT_EQ(Pente::outcome(board.state)->code, "four");
    EXPECT_EQ(Pente::outcome(board.state)->rule, "PE-24");
}

TEST(PentePoints, PE_24_MoreThanFourEndsItToo) {
    Board board({.variant = "points-many", .players = 4}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X X a X X X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').result(), "0 row");
    EXPECT_EQ(board.points(), "10 0 0 0");
}

TEST(PentePoints, PE_24_TheFourthCaptureEndsItWithoutABonus) {
    const char* diagram = R"(
        . . . . . . . . .
        . . . . . . . . .
        . O O O . . . . .
        . . . . . . . . .
        . . X O Y a . . .
        . . . . . . . . .
        . . . . . . . . .
        . . Z . . . . . .
        . . . . . . . . . )";
    Board third({.variant = "points-many", .captures = {2, 1, 0, 0}, .players = 4}, diagram);
    EXPECT_EQ(third.lay('a').result(), "");
    EXPECT_EQ(third.scores(), "3 2 0 0");
    Board fourth({.variant = "points-many", .captures = {3, 1, 0, 0}, .players = 4}, diagram);
    fourth.lay('a');
    EXPECT_EQ(fourth.result(), "0 captures");
    EXPECT_EQ(fourth.points(), "4 2 0 0");
    EXPECT_EQ(fourth.places(), "1 2 3 3");
    EXPECT_EQ(Pente::outcome(fourth.state)->code, "captures");
    EXPECT_EQ(Pente::outcome(fourth.state)->rule, "PE-24");
}

TEST(PentePoints, PE_24_AMixedPairIsOneCapture) {
    Board board({.variant = "points-many", .players = 3}, R"(
        . . . . . . . . .
        . . . . X . . . .
        . . . . O . . . .
        . . . . O . . . .
        . X O Y a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    board.lay('a');
    EXPECT_EQ(board.captures(), "2 0 0");
    EXPECT_EQ(board.events(), "pente.captured PE-24 0 C5 D5\npente.captured PE-04 0 E6 E7\n");
}

TEST(PentePoints, PE_24_EachForHimselfAndOwnStonesAreNeverTaken) {
    for (const char* line : {"X X O a", "X O X a", "Y O O a", "O O O a"}) {
        std::string text;
        for (int i = 0; i < 9; ++i)
            text += i == 4 ? ". " + std::string(line) + " . . . .\n" : ". . . . . . . . .\n";
        Board board({.variant = "points-many", .players = 3}, text);
        board.lay('a');
        EXPECT_EQ(board.captures(), "0 0 0") << line;
    }
    // Opposite seats are no partners here: their pair counts as any other.
    Board board({.variant = "points-many", .players = 4}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X Y Y a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').captures(), "1 0 0 0");
}

TEST(PentePoints, PE_24_LinesOfExactlyThreeCountForEveryone) {
    Board board({.variant = "points-many", .to_move = 4, .captures = {0, 0, 2, 0, 0, 1}, .players = 6}, R"(
        X X X . O . . . .
        . . . . O . . Y .
        . . . . O . . . Y
        V V V a . . Y . .
        . . . . . . . Y .
        Z Z . Z Z . . . Y
        W W W . . . . . .
        W . . . . . . . .
        W . . . . . . . . )");
    EXPECT_EQ(board.scores(), "1 1 3 0 1 3") << board.text();
    board.lay('a');
    EXPECT_EQ(board.points(), "1 1 3 0 10 3");
    EXPECT_EQ(board.places(), "4 4 2 6 1 2");
}

}  // namespace

}  // namespace games::pente
