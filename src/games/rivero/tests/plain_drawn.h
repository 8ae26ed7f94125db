#pragma once

#include "core/rng.h"
#include "games/rivero/tests/plain.h"

namespace games::rivero::plain {

/// The start of a turn that random play seldom reaches but the rules allow: long rivers, bridges,
/// jokers, a full spring, much groundwater, large hands, an ocean about to run out.
Game drawn_position(const Options& options, core::Rng& rng);

}  // namespace games::rivero::plain
