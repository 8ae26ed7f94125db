// Groups lost by moving into a bracket: PE-44, and its part of PE-46.

#include <gtest/gtest.h>

#include <array>

#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

/// `line` through the middle of a board of 11; `a` lies on the centre.
Board along(std::string_view variant, std::array<int, 2> d, std::string_view line) {
    const int centre = static_cast<int>(line.find('a'));
    std::string text;
    for (int y = 10; y >= 0; --y) {
        for (int x = 0; x < 11; ++x) {
            char here = '.';
            for (int k = 0; k < static_cast<int>(line.size()); ++k)
                if (x == 5 + (k - centre) * d[0] && y == 5 + (k - centre) * d[1])
                    here = line[static_cast<std::size_t>(k)];
            text += here;
        }
        text += '\n';
    }
    return Board({.variant = variant}, text);
}

constexpr std::array<std::array<int, 2>, 4> kLines{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};

TEST(PentePoof, PE_44_APairMovedIntoABracketIsLost) {
    for (const auto d : kLines)
        for (const char* line : {"OaXO", "OXaO"}) {
            Board board = along("poof", d, line);
            board.lay('a');
            EXPECT_EQ(board.stones(), 2) << board.text();
            EXPECT_EQ(board.captures(), "0 2") << board.text();
            EXPECT_EQ(board.count("pente.poofed"), 1);
        }
    Board board = along("poof", {1, 0}, "OaXO");
    EXPECT_EQ(board.lay('a').events(), "pente.poofed PE-44 0 F6 G6\n");
}

TEST(PentePoof, PE_44_OnlyExactPairsBetweenTwoEnemiesAreLost) {
    for (const auto d : kLines)
        for (const char* line : {"OaO", "OaX", "OaX.O", ".aXO", "OXXaO", "OXaXO", "OXXaXO", "O.aXO"}) {
            Board board = along("poof", d, line);
            const int before = board.stones();
            board.lay('a');
            EXPECT_EQ(board.stones(), before + 1) << board.text();
            EXPECT_EQ(board.captures(), "0 0") << board.text();
        }
}

TEST(PentePoof, PE_44_TheEdgeDoesNotBracket) {
    Board board({.variant = "poof"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X a O . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').stones(), 3);
}

TEST(PentePoof, PE_44_SeveralPairsAreLostAtOnceAndTheirSharedStoneCountsOnce) {
    Board board({.variant = "poof"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . O .
        . . . . X . X . .
        . . . O a X O . .
        . . . O O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    // Row E5 F5 and column E5 E6 go; the diagonal E5 is alone, for F6 is empty.
    board.lay('a');
    EXPECT_EQ(board.count("pente.poofed"), 2) << board.events();
    EXPECT_EQ(board.captures(), "0 3");
    EXPECT_EQ(board.text(), tidy(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . O .
        . . . . . . X . .
        . . . O . . O . .
        . . . O O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )"));
}

TEST(PentePoof, PE_44_CapturesAndLossesAreFoundTogetherOnTheFullBoard) {
    // The stone takes the pair to its left, one stone of which brackets its own column partner.
    Board board({.variant = "poof"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . X . . .
        . X O O a . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    board.lay('a');
    EXPECT_EQ(board.captures(), "2 2") << board.text();
    EXPECT_EQ(board.text(), tidy(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . X . . . . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )"));
    // A bracket that is itself captured by the same stone still brackets.
    Board both({.variant = "poof"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        . . . . a . . . .
        . . . . O . . . .
        . . . . O . . . .
        . . . . X . . . .
        . . . . . . . . . )");
    both.lay('a');
    EXPECT_EQ(both.captures(), "2 2") << both.text();
    EXPECT_EQ(both.stones(), 2);
}

TEST(PentePoof, PE_44_FiveIsTestedAfterTheLoss) {
    Board board({.variant = "poof"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . X . . . .
        X X X X a . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    board.lay('a');
    EXPECT_EQ(board.result(), "") << board.text();
    EXPECT_EQ(board.captures(), "0 2");
    EXPECT_FALSE(board.has("E5", 0));
}

TEST(PentePoof, PE_44_TenStonesWinOnlyWithMoreThanTheOpponent) {
    const char* capture = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X O O a . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )";
    Board more({.variant = "poof", .captures = {8, 9}}, capture);
    EXPECT_EQ(more.lay('a').result(), "0 captures");
    EXPECT_EQ(Pente::outcome(more.state)->rule, "PE-44");
    Board less({.variant = "poof", .captures = {7, 0}}, capture);
    EXPECT_EQ(less.lay('a').result(), "");
    Board even({.variant = "poof", .captures = {10, 10}}, capture);
    ASSERT_EQ(even.result(), "");
    EXPECT_EQ(even.lay('a').result(), "0 captures");
    EXPECT_EQ(even.scores(), "12 10");
    Board level({.variant = "poof", .captures = {8, 10}}, capture);
    EXPECT_EQ(level.result(), "1 captures") << "ten against eight stands won";
}

TEST(PentePoof, PE_44_TenAgainstTenGoesOn) {
    // One stone that takes two and loses two: 8-8 becomes 10-10.
    Board board({.variant = "poof", .captures = {8, 8}}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . X . . .
        . X O O a . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    board.lay('a');
    EXPECT_EQ(board.captures(), "10 10");
    EXPECT_EQ(board.result(), "");
    EXPECT_EQ(board.turn(), 1);
}

TEST(PentePoof, PE_44_ALossCanMakeTheOpponentWin) {
    Board board({.variant = "poof", .captures = {9, 8}}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O X a O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(board.lay('a').result(), "1 captures");
}

TEST(PentePoof, PE_46_OPenteLosesTriplesTooWhicheverStoneIsLaidLast) {
    for (const auto d : kLines)
        for (const char* line : {"OaXXO", "OXaXO", "OXXaO"}) {
            Board board = along("o-pente", d, line);
            board.lay('a');
            EXPECT_EQ(board.stones(), 2) << line << '\n' << board.text();
            EXPECT_EQ(board.captures(), "0 3") << line;
            EXPECT_EQ(board.count("pente.poofed-three"), 1) << line;
        }
    for (const char* line : {"OaXO", "OXaO"}) {
        Board board = along("o-pente", {1, 0}, line);
        EXPECT_EQ(board.lay('a').captures(), "0 2") << line;
    }
    for (const char* line : {"OXXaXO", "OaO..O", ".XaXO"}) {
        Board board = along("o-pente", {1, 0}, line);
        EXPECT_EQ(board.lay('a').captures(), "0 0") << line;
    }
}

TEST(PentePoof, PE_46_FifteenStonesWinOPenteOnlyWithMoreThanTheOpponent) {
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
    Board more({.variant = "o-pente", .captures = {12, 14}}, triple);
    EXPECT_EQ(more.lay('a').result(), "0 captures");
    Board loss({.variant = "o-pente", .captures = {3, 13}}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O X a O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(loss.lay('a').result(), "1 captures");
}

}  // namespace

}  // namespace games::pente
