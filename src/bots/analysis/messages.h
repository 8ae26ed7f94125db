#pragma once

#include <span>

#include "game/messages.h"

namespace bots::analysis {

/// Why a record is not analysed.
std::span<const game::Message> messages();

}  // namespace bots::analysis
