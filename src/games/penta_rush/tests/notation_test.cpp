// Moves as text.

#include "games/penta_rush/notation.h"

#include <gtest/gtest.h>

#include "games/catalog.h"
#include "games/penta_rush/rules.h"
#include "games/penta_rush/tests/play.h"

namespace games::penta_rush {

namespace {

std::string again(std::string_view text) {
    const State state;
    const auto move = PentaRush::read_move(state, text);
    if (!move) return std::string(move.error().code) + " " + std::string(move.error().rule);
    return PentaRush::write_move(state, game::Seat::player(0), *move, game::Viewer::keeper());
}

TEST(PentaRushNotation, SquaresRunFromTheBottomLeft) {
    EXPECT_EQ(write_square(0), "a1");
    EXPECT_EQ(write_square(9), "j1");
    EXPECT_EQ(write_square(99), "j10");
    for (int square = 0; square < kSquares; ++square)
        EXPECT_EQ(read_square(write_square(static_cast<Square>(square))), square);
    for (const char* bad : {"", "a", "a0", "a11", "k1", "1a", "a1 ", "a01", "a-1", "`1", "aa1"})
        EXPECT_FALSE(read_square(bad)) << bad;
}

TEST(PentaRushNotation, SquaresAreReadInAnyOrderAndWrittenAscending) {
    EXPECT_EQ(again("ring c3 a2 A1 b3 a3"), "ring a1 a2 a3 b3 c3");
    EXPECT_EQ(again("  ERASE c3 a2 a1   b3 a3 "), "erase a1 a2 a3 b3 c3");
    EXPECT_EQ(again("strike v c3 a2 a1 b3 a3"), "strike V a1 a2 a3 b3 c3");
    EXPECT_EQ(again("strike x"), "strike X");
    EXPECT_EQ(again("roll dcbaa"), "roll aabcd");
    EXPECT_EQ(again("Roll FEDCB"), "roll bcdef");
    for (const char* word : {"flip", "done", "time", "cap"}) EXPECT_EQ(again(word), word);
}

TEST(PentaRushNotation, WhatCannotBeReadIsNamed) {
    for (const char* text : {"", " ", "ring?", "rings a1 a2 a3 a4 a5", "flip now", "done 1", "roll",
                             "roll aabcd x", "strike", "strike Q", "strike FF a1 a2 a3 a4 a5", "strike 1"})
        EXPECT_EQ(again(text), "penta-rush.unreadable-move ") << text;
    EXPECT_EQ(again("ring a1 a2 a3 a4 a99"), "penta-rush.bad-square PR-01");
    EXPECT_EQ(again("ring ?"), "penta-rush.bad-square PR-01");
    EXPECT_EQ(again("ring a1 a2 a3 a4 a5 a6"), "penta-rush.no-shape PR-07");
    EXPECT_EQ(again("strike F a1 a2 a3 a4 a5"), "penta-rush.other-shape PR-28");
    EXPECT_EQ(again("roll aabc"), "penta-rush.bad-dice PR-04");
    EXPECT_EQ(again("roll aabcg"), "penta-rush.bad-dice PR-04");
    EXPECT_EQ(again("roll aaabc"), "penta-rush.throw-again PR-05");
}

TEST(PentaRushNotation, EveryMoveReadsAsItIsWrittenAndTheOrderOfMovesIsThatOfTheirKinds) {
    const State state;
    std::vector<Move> moves;
    for (int i = 0; i < kPlacements; ++i) moves.push_back(Move::ring(i));
    for (int i = 0; i < kPlacements; ++i) moves.push_back(Move::erase(i));
    for (int i = 0; i < kPlacements; ++i) moves.push_back(Move::strike(i));
    for (int i = 0; i < kShapes; ++i) moves.push_back(Move::strike_bare(static_cast<Shape>(i)));
    for (int i = 0; i < kRolls; ++i) moves.push_back(Move::roll(i));
    for (const Move move : {Move::flip(), Move::done(), Move::time(), Move::cap()}) moves.push_back(move);
    EXPECT_TRUE(std::is_sorted(moves.begin(), moves.end()));
    for (const Move move : moves) {
        const std::string text =
            PentaRush::write_move(state, game::Seat::player(0), move, game::Viewer::keeper());
        const auto read = PentaRush::read_move(state, text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(*read, move) << text;
    }
}

TEST(PentaRushNotation, BitsThatAreNoMoveAreRefusedInEveryPhase) {
    const auto game = games::find("penta-rush")->start({"puzzle", 2, {}, {}});
    ASSERT_TRUE(game);
    auto& state = **game;
    for (int phase = 0; phase < 3; ++phase) {
        for (const std::uint64_t bits : {0x300cULL, 0x3fffULL, 0x407eULL, 0x5004ULL, 0x6000ULL, 0xffffULL})
            for (const game::Seat seat : {game::Seat::player(0), game::Seat::chance(), game::Seat::clock()})
                EXPECT_TRUE(state.why_illegal(seat, {bits})) << phase << ' ' << bits;
        if (phase == 0) state.apply(game::Seat::chance(), *state.read_move("roll aabcd"), nullptr);
        if (phase == 1)
            for (const int seat : {0, 1})
                state.apply(game::Seat::player(seat), *state.read_move("done"), nullptr);
    }
}

}  // namespace

}  // namespace games::penta_rush
