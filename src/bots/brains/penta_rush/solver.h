#pragma once

#include <algorithm>

#include "bots/search/packing.h"
#include "core/fixed_vector.h"
#include "games/penta_rush/dice.h"

namespace bots::brains::penta_rush {

/// Placements by their indexes in games::penta_rush::placements().
using Index = std::uint16_t;
using Fitting = core::FixedVector<Index, games::penta_rush::kPlacements>;

template <class List>
bool contains(const List& list, Index placement) {
    return std::find(list.begin(), list.end(), placement) != list.end();
}

/// A board looked at once, so that every roll on it is a walk through one table.
class BoardTable {
public:
    BoardTable() = default;
    explicit BoardTable(const games::penta_rush::Board& board);

    games::penta_rush::Counts counts(Index placement) const { return counts_[placement]; }

    /// PR-06: all placements that show exactly the symbols of the roll, ascending. `found` is
    /// cleared first.
    void find(games::penta_rush::Counts roll, Fitting& found) const;

private:
    std::array<games::penta_rush::Counts, games::penta_rush::kPlacements> counts_{};
};

/// Outlines that all count (PR-11, PR-12, PR-13), the dearest first.
struct BestSet {
    core::FixedVector<Index, games::penta_rush::kDice> placements;
    int points = 0;  // before the doubling of round 5 (PR-22), which changes no choice
};

/// Finds the best set of at most five outlines exactly: most points, then fewest outlines, then
/// the dearest shapes, then the letters, then the lowest indexes. Large; keep one and use it again.
class SetSolver {
public:
    /// `fitting` ascending, as BoardTable::find gives it.
    BestSet best(const Fitting& fitting);
    std::uint64_t nodes() const { return packing_.nodes(); }

private:
    search::Packing<games::penta_rush::kPlacements, games::penta_rush::kShapes, games::penta_rush::kSquares,
                    games::penta_rush::kDice>
        packing_;
    Fitting order_;  // the items of the packing as indexes
};

}  // namespace bots::brains::penta_rush
