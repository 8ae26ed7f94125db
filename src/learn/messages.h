#pragma once

#include <span>

#include "game/messages.h"

namespace learn {

/// The sentences of this room, and of programs that use it.
std::span<const game::Message> messages();

}  // namespace learn
