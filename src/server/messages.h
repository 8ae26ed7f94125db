#pragma once

#include <span>

#include "game/messages.h"

namespace server {

/// The sentences of this room: why it does not start, and what its pages of refusal say.
std::span<const game::Message> messages();

}  // namespace server
