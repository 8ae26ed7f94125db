#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/rivero/move.h"

namespace games::rivero {

/// `1a` to `4c`.
std::string write_place(Place place);
std::optional<Place> read_place(std::string_view text);
/// `0.1`. A number is at most kMostNumber when read; play cannot reach 256 from there.
std::string write_river_name(RiverName name);
std::optional<RiverName> read_river_name(std::string_view text);
inline constexpr int kMostNumber = 99;

/// Whether a card of the ocean that is drawn now is seen by the viewer.
bool sees_draw(const State& state, game::Viewer viewer);

}  // namespace games::rivero
