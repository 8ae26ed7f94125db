#pragma once

#include "game/type.h"

namespace game {

// The cards of the river games, as positions and moves declare them.

/// `N5`.
Type river_card_type();
/// A card, or `?` where the viewer may not know it.
Type held_card_type();
/// A card, or `=` for a bridge.
Type laid_card_type();
/// `sun`, `tap`, `bridge`.
Type action_card_type();

}  // namespace game
