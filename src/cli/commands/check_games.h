#pragma once

#include <string>

namespace cli {

/// `pentario check-games FILE`: replays a collection of real Pente games (CSV: date, ratings,
/// winner, how it ended, moves) and compares every ending with the recorded one.
int run_check_games(const std::string& file);

}  // namespace cli
