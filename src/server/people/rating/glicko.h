#pragma once

#include <span>

namespace server::people {

/// How strong a player is held to be, on the scale of Glicko-2 (Glickman 2013).
struct Rating {
    double points = 1500;
    double deviation = 350;  // about how far off the points may be: 95 % lie within two of them
    double volatility = 0.06;

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// From here on the figure says too little to be compared.
constexpr double kProvisionalDeviation = 110;
constexpr bool is_provisional(const Rating& rating) { return rating.deviation > kProvisionalDeviation; }

/// One comparison, as one of the two sees it.
struct Comparison {
    Rating opponent;
    double score = 0;   // 1: he was ahead of the opponent, 0.5: even, 0: behind
    double weight = 1;  // how much of a game it is
};

/// How much volatilities themselves may change.
constexpr double kTau = 0.5;

/// What a rating period makes of a rating. Without comparisons only the deviation grows.
Rating after_period(const Rating& before, std::span<const Comparison> comparisons, double periods = 1);

/// The score that `one` may expect against `other`.
double expected_score(const Rating& one, const Rating& other);

/// What a period tells about a player: the estimate's variance, and by how much it is better than the rating,
/// both on the inner scale.
struct Evidence {
    double variance = 0, improvement = 0;
};
Evidence evidence_of(const Rating& rating, std::span<const Comparison> comparisons);

/// As it is kept: hundredths of points and of deviation, billionths of volatility. What is rounded after each
/// game is the same whoever computes it.
Rating rounded(const Rating& rating);

/// A point of the inner scale.
constexpr double kScale = 173.7178;

}  // namespace server::people
