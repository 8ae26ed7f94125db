#pragma once

#include <span>

#include "game/messages.h"

namespace server::tables {

/// The sentences of this folder: why a wish at a table is refused.
std::span<const game::Message> messages();

}  // namespace server::tables
