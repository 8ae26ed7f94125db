#pragma once

#include "bots/brains/penta_rush/advice.h"

namespace bots::brains::penta_rush {

// Whole solo games (PR-36), for measuring what the advice is worth. The same `seed` means the same
// twelve rolls for both players.

/// Rings and strikes what the advisor finds best after `nodes` a round; the score.
int play_solo_by_advice(const games::penta_rush::Board& board, std::uint64_t seed, std::uint64_t nodes);

/// Rings the dearest shape that fits, at a random place; strikes the cheapest, at a random place.
int play_solo_greedily(const games::penta_rush::Board& board, std::uint64_t seed);

/// A mean and its standard error.
struct Estimate {
    double mean = 0, error = 0;
};
/// What a level (1 to 8) scores over the boards of the seeds 0 to `boards` - 1, with at most `nodes` a move.
Estimate solo_score(int level, int boards, std::uint64_t nodes);

/// How many points more the advice brings than greed, game by game over the boards of the seeds
/// 0 to `boards` - 1.
Estimate worth_of_advice(int boards, std::uint64_t nodes);

}  // namespace bots::brains::penta_rush
