#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/rng.h"
#include "game/seat.h"
#include "games/penta_rush/state.h"

namespace games::penta_rush {

/// PR-21: where players cannot search at the same time, each plays the round alone against a
/// stopwatch, with the same throw. Times are milliseconds since the throw; a record, which counts
/// from the beginning of the game, adds the moment of the throw.
struct TimedMove {
    Move move;
    std::int64_t milliseconds = 0;
};

struct MergedMove {
    game::Seat seat;
    Move move;
    std::int64_t milliseconds = 0;

    friend bool operator==(const MergedMove&, const MergedMove&) = default;
};

/// The moves of all players in the order of their times, with the clock's move at the end where
/// one is due: each is legal after those before it, and the last one ends the search.
///
/// `thrown` is the state after the throw. A list has the moves of one seat, legal when it plays
/// alone, in ascending order of time. The first flip counts, by lot among equals; later ones become
/// `done`. What lies after the end of the sand or of the cap is dropped. Where neither is due,
/// whoever did not say so is done when the last move is made.
std::vector<MergedMove> merge(const State& thrown, std::span<const std::vector<TimedMove>> by_seat,
                              core::Rng& lot);

}  // namespace games::penta_rush
