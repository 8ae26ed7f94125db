#include "bots/tuning/fit.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "core/rng.h"

namespace bots::tuning {
namespace {

constexpr std::array kTrue{0.8, -0.5, 0.0, 1.5, -1.2};

double uniform(core::Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

/// Counts by lot, with results as the true weights would have them.
Samples made_samples(std::size_t many, std::uint64_t seed) {
    core::Rng rng(seed);
    Samples samples(kTrue.size());
    for (std::size_t i = 0; i < many; ++i) {
        std::array<int, kTrue.size()> counts{};
        double worth = 0;
        for (std::size_t at = 0; at < counts.size(); ++at) {
            counts[at] = static_cast<int>(rng.below(4));
            worth += kTrue[at] * counts[at];
        }
        samples.add(counts, uniform(rng) < 1 / (1 + std::exp(-worth)) ? 2 : 0);
    }
    return samples;
}

TEST(Fit, FindsTheWeightsThatMadeTheResults) {
    const auto found = fit(made_samples(40'000, 1), 0.01);
    for (std::size_t at = 0; at < kTrue.size(); ++at) EXPECT_NEAR(found[at], kTrue[at], 0.06) << at;
}

TEST(Fit, ForetellsOtherResultsBetterThanNoWeightsAndAboutAsWellAsTheTrueOnes) {
    const auto found = fit(made_samples(20'000, 2), 0.01);
    const Samples others = made_samples(20'000, 3);
    const double none = log_loss(others, std::vector<double>(kTrue.size()));
    EXPECT_NEAR(none, std::log(2.0), 1e-9);
    EXPECT_LT(log_loss(others, found), none - 0.1);
    EXPECT_NEAR(log_loss(others, found), log_loss(others, kTrue), 0.002);
}

TEST(Fit, ACountThatNeverOccursGetsNoWeightAndARidgePullsToZero) {
    Samples samples(2);
    for (int i = 0; i < 30; ++i) samples.add(std::array{1, 0}, i < 20 ? 2 : 0);
    const auto loose = fit(samples, 1e-6), tight = fit(samples, 50);
    EXPECT_NEAR(loose[0], std::log(2.0), 1e-4);  // two of three were won
    EXPECT_GT(tight[0], 0.01);
    EXPECT_LT(tight[0], 0.3);
    EXPECT_EQ(loose[1], 0);
}

TEST(Fit, ResultsThatACountDecidesAloneStillHaveAFiniteFit) {
    Samples samples(1);
    for (int i = 0; i < 100; ++i) {
        samples.add(std::array{5}, 2);
        samples.add(std::array{-5}, 0);
    }
    const auto found = fit(samples, 1);
    EXPECT_GT(found[0], 0.5);
    EXPECT_LT(found[0], 5);
}

}  // namespace
}  // namespace bots::tuning
