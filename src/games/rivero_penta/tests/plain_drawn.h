#pragma once

#include "core/rng.h"
#include "games/rivero_penta/tests/plain.h"

namespace games::rivero_penta::plain {

/// A position that random play seldom reaches but the rules allow: long runs, many bridges, rows
/// nearly full, holes, an ocean or an action pile about to run out, scores near the end.
Game drawn_position(const Options& options, core::Rng& rng);

}  // namespace games::rivero_penta::plain
