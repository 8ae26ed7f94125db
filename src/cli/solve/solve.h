#pragma once

#include <span>

#include "cli/commands/commands.h"
#include "game/match.h"

namespace cli {

// Each settles the position on the table as far as it can, tells what it found on standard output,
// and returns an exit code: kDone when somebody is known to win.
int solve_pente(const game::Match& match, const SolveArguments& arguments, game::Language language);
int solve_riomino(const game::Match& match, const SolveArguments& arguments, game::Language language);

/// The sentences about Pente's solver.
std::span<const game::Message> solve_messages();

}  // namespace cli
