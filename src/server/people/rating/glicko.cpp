#include "server/people/rating/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace server::people {

namespace {

constexpr double kMiddle = 1500, kMostDeviation = 350;

/// Step 2: the inner scale.
double inner(double points) { return (points - kMiddle) / kScale; }

/// How much a result against somebody with that deviation says; the paper's g.
double worth(double phi) { return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi)); }

/// The paper's E.
double expected(double mu, const Rating& opponent) {
    return 1 / (1 + std::exp(-worth(opponent.deviation / kScale) * (mu - inner(opponent.points))));
}

/// Step 5: where f is zero, between two bounds that are drawn together (regula falsi, Illinois).
double next_volatility(const Rating& rating, const Evidence& evidence) {
    constexpr double kClose = 1e-6;
    const double phi = rating.deviation / kScale, v = evidence.variance;
    const double square = evidence.improvement * evidence.improvement;
    const double a = std::log(rating.volatility * rating.volatility);
    const auto f = [&](double x) {
        const double e = std::exp(x), sum = phi * phi + v + e;
        return e * (square - sum) / (2 * sum * sum) - (x - a) / (kTau * kTau);
    };
    double low = a, high = a - kTau;
    if (square > phi * phi + v)
        high = std::log(square - phi * phi - v);
    else
        while (f(high) < 0) high -= kTau;
    double at_low = f(low), at_high = f(high);
    while (std::abs(high - low) > kClose) {
        const double middle = low + (low - high) * at_low / (at_high - at_low);
        const double at_middle = f(middle);
        if (at_middle * at_high <= 0) {
            low = high;
            at_low = at_high;
        } else {
            at_low /= 2;
        }
        high = middle;
        at_high = at_middle;
    }
    return std::exp(low / 2);
}

}  // namespace

Evidence evidence_of(const Rating& rating, std::span<const Comparison> comparisons) {
    double information = 0, surplus = 0;
    for (const Comparison& comparison : comparisons) {
        const double g = worth(comparison.opponent.deviation / kScale);
        const double chance = expected(inner(rating.points), comparison.opponent);
        information += comparison.weight * g * g * chance * (1 - chance);
        surplus += comparison.weight * g * (comparison.score - chance);
    }
    return {1 / information, surplus / information};
}

Rating after_period(const Rating& before, std::span<const Comparison> comparisons, double periods) {
    const double phi = before.deviation / kScale;
    Rating after = before;
    Evidence evidence;
    if (!comparisons.empty()) {
        evidence = evidence_of(before, comparisons);
        after.volatility = next_volatility(before, evidence);
    }
    double square = phi * phi + periods * after.volatility * after.volatility;  // step 6
    if (!comparisons.empty()) {
        square = 1 / (1 / square + 1 / evidence.variance);  // step 7
        after.points = before.points + kScale * square * evidence.improvement / evidence.variance;
    }
    after.deviation = std::min(kScale * std::sqrt(square), kMostDeviation);
    return after;
}

double expected_score(const Rating& one, const Rating& other) { return expected(inner(one.points), other); }

Rating rounded(const Rating& rating) {
    constexpr double kHundredths = 100, kBillionths = 1e9;
    return {std::round(rating.points * kHundredths) / kHundredths,
            std::round(rating.deviation * kHundredths) / kHundredths,
            std::round(rating.volatility * kBillionths) / kBillionths};
}

}  // namespace server::people
