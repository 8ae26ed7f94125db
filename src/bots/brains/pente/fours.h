#pragma once

#include <algorithm>
#include <vector>

#include "bots/brains/pente/field.h"

namespace bots::brains::pente {

/// Looks for a win by moves that each threaten to win at once: fours, and captures or threats of
/// captures where few pairs are missing. Every step is played on the board. The answers to a
/// threat are all that can meet it: a stone on a point that would win, or a capture (it may take
/// a stone of the row or of the bracket, or win itself). So a win that is found is a win.
class Fours {
public:
    explicit Fours(std::size_t entries = 1 << 16) : table_(entries) {}

    /// Whether the player to move wins so, within the given number of own moves and about that
    /// many stones laid. The line's first move is `first()`.
    bool wins(Field& field, int depth, std::uint64_t nodes);
    Spot first() const { return first_; }
    /// As new: what was found before has no more effect.
    void clear() { std::fill(table_.begin(), table_.end(), Entry{}); }
    std::uint64_t nodes() const { return nodes_; }

private:
    enum class Known : std::uint8_t { nothing, wins, fails };
    struct Entry {
        std::uint64_t key = 0;
        Spot first = kNoSpot;
        std::uint8_t depth = 0;
        Known known = Known::nothing;
    };
    using Spots = core::FixedVector<Spot, 128>;

    bool attack(Field& field, int depth);
    bool holds(Field& field, int depth);
    void attacks(const Field& field, Spots& out) const;

    Spot first_ = kNoSpot;
    std::uint64_t nodes_ = 0, limit_ = 0;
    std::vector<Entry> table_;
};

}  // namespace bots::brains::pente
