#pragma once

#include <span>

#include "game/messages.h"

namespace cli {

/// The sentences of the table in the browser.
std::span<const game::Message> serve_messages();

}  // namespace cli
