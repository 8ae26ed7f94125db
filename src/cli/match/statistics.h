#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace cli::match {

/// What the first player got from his games, in pairs: both games of a pair begin alike with the
/// seats changed, so that an unfair opening cancels out. docs/match.md tells the statistics.
struct Tally {
    std::int64_t won = 0, drawn = 0, lost = 0;  // games
    std::array<std::int64_t, 5> pairs{};        // by half points won of a pair's four

    /// Half points of the two games: 0 lost, 1 drawn, 2 won.
    void add(int first, int second);
    std::int64_t games() const { return won + drawn + lost; }
    std::int64_t pairs_played() const;

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// A difference in strength on the Elo scale: the logistic curve, 400 to a factor of ten.
double elo_of(double score);
double score_of(double elo);

struct Estimate {
    double score = 0.5;  // the mean over the pairs, 0 to 1
    // The 95 % interval of the score by the spread of the pairs. Nothing when all pairs ended
    // alike: they tell nothing about the spread.
    std::optional<std::array<double, 2>> interval;
};
/// Precondition: at least one pair.
Estimate estimate(const Tally& tally);

/// A sequential test of `low` Elo against `high` Elo, both mistakes bounded by 5 %.
struct Sprt {
    double low = 0, high = 5;
};
/// The logarithm of how much better `high` explains the pairs than `low` does: each is given the
/// most likely distribution of pairs with its mean (the generalized test of ratios).
double log_ratio(const Tally& tally, const Sprt& test);
constexpr double kDecided = 2.944438979166440;  // where the test ends on either side: log(0.95 / 0.05)
enum class Verdict : std::uint8_t { open, low, high };
Verdict judge(double log_ratio);

}  // namespace cli::match
