#include "cli/match/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cli::match {

namespace {

constexpr std::size_t kKinds = 5;
using Shares = std::array<double, kKinds>;

constexpr double score_of_kind(std::size_t kind) { return static_cast<double>(kind) / (kKinds - 1); }

/// The most likely shares of the five kinds of pairs with the mean `score`, given those that were
/// seen: each share divided by 1 + t (its score - mean), for the t that makes the mean right.
Shares likeliest(const Shares& seen, double score) {
    const auto excess = [&](double t) {
        double sum = 0;
        for (std::size_t i = 0; i < kKinds; ++i) {
            const double away = score_of_kind(i) - score;
            sum += seen[i] * away / (1 + t * away);
        }
        return sum;
    };
    // Falls from plus to minus infinity between the two poles.
    double low = -1 / (1 - score), high = 1 / score;
    for (int i = 0; i < 200; ++i) {
        const double middle = (low + high) / 2;
        (excess(middle) > 0 ? low : high) = middle;
    }
    Shares out;
    for (std::size_t i = 0; i < kKinds; ++i)
        out[i] = seen[i] / (1 + (low + high) / 2 * (score_of_kind(i) - score));
    return out;
}

}  // namespace

void Tally::add(int first, int second) {
    for (const int half_points : {first, second})
        ++(half_points == 2 ? won : half_points == 1 ? drawn : lost);
    ++pairs[static_cast<std::size_t>(first + second)];
}

std::int64_t Tally::pairs_played() const {
    return std::accumulate(pairs.begin(), pairs.end(), std::int64_t{0});
}

double elo_of(double score) { return 400 * std::log10(score / (1 - score)); }
double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Estimate estimate(const Tally& tally) {
    constexpr double kTwoSided = 1.959964;  // 95 % of a normal distribution
    const auto count = static_cast<double>(tally.pairs_played());
    double mean = 0, variance = 0;
    for (std::size_t i = 0; i < kKinds; ++i) mean += static_cast<double>(tally.pairs[i]) * score_of_kind(i);
    mean /= count;
    for (std::size_t i = 0; i < kKinds; ++i)
        variance += static_cast<double>(tally.pairs[i]) * std::pow(score_of_kind(i) - mean, 2);
    variance /= count;
    Estimate out{mean, {}};
    const double margin = kTwoSided * std::sqrt(variance / count);
    if (margin > 0) out.interval = {std::max(mean - margin, 0.0), std::min(mean + margin, 1.0)};
    return out;
}

double log_ratio(const Tally& tally, const Sprt& test) {
    constexpr double kUnseen = 1e-3;  // a kind that was not seen yet is rare, not impossible
    const auto played = static_cast<double>(tally.pairs_played());
    if (played == 0) return 0;
    Shares seen;
    for (std::size_t i = 0; i < kKinds; ++i) seen[i] = std::max(static_cast<double>(tally.pairs[i]), kUnseen);
    const double total = std::accumulate(seen.begin(), seen.end(), 0.0);
    for (double& share : seen) share /= total;
    const Shares low = likeliest(seen, score_of(test.low)), high = likeliest(seen, score_of(test.high));
    double sum = 0;
    for (std::size_t i = 0; i < kKinds; ++i) sum += seen[i] * std::log(high[i] / low[i]);
    return sum * total;
}

Verdict judge(double log_ratio) {
    return log_ratio >= kDecided ? Verdict::high : log_ratio <= -kDecided ? Verdict::low : Verdict::open;
}

}  // namespace cli::match
