#pragma once

#include <optional>
#include <string>

#include "games/pente/rules.h"
#include "games/pente/tests/plain.h"

namespace games::pente::plain {

/// The plain move as the code under test has it, and the other way round.
pente::Move to_real(const Move& move);
Move to_plain(pente::Move move);

/// The first difference between the two readings of the rules, in words; none if they
/// agree on everything: board, captures, turn, phase, end, points, and each legal move.
std::optional<std::string> difference(const Game& plain, const State& real);

}  // namespace games::pente::plain
