#pragma once

#include <cstdint>
#include <string_view>

#include "core/fixed_vector.h"
#include "game/seat.h"

namespace game {

/// One number for each seat.
using PerSeat = core::FixedVector<std::int32_t, kMaxSeats>;

/// How the rules ended a game. A table ending (resigned, out of time) is another type:
/// game::Ending in record.h.
struct Outcome {
    SeatSet winners;        // empty: a draw
    PerSeat places;         // 1 for the first; equal for those who share a place
    PerSeat points;         // what the game is worth in a series
    std::string_view code;  // the reason, a word of the game: "five"
    std::string_view rule;  // the rule that ended it: "PE-07"

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace game
