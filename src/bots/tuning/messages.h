#pragma once

#include <span>

#include "game/messages.h"

namespace bots::tuning {

/// The sentences of what is wrong with files of games, weights, numbers and books.
std::span<const game::Message> messages();

}  // namespace bots::tuning
