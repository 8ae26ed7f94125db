// Drawn moves against the lists they are drawn from.

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
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

TEST(RiveroRandom, TheSelfCheckNoticesWhatCannotBe) {
    const State sound =
        Play::of(
            "phase play option column unused [D2] hands [[N8 D2 A9] [C3]] shown [[N8] []] with [[A9] []] "
            "rivers {0.1 [D3 D4 D5] 0.2 [A3 A4 A5] 1.1 [N5 = N7]} bridges {1.1 [C8]} flask [\"0.1\" null] "
            "groundwater [[N3 A2] []] seen [[own all] []] spring {1b [C1 N1] 2b [C1] 3b [C2] 4b [C2]}")
            .state;
    ASSERT_TRUE(Rivero::is_consistent(sound));
    const RiverCard amazon{game::River::amazon, 8};
    const std::initializer_list<std::function<void(State&)>> damages{
        [](State& state) { ++state.hand_size[0]; },
        [](State& state) { --state.ocean_size; },
        [](State& state) { state.spring.filled = kMiddle | kOuter; },
        [&](State& state) { state.spring.upper[place_at(0, 1)] = amazon; },
        [&](State& state) { state.shown[0].add(amazon); },
        [&](State& state) { state.with[0].add(amazon); },
        [&](State& state) { state.unused.add(amazon); },
        [&](State& state) { state.ocean.remove(amazon), --state.ocean_size; },
        [](State& state) { std::swap(state.rivers[0].number, state.rivers[1].number); },
        [](State& state) { state.rivers[0].number = 9; },
        [](State& state) { state.rivers[2].bridges = bit_of(5); },
        [](State& state) { state.rivers[2].places |= bit_of(9); },
        [](State& state) { state.rivers[5].places = bit_of(9); },
        [](State& state) { state.flask[0] = 7; },
        [](State& state) { state.slots[slot_at(0, 1)] = 0; },
    };
    int number = 0;
    for (const auto& damage : damages) {
        State state = sound;
        damage(state);
        EXPECT_FALSE(Rivero::is_consistent(state)) << "damage " << number;
        ++number;
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
