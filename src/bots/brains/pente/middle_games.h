#pragma once

#include <cstdint>
#include <vector>

#include "games/pente/rules.h"

namespace bots::brains::pente {

/// Ten positions from games of the engine against itself, to measure the search by.
const std::vector<games::pente::State>& middle_games();

/// The stones it takes to search all ten to a fixed depth: another number whenever the search
/// behaves otherwise.
std::uint64_t middle_game_nodes();

}  // namespace bots::brains::pente
