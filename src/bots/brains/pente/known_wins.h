#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

/// A position that the player to move wins by force.
struct KnownWin {
    games::pente::State state;
    games::pente::Move first;  // a move that wins
    int length;                // stones at most, the last included
};

/// Reads `length move position` a line; lines that begin with `#` are remarks. Fails with the number
/// of the first line that cannot be read.
core::Result<std::vector<KnownWin>, int> read_wins(std::string_view text);
std::string write_win(const KnownWin& win);

}  // namespace bots::brains::pente
