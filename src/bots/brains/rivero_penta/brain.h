#pragma once

#include "bots/brains/brain.h"
#include "bots/brains/rivero_penta/sense.h"
#include "bots/search/information_set.h"

namespace bots::brains {

template <>
struct Brain<games::rivero_penta::RiveroPenta> {
    using Player = search::InformationSet<games::rivero_penta::RiveroPenta>;
    static constexpr std::uint64_t kNodes = 1'000'000;  // about 1 us each
    static constexpr Ladder kLadder{{
        {"greedy", 1, 800, "random"},
        {"greedy", 1, 660, "random"},
        {"greedy", 1, 455, "random"},
        {"greedy", 1, 165, "random"},
        {"plain", 35, 0, "random"},
        {"plain", 350, 0, "random"},
        {"plain", 2'200, 0, "random"},
        {"plain", 0, 0, "random"},
    }};

    /// A first opinion: the points a move books at once.
    static int interest(const games::rivero_penta::State& state, game::Seat seat,
                        games::rivero_penta::Move move);
};

}  // namespace bots::brains
