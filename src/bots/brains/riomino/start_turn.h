#pragma once

#include <memory>
#include <span>

#include "bots/brains/riomino/thinker.h"

namespace bots::brains::riomino {

/// Turns the start die (RM-01): thinks about the other's first placement after each turn, in turns.
/// Where a quarter turn of the board changes nothing, one of them stands for all.
std::unique_ptr<Thinker> make_start_turn(const games::riomino::State& state,
                                         std::span<const games::riomino::Move> only);

}  // namespace bots::brains::riomino
