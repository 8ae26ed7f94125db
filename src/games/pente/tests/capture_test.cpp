// Captures: PE-04 to PE-06.

#include <gtest/gtest.h>

#include <array>

#include "games/pente/notation.h"
#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

constexpr std::array<std::array<int, 2>, 8> kDirections{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};

/// A board of 11 with `line` laid out from the centre in one direction; X is to move.
Board in_direction(std::array<int, 2> d, std::string_view line) {
    std::string text;
    for (int y = 10; y >= 0; --y) {
        for (int x = 0; x < 11; ++x) {
            char here = '.';
            for (int k = 0; k < static_cast<int>(line.size()); ++k)
                if (x == 5 + k * d[0] && y == 5 + k * d[1]) here = line[static_cast<std::size_t>(k)];
            text += here;
        }
        text += '\n';
    }
    return Board({.variant = "standard"}, text);
}

TEST(PenteCapture, PE_04_ExactlyTwoStonesBetweenTwoOwnAreTakenInEachOfEightDirections) {
    for (const auto d : kDirections) {
        Board board = in_direction(d, "aOOX");
        board.lay('a');
        EXPECT_EQ(board.captures(), "1 0") << board.text();
        EXPECT_EQ(board.stones(), 2) << board.text();
        EXPECT_EQ(board.count("pente.captured"), 1);
    }
}

TEST(PenteCapture, PE_04_OneOrThreeOrFourStonesAreNotTaken) {
    for (const auto d : kDirections)
        for (const char* line : {"aOX", "aOOOX", "aOOOOX"}) {
            Board board = in_direction(d, line);
            const int before = board.stones();
            board.lay('a');
            EXPECT_EQ(board.captures(), "0 0") << board.text();
            EXPECT_EQ(board.stones(), before + 1) << board.text();
        }
}

TEST(PenteCapture, PE_04_AGapOrAnOwnStoneBetweenSavesThePair) {
    for (const auto d : kDirections)
        for (const char* line : {"aO.OX", "a.OOX", "aOO.X", "aOXOX", "aXOOX", "aXOOO"}) {
            Board board = in_direction(d, line);
            board.lay('a');
            EXPECT_EQ(board.captures(), "0 0") << board.text();
        }
}

TEST(PenteCapture, PE_04_WithoutAnOwnStoneBehindNothingIsTaken) {
    for (const auto d : kDirections)
        for (const char* line : {"aOO", "aOOO"}) {
            Board board = in_direction(d, line);
            board.lay('a');
            EXPECT_EQ(board.captures(), "0 0") << board.text();
        }
}

TEST(PenteCapture, PE_04_TheEdgeDoesNotBracket) {
    Board board({.variant = "standard"}, R"(
        O . . . O . . . O
        . O . . O . . O .
        . . a . b . c . .
        . . . . . . . . .
        O O d . . . e O O
        . . . . . . . . .
        . . f . g . h . .
        . O . . O . . O .
        O . . . O . . . O )");
    for (const char name : std::string("abcdefgh")) {
        Board one = board;
        one.lay(name);
        EXPECT_EQ(one.captures(), "0 0") << one.text();
        EXPECT_EQ(one.stones(), 17) << one.text();
    }
}

TEST(PenteCapture, PE_04_APairThatWouldWrapRoundTheEdgeIsSafe) {
    // A row that goes on at the other side of the board, or on the next line, is no row.
    Board board({.variant = "standard"}, R"(
        . . . . . . . O a
        X . . . . . . . .
        O X . . . . . . .
        . . . . . . . . .
        b O . . . . . . O
        X . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O . . . . . . X c )");
    board.play("J9");
    EXPECT_EQ(board.captures(), "0 0");
    EXPECT_EQ(board.stones(), 10);
}

TEST(PenteCapture, PE_04_SeveralPairsAreTakenAtOnce) {
    Board board({.variant = "standard"}, R"(
        . . . . . . . . .
        . X . . X . . X .
        . . O . O . O . .
        . . . O O O . . .
        . X O O a O O X .
        . . . O O O . . .
        . . O . O . O . .
        . X . . X . . X .
        . . . . . . . . . )");
    board.lay('a');
    EXPECT_EQ(board.count("pente.captured"), 8);
    EXPECT_EQ(board.captures(), "8 0");
    EXPECT_EQ(board.text(), tidy(R"(
        . . . . . . . . .
        . X . . X . . X .
        . . . . . . . . .
        . . . . . . . . .
        . X . . X . . X .
        . . . . . . . . .
        . . . . . . . . .
        . X . . X . . X .
        . . . . . . . . . )"));
}

TEST(PenteCapture, PE_04_BothPlayersCaptureAndTheEventNamesThePoints) {
    Board board({.variant = "standard", .to_move = 1}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . a X X O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    board.lay('a');
    EXPECT_EQ(board.captures(), "0 1");
    EXPECT_EQ(board.scores(), "0 1");
    EXPECT_EQ(board.events(), "pente.captured PE-04 1 E5 F5\n");
}

TEST(PenteCapture, PE_04_AStoneCannotBeLaidOnAStone) {
    Board board("standard", 9);
    board.play("E5 E6");
    EXPECT_EQ(board.refusal("E5"), "pente.taken PE-04");
    EXPECT_EQ(board.refusal("E6"), "pente.taken PE-04");
    const auto why = board.reason("E6");
    ASSERT_EQ(why->args.size(), 1U);
    EXPECT_EQ(why->args[0].word, "E6");
}

TEST(PenteCapture, PE_04_ACapturedPointCanBeOccupiedAgain) {
    Board board({.variant = "standard"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . a O O X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    board.lay('a').play("E5");
    EXPECT_TRUE(board.has("E5", 1)) << board.text();
    board.play("F5");
    EXPECT_TRUE(board.has("F5", 0)) << board.text();
}

TEST(PenteCapture, PE_05_ACaptureHappensByItselfAndCannotBeDeclined) {
    Board board({.variant = "standard"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . O . . . .
        . . . . O . . . .
        . . . . a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    // One move for the point: there is none that leaves the pair.
    EXPECT_EQ(board.legal_count(), 78U);
    board.lay('a');
    EXPECT_FALSE(board.has("E5", 1));
    EXPECT_FALSE(board.has("E6", 1));
    EXPECT_EQ(board.captures(), "1 0");
}

TEST(PenteCapture, PE_06_MovingBetweenTwoEnemyStonesIsSafe) {
    for (const auto d : kDirections)
        for (const char* line : {"aXO", "XaO"}) {
            // An enemy before the line as well: O a X O and O X a O.
            std::string whole = std::string(line);
            Board board = in_direction(d, whole);
            const Point before{static_cast<std::int8_t>(5 - d[0]), static_cast<std::int8_t>(5 - d[1])};
            board.state.board[1].flip(before.x, before.y);
            ++board.state.stones;
            board.lay('a');
            EXPECT_EQ(board.captures(), "0 0") << board.text();
            EXPECT_EQ(board.stones(), 4) << board.text();
            EXPECT_EQ(board.events(), "");
        }
}

TEST(PenteCapture, PE_06_ASafePairIsTakenOnceABracketIsLaidAnew) {
    // The pair moved in safely stays safe while both brackets stay; only a new stone takes it.
    Board board({.variant = "standard"}, R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O a X O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . b . )");
    board.lay_all("ab");
    EXPECT_EQ(board.captures(), "0 0");
    EXPECT_EQ(board.stones(), 5);
}

}  // namespace

}  // namespace games::pente
