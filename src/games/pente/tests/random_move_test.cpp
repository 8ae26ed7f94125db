// Pente::random_move draws each legal move equally often: a chi-square test with a fixed seed.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/rng.h"
#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

/// Draws many moves and compares their frequencies with equal ones. The statistic has about
/// k - 1 on average with a spread of sqrt(2 (k - 1)); six spreads above are never reached by
/// chance, and the seed is fixed besides.
void expect_uniform(const Board& board, std::string_view what) {
    const game::Seat seat = *Pente::actors(board.state).begin();
    Moves moves;
    Pente::legal_moves(board.state, seat, moves);
    ASSERT_FALSE(moves.empty()) << what;
    const int draws = 400 * static_cast<int>(moves.size());
    std::vector<int> hits(moves.size(), 0);
    core::Rng rng(20250101);
    for (int i = 0; i < draws; ++i) {
        const Move move = Pente::random_move(board.state, seat, rng);
        const auto found = std::lower_bound(moves.begin(), moves.end(), move);
        ASSERT_TRUE(found != moves.end() && *found == move) << what << ": an illegal move was drawn";
        ++hits[static_cast<std::size_t>(found - moves.begin())];
    }
    const double expected = 400.0, freedom = static_cast<double>(moves.size()) - 1;
    double chi = 0;
    for (const int n : hits) chi += (n - expected) * (n - expected) / expected;
    EXPECT_LE(chi, freedom + 6 * std::sqrt(2 * freedom) + 1e-9) << what << '\n' << board.text();
    // Nor suspiciously even, as a draw in turn would be.
    if (moves.size() > 20) {
        EXPECT_GE(chi, freedom - 6 * std::sqrt(2 * freedom)) << what;
    }
}

TEST(PenteRandomMove, TheOpeningsAreDrawnEvenly) {
    expect_uniform(Board("standard"), "the centre alone");
    expect_uniform(Board("gomoku", 9), "an empty board");
    Board second("tournament", 9);
    second.play("E5 E6");
    expect_uniform(second, "tournament, second stone");
    Board axis("g-pente", 19);
    axis.play("K10 K11");
    expect_uniform(axis, "g-pente, second stone");
    Board offer("swap2", 9);
    offer.play("E5 E6 D5");
    expect_uniform(offer, "swap2, offer");
    offer.play("add");
    expect_uniform(offer, "swap2, extend");
    offer.play("A1 A2");
    expect_uniform(offer, "swap2, choose");
    Board four("d-pente", 9);
    four.play("E5 E6 D5");
    expect_uniform(four, "d-pente, fourth stone");
    expect_uniform(four.play("A1"), "d-pente, choose");
}

TEST(PenteRandomMove, EverySizeIsDrawnEvenly) {
    for (const int size : {9, 11, 13, 15, 17, 19}) {
        Board board("standard", size);
        Moves moves;
        Pente::legal_moves(board.state, game::Seat::player(0), moves);
        Pente::apply(board.state, game::Seat::player(0), moves[0], nullptr);
        expect_uniform(board, "after the first stone");
    }
}

TEST(PenteRandomMove, BannedPointsAreNeverDrawnAndTheOthersEvenly) {
    for (const bool any_three : {false, true}) {
        Board board({.variant = "complication", .any_three = any_three}, R"(
            . . . . . . . . .
            . . X . . . X . .
            . . X . . . X . .
            . X . . X . . X .
            . . . X X . . . .
            . . X . . . X . .
            . X . . O O . X .
            . . . O . . O . .
            O . . . . . . . O )");
        Moves moves;
        Pente::legal_moves(board.state, game::Seat::player(0), moves);
        ASSERT_LT(moves.size(), static_cast<std::size_t>(81 - board.stones())) << "no point is banned";
        expect_uniform(board, "complication");
    }
}

TEST(PenteRandomMove, AlmostFullBoardsAreDrawnEvenly) {
    // 70 stones are just below seven eighths of 81, 71 just above: both ways of drawing.
    for (const char* top : {"O . . . . . . . . ", "O X . . . . . . . "}) {
        Board board({.variant = "standard"}, std::string(top) + R"(
            . . . X O O X X O
            X X O O X X O O X
            O O X X O O X X O
            X X O O X X O O X
            O O X X O O X X O
            X X O O X X O O X
            O O X X O O X X O
            X X O O X X O O X )");
        ASSERT_EQ(board.result(), "");
        expect_uniform(board, "almost full");
    }
    Board last({.variant = "gomoku"}, R"(
        O O X X O O X X .
        X X O O X X O O X
        O O X X . O X X O
        X X O O X X O O X
        O O X X O O X X O
        X X O O X X O O X
        O O X X O O X X O
        X X O O X X O O X
        . O X X O O X X O )");
    ASSERT_EQ(last.result(), "");
    expect_uniform(last, "three points left");
}

}  // namespace

}  // namespace games::pente
