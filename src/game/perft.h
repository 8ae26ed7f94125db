#pragma once

#include <cstdint>

#include "game/game.h"

namespace game {

/// The number of move sequences of exactly `depth` moves, chance and all actors included.
/// A game that ends earlier has no such sequence.
template <Game G>
std::uint64_t perft(const typename G::State& state, int depth) {
    if (depth == 0) return 1;
    std::uint64_t count = 0;
    typename G::Moves moves;
    for (const Seat seat : G::actors(state)) {
        G::legal_moves(state, seat, moves);
        if (depth == 1) {
            count += moves.size();
            continue;
        }
        for (const auto& move : moves) {
            auto next = state;
            G::apply(next, seat, move, nullptr);
            count += perft<G>(next, depth - 1);
        }
    }
    return count;
}

}  // namespace game
