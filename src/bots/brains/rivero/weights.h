#pragma once

// Made by `fit_sense rivero 5000 2000 6`; never edit.

#include "bots/brains/sense.h"

namespace bots::brains::rivero {

inline constexpr PhasedWeights<15> kWeights{
    .early = {111, 1, 210, 72, -2, 37, 90, 62, 119, 63, 96, 160, -94, -32, 8},
    .late = {301, 49, 325, 286, 267, 188, 240, 97, 101, -36, 150, 588, -219, -192, 253},
};

}  // namespace bots::brains::rivero
