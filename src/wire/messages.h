#pragma once

#include <span>

#include "game/messages.h"

namespace wire {

/// The sentences of this room: what is wrong with a request itself.
std::span<const game::Message> messages();

/// The sentences of the frame, of every game, of the levels, of puzzles and of this room.
const game::Catalog& catalog();

}  // namespace wire
