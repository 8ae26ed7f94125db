#pragma once

// Made by `fit_sense rivero-penta 6000 2000 16`; never edit.

#include "bots/brains/sense.h"

namespace bots::brains::rivero_penta {

inline constexpr PhasedWeights<13> kWeights{
    .early = {102, -4, 49, 28, 22, 20, 3, 40, 41, 44, 288, 76, -20},
    .late = {107, -135, 170, 106, 95, 46, 164, 435, 65, 71, 1284, 322, 38},
};

}  // namespace bots::brains::rivero_penta
