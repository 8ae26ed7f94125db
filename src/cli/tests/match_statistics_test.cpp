// The statistics of `match` against numbers worked out by hand.

#include "cli/match/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cli::match {
namespace {

TEST(MatchStatistics, TallyCountsGamesAndPairs) {
    Tally tally;
    tally.add(2, 0);
    tally.add(2, 2);
    tally.add(1, 2);
    tally.add(0, 0);
    EXPECT_EQ(tally.won, 4);
    EXPECT_EQ(tally.drawn, 1);
    EXPECT_EQ(tally.lost, 3);
    EXPECT_EQ(tally.pairs, (std::array<std::int64_t, 5>{1, 0, 1, 1, 1}));
    EXPECT_EQ(tally.games(), 8);
    EXPECT_EQ(tally.pairs_played(), 4);
}

TEST(MatchStatistics, EloIsTheLogisticCurve) {
    EXPECT_DOUBLE_EQ(elo_of(0.5), 0);
    EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9);  // ten to one
    EXPECT_NEAR(elo_of(0.75), 190.848, 1e-3);   // 400 log10 3
    EXPECT_NEAR(score_of(-400), 1.0 / 11, 1e-12);
    EXPECT_NEAR(score_of(elo_of(0.3)), 0.3, 1e-12);
}

TEST(MatchStatistics, TheIntervalFollowsFromTheSpreadOfThePairs) {
    // Four pairs worth 1/2, 3/4, 3/4, 1: mean 3/4, variance (1/16 + 1/16) / 4 = 1/32,
    // standard error sqrt(1/128) = 0.0883883, margin 1.959964 of it = 0.173238.
    const Estimate found = estimate({.won = 5, .drawn = 2, .lost = 1, .pairs = {0, 0, 1, 2, 1}});
    EXPECT_DOUBLE_EQ(found.score, 0.75);
    ASSERT_TRUE(found.interval);
    EXPECT_NEAR((*found.interval)[0], 0.576762, 1e-6);
    EXPECT_NEAR((*found.interval)[1], 0.923238, 1e-6);
}

TEST(MatchStatistics, PairsThatCancelOutMakeAShorterIntervalThanTheirGamesWould) {
    const Estimate split = estimate({.pairs = {1, 0, 98, 0, 1}});
    const Estimate swept = estimate({.pairs = {50, 0, 0, 0, 50}});
    EXPECT_DOUBLE_EQ(split.score, swept.score);
    // Variances 2/4/100 = 1/200 and 1/4.
    EXPECT_NEAR((*split.interval)[1] - 0.5, 1.959964 * std::sqrt(1.0 / 200 / 100), 1e-9);
    EXPECT_NEAR((*swept.interval)[1] - 0.5, 1.959964 * 0.05, 1e-9);
}

TEST(MatchStatistics, PairsThatAllEndAlikeGiveNoInterval) {
    EXPECT_FALSE(estimate({.pairs = {0, 0, 10, 0, 0}}).interval);
    EXPECT_FALSE(estimate({.pairs = {0, 0, 0, 0, 3}}).interval);
    EXPECT_EQ(estimate({.pairs = {0, 0, 0, 0, 3}}).score, 1);
}

TEST(MatchStatistics, TheLogRatioOfWonAndLostPairsIsThatOfACoin) {
    // Only whole points: the likeliest distribution with mean s wins a share s, so the ratio is
    // that of a coin: 60 log(s1/s0) + 40 log((1-s1)/(1-s0)).
    const double s0 = score_of(0), s1 = score_of(50);
    const double coin = 60 * std::log(s1 / s0) + 40 * std::log((1 - s1) / (1 - s0));
    EXPECT_NEAR(coin, 1.84626, 1e-5);
    EXPECT_NEAR(log_ratio({.pairs = {40, 0, 0, 0, 60}}, {0, 50}), coin, 0.01);
}

TEST(MatchStatistics, TheLogRatioTurnsRoundWithTheSides) {
    const Tally tally{.pairs = {5, 10, 40, 20, 9}}, mirrored{.pairs = {9, 20, 40, 10, 5}};
    EXPECT_NEAR(log_ratio(tally, {-3, 7}), -log_ratio(mirrored, {-7, 3}), 1e-9);
    EXPECT_GT(log_ratio(tally, {0, 10}), 0);
    EXPECT_EQ(log_ratio({}, {0, 10}), 0);
}

TEST(MatchStatistics, ForCloseHypothesesTheLogRatioIsThatOfNormalMeans) {
    // N (s1 - s0) (2 mean - s0 - s1) / (2 variance), the limit of the test for small differences.
    const Tally tally{.pairs = {30, 200, 500, 220, 50}};
    const double mean = (200 * 0.25 + 500 * 0.5 + 220 * 0.75 + 50) / 1000;
    double variance = 0;
    for (std::size_t i = 0; i < 5; ++i)
        variance +=
            static_cast<double>(tally.pairs[i]) * std::pow(static_cast<double>(i) / 4 - mean, 2) / 1000;
    const double s0 = score_of(0), s1 = score_of(5);
    const double normal = 1000 * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
    EXPECT_NEAR(log_ratio(tally, {0, 5}), normal, 0.02);
}

TEST(MatchStatistics, TheTestIsDecidedAtLogNineteen) {
    EXPECT_DOUBLE_EQ(kDecided, std::log(19));
    EXPECT_EQ(judge(2.94), Verdict::open);
    EXPECT_EQ(judge(2.95), Verdict::high);
    EXPECT_EQ(judge(-2.95), Verdict::low);
}

}  // namespace
}  // namespace cli::match
