#include "server/people/rating/glicko.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace server::people {
namespace {

// The worked example of the paper: Glickman, "Example of the Glicko-2 system" (2013, revised 2022).
constexpr Rating kPlayer{1500, 200, 0.06};
constexpr std::array kOpponents{Rating{1400, 30, 0.06}, Rating{1550, 100, 0.06}, Rating{1700, 300, 0.06}};
constexpr std::array kGames{Comparison{kOpponents[0], 1}, Comparison{kOpponents[1], 0},
                            Comparison{kOpponents[2], 0}};

double to_places(double value, int places) {
    const double scale = std::pow(10, places);
    return std::round(value * scale) / scale;
}

TEST(Glicko, ExpectsWhatThePaperExpects) {
    constexpr std::array kPrinted{0.639, 0.432, 0.303};
    for (std::size_t i = 0; i < kPrinted.size(); ++i)
        EXPECT_DOUBLE_EQ(to_places(expected_score(kPlayer, kOpponents[i]), 3), kPrinted[i]);
}

/// The paper goes on with figures it has rounded, which shows in the fourth one: it prints 1.7785 and
/// -0.4834.
TEST(Glicko, WeighsGamesLikeThePaper) {
    const Evidence evidence = evidence_of(kPlayer, kGames);
    EXPECT_NEAR(evidence.variance, 1.7785, 0.0006);
    EXPECT_NEAR(evidence.improvement, -0.4834, 0.0006);
}

TEST(Glicko, RatesThePapersPeriod) {
    const Rating after = after_period(kPlayer, kGames);
    const double mu = (after.points - 1500) / kScale;
    EXPECT_DOUBLE_EQ(to_places(mu, 4), -0.2069);
    EXPECT_DOUBLE_EQ(to_places(after.deviation / kScale, 4), 0.8722);
    // Its last step starts from the printed mu.
    EXPECT_DOUBLE_EQ(to_places(to_places(mu, 4) * kScale + 1500, 2), 1464.06);
    EXPECT_DOUBLE_EQ(to_places(after.deviation, 2), 151.52);
    EXPECT_EQ(std::floor(after.volatility * 1e5), 5999);
}

TEST(Glicko, OnlyTheDeviationGrowsWithoutGames) {
    const Rating after = after_period(kPlayer, {});
    EXPECT_EQ(after.points, kPlayer.points);
    EXPECT_EQ(after.volatility, kPlayer.volatility);
    EXPECT_NEAR(after.deviation, std::sqrt(200 * 200 + std::pow(0.06 * kScale, 2)), 1e-9);
    EXPECT_NEAR(after_period(after, {}, 3).deviation, after_period(kPlayer, {}, 4).deviation, 1e-9);
    EXPECT_EQ(after_period(kPlayer, {}, 1e6).deviation, 350) << "never more than a beginner's";
}

TEST(Glicko, ADrawBringsTwoPlayersNearerToEachOther) {
    const Rating strong{1700, 80, 0.06}, weak{1400, 80, 0.06};
    const std::array for_strong{Comparison{weak, 0.5}}, for_weak{Comparison{strong, 0.5}};
    EXPECT_LT(after_period(strong, for_strong).points, 1700);
    EXPECT_GT(after_period(weak, for_weak).points, 1400);
    const std::array even{Comparison{strong, 0.5}};
    EXPECT_NEAR(after_period(strong, even).points, 1700, 1e-9);
}

TEST(Glicko, TwoHalvesAreAWhole) {
    const std::array whole{Comparison{kOpponents[1], 1, 1}};
    const std::array halves{Comparison{kOpponents[1], 1, 0.5}, Comparison{kOpponents[1], 1, 0.5}};
    EXPECT_NEAR(after_period(kPlayer, whole).points, after_period(kPlayer, halves).points, 1e-9);
    EXPECT_NEAR(after_period(kPlayer, whole).deviation, after_period(kPlayer, halves).deviation, 1e-9);
}

TEST(Glicko, ASurpriseMakesAPlayerLessPredictable) {
    const Rating settled{1500, 50, 0.06}, hopeless{900, 50, 0.06};
    const std::array lost{Comparison{hopeless, 0, 10}};
    EXPECT_GT(after_period(settled, lost).volatility, settled.volatility);
}

TEST(Glicko, WhatIsKeptIsRoundedOnce) {
    const Rating kept = rounded(after_period(kPlayer, kGames));
    EXPECT_EQ(kept, rounded(kept));
    EXPECT_EQ(std::llround(kept.points * 100), 146405);
    EXPECT_EQ(std::llround(kept.deviation * 100), 15152);
    EXPECT_EQ(std::llround(kept.volatility * 1e9), 59995984);
}

}  // namespace
}  // namespace server::people
