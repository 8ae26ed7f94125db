#pragma once

#include <functional>
#include <span>

#include "bots/brains/pente/evaluation.h"

namespace bots::tuning {

/// A position for the network: its inputs, what the weighed counts alone say of it (the logarithm of
/// the odds), and how its game ended for the player to move: 0, 0.5 or 1.
struct NetSample {
    brains::pente::NetInputs inputs;
    float odds = 0, result = 0;
};

/// A network, and by what the weights of the counts are to be multiplied beside it.
struct FittedNet {
    brains::pente::Net net{};
    double share = 1;
};

/// Trains the network on top of the counts, by so many passes through the samples; `go_on` is asked
/// after each, and false ends it there. The same samples and seed give the same network on one
/// machine.
FittedNet fit_net(std::span<const NetSample> samples, int passes, std::uint64_t seed,
                  const std::function<bool(int pass)>& go_on);

/// The mean surprise at the results, in nats a sample.
double log_loss(std::span<const NetSample> samples, const FittedNet& fitted);

}  // namespace bots::tuning
