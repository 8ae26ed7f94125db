#include "bots/brains/pente/evaluation.h"

#include <algorithm>
#include <cmath>

namespace bots::brains::pente {

const Weights kFitted{// mine: shapes, forks, pairs, takes, closings
                      -2, -2, -1, 3, 12, 44, 94, -7, 85, 128, 63, 101, 150, 412, 94, 84, 86, 196, 14,
                      // the other's
                      2, 2, 1, -2, -12, -37, -122, 10, 17, 57, -67, -126, -146, -195, -66, -48, -31, -46, 0,
                      // to move
                      36};

namespace {

/// Calls visit(index, count) for one side's counts that are not zero.
template <class Visit>
void for_each_count(const Field& field, int colour, Visit&& visit) {
    for (int shape = 1; shape <= Counts::kShapeCounts; ++shape)
        visit(shape - 1, field.lines(colour, static_cast<Shape>(shape)));
    for (int fork = 1; fork < kForks; ++fork)
        visit(Counts::kFirstFork + fork - 1, field.forks(colour, static_cast<Fork>(fork)));
    const int pairs = std::min(field.captures(colour), Field::kGoal - 1);
    if (pairs > 0) visit(Counts::kFirstPair + pairs - 1, 1);
    if (pairs < Counts::kTakeCounts) visit(Counts::kFirstTake + pairs, field.takes(colour));
    visit(Counts::kClosings, field.closings(colour));
}

}  // namespace

int evaluate(const Field& field, const Weights& weights) {
    const int me = field.mover();
    int worth = weights[kWeights - 1];
    for_each_count(field, me,
                   [&](int at, int count) { worth += weights[static_cast<std::size_t>(at)] * count; });
    for_each_count(field, 1 - me, [&](int at, int count) {
        worth += weights[static_cast<std::size_t>(Counts::kAll + at)] * count;
    });
    return std::clamp(worth, -20000, 20000);
}

Features features_of(const Field& field) {
    Features features{};
    const int me = field.mover();
    for_each_count(field, me, [&](int at, int count) { features[static_cast<std::size_t>(at)] = count; });
    for_each_count(field, 1 - me,
                   [&](int at, int count) { features[static_cast<std::size_t>(Counts::kAll + at)] = count; });
    features[kWeights - 1] = 1;
    return features;
}

double chance_of(int worth) { return 1.0 / (1.0 + std::exp(-worth / kWorthScale)); }

}  // namespace bots::brains::pente
