#pragma once

#include <vector>

#include "bots/brains/penta_rush/outlook.h"
#include "games/penta_rush/state.h"

namespace bots::brains::penta_rush {

/// One thing a player of puzzle or solo can do in this round.
struct Advised {
    Outlook::Choice choice;
    int liking = 0;           // of the quick policy, before any game was played
    std::int64_t points = 0;  // of this round and the rest, all games together
    std::int64_t games = 0;

    /// Points of this round and the rest.
    double expected() const {
        return games == 0 ? 0 : static_cast<double>(points) / static_cast<double>(games);
    }
};

/// Advice for puzzle and solo: plays every choice out over the same rolls to come, and drops the
/// worse half from time to time. Thinks in slices; same board, quarter, roll and seed: same advice,
/// however it is sliced. To find nothing on purpose is not considered.
class Advisor {
public:
    /// What to ring (PR-27): every placement of the roll that fits a free shape on free squares.
    static Advisor for_ring(const games::penta_rush::Board& board, const Quarter& quarter,
                            games::penta_rush::Counts roll, std::uint64_t seed);
    /// What to strike and where to hatch (PR-28, PR-29): for each shape its few cheapest places.
    static Advisor for_strike(const games::penta_rush::Board& board, const Quarter& quarter,
                              std::uint64_t seed);

    bool is_ringing() const { return ringing_; }
    /// Before it thinks: weighs only the choices that pass.
    template <class Passes>
    void keep_only(Passes passes) {
        std::erase_if(advised_, [&](const Advised& one) { return !passes(one.choice); });
        running_ = advised_.size();
    }
    /// Nothing fits: a shape is to be struck.
    bool empty() const { return advised_.empty(); }
    /// Plays about `nodes` more rounds; true if one choice is left.
    bool think(std::uint64_t nodes);
    std::uint64_t nodes() const { return nodes_; }

    const Advised& best() const { return advised_.front(); }
    /// What to play for it.
    games::penta_rush::Move best_move() const;
    /// Every choice, best first as far as is known.
    const std::vector<Advised>& all() const { return advised_; }

private:
    Advisor(const games::penta_rush::Board& board, const Quarter& quarter, std::uint64_t seed);
    void begin();
    void play_once_each();
    void sort(std::size_t count);

    Quarter quarter_;
    Outlook outlook_;
    core::Rng rng_;
    std::vector<Advised> advised_;  // those still in the running stand first
    bool ringing_ = false;
    std::size_t running_ = 0;
    int games_in_stage_ = 0, stage_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace bots::brains::penta_rush
