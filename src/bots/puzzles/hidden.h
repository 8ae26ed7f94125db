#pragma once

#include "core/result.h"
#include "game/any_game.h"

namespace bots::puzzles {

/// A position of Rivero Penta as one seat sees it, with a card for each `?` of a hand: the first of those
/// the seat has not seen. Positions without a `?` stay as they are.
game::Tree fill_hidden(const game::Tree& seen);

}  // namespace bots::puzzles
