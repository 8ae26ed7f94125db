#pragma once

// Set by hand: what fit_sense made of 1,000 of its own games lost to these (docs/card-bots.md).

#include "bots/brains/sense.h"

namespace bots::brains::rivero {

inline constexpr PhasedWeights<15> kWeights{
    .early = {120, 150, -20, 60, 150, 50, 25, 20, -20, 40, 60, 60, -20, -20, 40},
    .late = {400, 150, -20, 250, 400, 30, 10, 10, 0, 10, 100, 40, 0, -20, 100},
};

}  // namespace bots::brains::rivero
