#pragma once

// Made by `fit_sense rivero-penta 400 600`; never edit.

#include "bots/brains/sense.h"

namespace bots::brains::rivero_penta {

inline constexpr PhasedWeights<8> kWeights{
    .early = {68, 7, 62, 16, -37, -36, -10, 5},
    .late = {180, -158, 200, 188, 142, 90, 32, 374},
};

}  // namespace bots::brains::rivero_penta
