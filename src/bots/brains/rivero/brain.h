#pragma once

#include "bots/brains/brain.h"
#include "bots/brains/rivero/sense.h"
#include "bots/search/information_set.h"

namespace bots::brains {

template <>
struct Brain<games::rivero::Rivero> {
    using Player = search::InformationSet<games::rivero::Rivero>;
    static constexpr std::uint64_t kNodes = 5'000'000;  // about 200 ns each
    static constexpr Ladder kLadder{{
        {"greedy", 1, 620, "random"},
        {"greedy", 1, 430, "random"},
        {"greedy", 1, 240, "random"},
        {"plain", 550, 0, "random"},
        {"plain", 1'000, 0, "random"},
        {"plain", 3'200, 0, "random"},
        {"plain", 13'000, 0, "random"},
        {"plain", 0, 0, "random"},
    }};

    /// A first opinion: what a move changes in the count of RV-41, one's own and the other's, and which cards
    /// it brings to hand.
    static int interest(const games::rivero::State& state, game::Seat seat, games::rivero::Move move);
};

}  // namespace bots::brains
