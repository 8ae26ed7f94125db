#pragma once

#include <span>
#include <string_view>

namespace games {

/// What a link of version 1 is packed after having read, in this order: a game or two and a position of each
/// game. They are part of that version: a change of them makes links that were given out unreadable.
std::span<const std::string_view> link_samples();

}  // namespace games
