#pragma once

#include <vector>

#include "bots/brains/pente/thinker.h"
#include "core/rng.h"

namespace bots::brains::pente {

/// Plays the openings in which sides are chosen (PE-43, PE-47). Whoever chooses takes the side that a
/// search finds better; whoever lays the stones looks for those that leave both sides even. Two more
/// stones are never asked for: to take the better side is worth something, to leave the choice to the
/// other is not.
class Sides {
public:
    /// `seat` is to move, before the phase of play.
    void begin(const games::pente::State& state, game::Seat seat, std::uint64_t seed);
    /// Lays about `nodes` more stones; true if more would change nothing.
    bool think(std::uint64_t nodes);

    games::pente::Move best() const;
    int value() const;  // for the seat, in hundredths
    int depth() const { return thinker_.depth(); }
    std::uint64_t nodes() const { return nodes_; }

private:
    /// Stones that complete the opening, and how much better one side is then.
    struct Plan {
        games::pente::State end;  // a side is to be taken
        games::pente::Move first;
        int gap = kWin;  // not looked at yet
    };

    void draw_plans(const games::pente::State& state, game::Seat seat, core::Rng& rng);
    void look_at(const games::pente::State& end);
    void drop_worse_half();

    Thinker thinker_;
    std::vector<Plan> plans_;  // one without stones where a side is taken now
    std::size_t cursor_ = 0;
    std::uint64_t nodes_ = 0, share_ = 0;  // spent in all; allowed for one plan in this round
    int mover_ = 0;                        // the colour that moves once a side is taken
    bool lays_ = false, settled_ = false;
};

}  // namespace bots::brains::pente
