#pragma once

#include <span>

#include "game/messages.h"

namespace cli {

/// The sentences about players by name and engines.
std::span<const game::Message> engine_messages();

}  // namespace cli
