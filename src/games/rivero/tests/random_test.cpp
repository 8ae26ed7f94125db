// Drawn moves against the lists they are drawn from.

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "game/playout.h"
#include "games/rivero/tests/play.h"

namespace games::rivero {

namespace {

TEST(RiveroRandom, ADrawnMoveIsAsLikelyAsTheListSays) {
    core::Rng rng(11);
    State state = Rivero::initial({});
    for (int step = 0; step < 120 && !Rivero::actors(state).empty(); ++step) {
        const game::Seat seat = *Rivero::actors(state).begin();
        Moves moves;
        Rivero::legal_moves(state, seat, moves);
        std::uint32_t total = 0;
        for (const Move move : moves) total += Rivero::weight(state, move);
        constexpr int kDraws = 3000;
        std::map<Move, int> drawn;
        for (int i = 0; i < kDraws; ++i) ++drawn[game::draw_move<Rivero>(state, seat, rng)];
        for (const auto& [move, count] : drawn) {
            ASSERT_FALSE(Rivero::why_illegal(state, seat, move));
            const double expected = static_cast<double>(kDraws) * Rivero::weight(state, move) / total;
            EXPECT_LT(std::abs(count - expected), 6 * std::sqrt(expected) + 3) << step;
        }
        if (moves.size() < 50) {
            EXPECT_EQ(drawn.size(), moves.size()) << step;
        }
        Rivero::apply(state, seat, game::draw_move<Rivero>(state, seat, rng), nullptr);
    }
}

/// Moves that no list has are refused, whatever their bits name.
TEST(RiveroRandom, NothingIsAcceptedThatIsNotListed) {
    std::vector<Move> pool;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        core::Rng rng(seed);
        State state =
            Rivero::initial({.variant = Variant::standard, .house = {.attach_to_any = seed % 2 == 1}});
        while (!Rivero::actors(state).empty()) {
            const game::Seat seat = *Rivero::actors(state).begin();
            Moves moves;
            Rivero::legal_moves(state, seat, moves);
            for (int i = 0; i < 40 && !pool.empty(); ++i) {
                const Move move = pool[rng.below(static_cast<std::uint32_t>(pool.size()))];
                EXPECT_EQ(std::binary_search(moves.begin(), moves.end(), move),
                          !Rivero::why_illegal(state, seat, move))
                    << Rivero::write_move(state, seat, move, kKeeper);
            }
            for (const Move move : moves)
                if (rng.below(8) == 0) pool.push_back(move);
            Rivero::apply(state, seat, game::draw_move<Rivero>(state, seat, rng), nullptr);
        }
    }
}

}  // namespace

}  // namespace games::rivero
