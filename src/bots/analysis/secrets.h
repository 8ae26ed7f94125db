#pragma once

#include "game/any_game.h"

namespace bots::analysis {

/// Whether the game's players see less than everything.
bool hides(const game::AnyGame& game);

/// Whether a record of such a game was written for somebody who could not see everything.
bool hides_moves(const game::Record& record);

}  // namespace bots::analysis
