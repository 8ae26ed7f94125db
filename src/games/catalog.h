#pragma once

#include <span>
#include <string_view>

#include "game/any_game.h"

namespace games {

std::span<const game::AnyGame* const> all();
/// nullptr if there is no such game.
const game::AnyGame* find(std::string_view id);

/// The sentences of the frame and of every game.
const game::Catalog& messages();

}  // namespace games
