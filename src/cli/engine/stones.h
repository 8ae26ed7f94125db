#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/any_game.h"
#include "games/pente/state.h"

namespace cli {

// What both protocols for programs speak of: stones on a square board, x from the left and y
// from the bottom, both from 0.

/// Whether two players lay one stone each in turn and nothing else, from the first move on.
bool is_played_by_stones(const game::AnyGame& game, std::string_view variant);

game::AnyMove stone_at(games::pente::Point p);
/// The point of a move that is a stone.
games::pente::Point point_of(game::AnyMove move);

/// A point from the texts of its x and y; nothing when there are not two, or one is beyond the
/// largest board.
std::optional<games::pente::Point> read_xy(const std::vector<std::string_view>& texts);

}  // namespace cli
