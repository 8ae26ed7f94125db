#pragma once

#include "core/rng.h"
#include "games/penta_rush/dice.h"

namespace bots::brains::penta_rush {

/// PR-02: 16 or 17 of each symbol, shuffled.
inline games::penta_rush::Board random_board(core::Rng& rng) {
    games::penta_rush::Board board{};
    for (std::size_t i = 0; i < board.size(); ++i)
        board[i] = static_cast<games::penta_rush::Symbol>(i % games::penta_rush::kSymbols);
    rng.shuffle(std::span(board));
    return board;
}

/// PR-05: one of the rolls that are kept, by weight.
inline games::penta_rush::Counts random_roll(core::Rng& rng) {
    int total = 0;
    for (const auto& roll : games::penta_rush::kAllRolls) total += roll.weight;
    int at = static_cast<int>(rng.below(static_cast<std::uint32_t>(total)));
    for (const auto& roll : games::penta_rush::kAllRolls)
        if ((at -= roll.weight) < 0) return roll.counts;
    return 0;
}

}  // namespace bots::brains::penta_rush
