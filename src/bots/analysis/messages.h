#pragma once

#include <span>

#include "game/messages.h"

namespace bots::analysis {

/// Why a record is not analysed, what a hint says, and what a solver found.
std::span<const game::Message> messages();

}  // namespace bots::analysis
