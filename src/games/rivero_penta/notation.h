#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/rivero_penta/state.h"

namespace games::rivero_penta {

/// `3,-1`: x to the right, y up, the source at `0,0`.
std::string write_square(Square square);

/// Numbers as read, not yet known to be within reach.
struct Place {
    int x = 0, y = 0;
};
std::optional<Place> read_place(std::string_view text);

/// Whether the viewer may know the card that the seat to move draws or discards.
bool knows_card(const State& state, Move move, game::Viewer viewer);

}  // namespace games::rivero_penta
