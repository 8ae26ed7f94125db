#pragma once

#include <array>

#include "bots/brains/pente/field.h"

namespace bots::brains::pente {

/// What the evaluation counts, for one side. Each count is linear in the worth, so that the weights
/// can be fitted to results.
struct Counts {
    static constexpr int kShapeCounts = kShapes - 2;  // one to open_four
    static constexpr int kForkCounts = kForks - 1;
    static constexpr int kPairCounts = Field::kGoal - 1;  // has taken 1, 2, 3, 4 pairs
    static constexpr int kTakeCounts = Field::kGoal - 1;  // can take pairs, with 0 to 3 taken before
    static constexpr int kFirstFork = kShapeCounts, kFirstPair = kFirstFork + kForkCounts,
                         kFirstTake = kFirstPair + kPairCounts, kClosings = kFirstTake + kTakeCounts,
                         kAll = kClosings + 1;
};

/// Weights for the player to move, for the other, and for being to move. In hundredths: 400 is a
/// winning chance of about 0.91.
constexpr int kWeights = 2 * Counts::kAll + 1;
using Weights = std::array<int, kWeights>;
extern const Weights kFitted;

using Features = std::array<int, kWeights>;
Features features_of(const Field& field);

/// The worth of a position for the player to move.
int evaluate(const Field& field, const Weights& weights);

/// The winning chance that goes with a worth.
double chance_of(int worth);
constexpr double kWorthScale = 173.7;  // 400 / ln 10

}  // namespace bots::brains::pente
