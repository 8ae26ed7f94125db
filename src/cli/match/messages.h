#pragma once

#include <span>

#include "game/messages.h"

namespace cli {

/// The sentences of matches.
std::span<const game::Message> match_messages();

}  // namespace cli
