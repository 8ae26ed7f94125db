#pragma once

#include "bots/brains/brain.h"
#include "bots/brains/pente/engine.h"
#include "bots/players.h"
#include "games/pente/rules.h"

namespace bots::brains {

template <>
struct Brain<games::pente::Pente> {
    using Player = pente::Engine;
    static constexpr std::uint64_t kNodes = 800'000;
    static constexpr Ladder kLadder{{
        {"greedy", 1, 280, "random"},
        {"greedy", 1, 150, "random"},
        {"plain", 100, 300, kOpener},
        {"plain", 150, 130, kOpener},
        {"plain", 350, 50, kOpener},
        {"plain", 1'800, 15, kOpener},
        {"plain", 12'000, 0, kOpener},
        {"plain", 0, 0, kOpener},
    }};

    /// A first opinion, good enough for a friendly game: rows in the making, one's own and the others', and
    /// captures. It looks at one stone, not ahead.
    static int interest(const games::pente::State& state, game::Seat seat, games::pente::Move move);
};

}  // namespace bots::brains
