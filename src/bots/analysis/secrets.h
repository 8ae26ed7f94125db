#pragma once

#include "game/any_game.h"

namespace bots::analysis {

/// Whether players of the game see less than all there is.
bool hides(const game::AnyGame& game);

/// Whether a record of such a game is as somebody saw it who could not see everything.
bool hides_moves(const game::Record& record);

}  // namespace bots::analysis
