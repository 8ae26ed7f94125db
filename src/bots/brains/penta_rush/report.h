#pragma once

#include <span>

#include "bots/brains/penta_rush/solver.h"
#include "games/penta_rush/boards.h"

namespace bots::brains::penta_rush {

/// With fewer places to find on a board a roll is a lean one: five are what counts at most (PR-13).
constexpr int kLean = 5;

/// What a board is like, over all 126 rolls.
struct BoardReport {
    std::array<int, games::penta_rush::kSymbols> symbols{};  // how many squares show each
    games::penta_rush::Playability playability;
    int most_placements = 0;
    std::array<BestSet, games::penta_rush::kRolls> best;  // for each roll (PR-13)
    int least_best = 0, most_best = 0;                    // points of those sets, undoubled
    double mean_best = 0, deviation = 0;                  // exact, by weight
    int lean_rolls = 0;                                   // with fewer than kLean places that fit
};

/// A few milliseconds: the best set of every roll.
BoardReport report_on(const games::penta_rush::Board& board, SetSolver& solver);

/// How far the boards lie apart: the difference between the richest and the poorest mean best
/// score, as a part of the mean of all.
double spread(std::span<const BoardReport> boards);

}  // namespace bots::brains::penta_rush
