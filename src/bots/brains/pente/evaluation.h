#pragma once

#include <array>

#include "bots/brains/pente/field.h"

namespace bots::brains::pente {

/// Weights are sixteenths of a hundredth; a worth is in hundredths: 400 is a winning chance of 0.91.
constexpr int kFine = 16;

using Features = std::array<int, Counts::kAll>;
Features features_of(const Field& field);

/// A small network on top of the weighed counts, for what is not linear: how many points of each
/// kind, pairs taken, pairs to take, and the stones on the board. Whole numbers, so that it says
/// the same everywhere.
struct Net {
    static constexpr int kHidden = 16, kMostCount = 20;
    static constexpr int kMyKinds = 0, kOtherKinds = kMyKinds + kKinds, kMyPairs = kOtherKinds + kKinds,
                         kOtherPairs = kMyPairs + Counts::kPairs, kMyTakes = kOtherPairs + Counts::kPairs,
                         kOtherTakes = kMyTakes + 1, kMyClosings = kOtherTakes + 1,
                         kOtherClosings = kMyClosings + 1, kStones = kOtherClosings + 1,
                         kInputs = kStones + 1;
    static constexpr int kInScale = 4096, kOutScale = 64, kHiddenShift = 4;

    std::array<std::array<std::int16_t, kHidden>, kInputs> in;
    std::array<std::int32_t, kHidden> bias;
    std::array<std::int16_t, kHidden> out;
    std::int32_t out_bias;
};
extern const Net kNet;
using NetInputs = std::array<std::int16_t, Net::kInputs>;
NetInputs net_inputs_of(const Field& field);
/// What a network adds to the weighed counts, in hundredths.
int net_worth(const Net& net, const NetInputs& inputs);

/// The worth of a position for the player to move, by the weights of the field.
int evaluate(const Field& field);

/// The winning chance that goes with a worth.
double chance_of(int worth);
constexpr double kWorthScale = 173.7;  // 400 / ln 10

}  // namespace bots::brains::pente
