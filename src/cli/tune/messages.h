#pragma once

#include <span>

#include "game/messages.h"

namespace cli {

/// The sentences of tuning and of making a book.
std::span<const game::Message> tune_messages();

}  // namespace cli
