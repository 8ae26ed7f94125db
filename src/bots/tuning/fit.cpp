#include "bots/tuning/fit.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace bots::tuning {

namespace {

constexpr double kMostSure = 30;  // beyond, a chance is 0 or 1 to a double
constexpr int kMostSteps = 50, kMostHalved = 20;
constexpr double kSettled = 1e-6;  // of a weight

double worth_of(std::span<const Samples::Count> counts, std::span<const double> weights) {
    double sum = 0;
    for (const auto& [at, count] : counts) sum += weights[at] * count;
    return std::clamp(sum, -kMostSure, kMostSure);
}

double chance_of(double worth) { return 1 / (1 + std::exp(-worth)); }

/// A symmetric matrix of which the lower triangle is kept, row by row.
class Symmetric {
public:
    explicit Symmetric(std::size_t size) : size_(size), items_(size * (size + 1) / 2) {}

    double& at(std::size_t row, std::size_t column) { return items_[row * (row + 1) / 2 + column]; }

    /// Solves this * x = b in place, for a positive definite matrix: Cholesky, which overwrites it.
    void solve(std::vector<double>& b) {
        for (std::size_t i = 0; i < size_; ++i)
            for (std::size_t j = 0; j <= i; ++j) {
                double sum = at(i, j);
                for (std::size_t k = 0; k < j; ++k) sum -= at(i, k) * at(j, k);
                at(i, j) = i == j ? std::sqrt(sum) : sum / at(j, j);
            }
        for (std::size_t i = 0; i < size_; ++i) {
            for (std::size_t k = 0; k < i; ++k) b[i] -= at(i, k) * b[k];
            b[i] /= at(i, i);
        }
        for (std::size_t i = size_; i-- > 0;) {
            for (std::size_t k = i + 1; k < size_; ++k) b[i] -= at(k, i) * b[k];
            b[i] /= at(i, i);
        }
    }

private:
    std::size_t size_;
    std::vector<double> items_;
};

/// What Newton's method minimises: the surprise of all samples and half the ridge.
double penalty_of(const Samples& samples, std::span<const double> weights, double ridge) {
    double sum = log_loss(samples, weights) * static_cast<double>(samples.size());
    for (const double weight : weights) sum += ridge / 2 * weight * weight;
    return sum;
}

/// The change of the weights that Newton's method proposes.
std::vector<double> step_of(const Samples& samples, std::span<const double> weights, double ridge) {
    const std::size_t width = samples.width();
    Symmetric curvature(width);
    std::vector<double> slope(width);
    for (std::size_t i = 0; i < width; ++i) {
        curvature.at(i, i) = ridge;
        slope[i] = -ridge * weights[i];
    }
    for (std::size_t sample = 0; sample < samples.size(); ++sample) {
        const auto counts = samples.counts(sample);
        const double chance = chance_of(worth_of(counts, weights));
        const double missed = samples.result(sample) - chance, spread = chance * (1 - chance);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            slope[counts[i].at] += missed * counts[i].count;
            for (std::size_t j = 0; j <= i; ++j)
                curvature.at(counts[i].at, counts[j].at) += spread * counts[i].count * counts[j].count;
        }
    }
    curvature.solve(slope);
    return slope;
}

}  // namespace

void Samples::add(std::span<const int> counts, int half_points) {
    assert(counts.size() == width_);
    for (std::size_t at = 0; at < counts.size(); ++at)
        if (counts[at] != 0) counts_.push_back({static_cast<std::uint32_t>(at), counts[at]});
    begins_.push_back(counts_.size());
    results_.push_back(static_cast<std::uint8_t>(half_points));
}

double log_loss(const Samples& samples, std::span<const double> weights) {
    if (samples.size() == 0) return 0;
    double sum = 0;
    for (std::size_t sample = 0; sample < samples.size(); ++sample) {
        const double worth = worth_of(samples.counts(sample), weights);
        sum += std::log1p(std::exp(-worth)) + (1 - samples.result(sample)) * worth;
    }
    return sum / static_cast<double>(samples.size());
}

std::vector<double> fit(const Samples& samples, double ridge) {
    assert(ridge > 0);
    std::vector<double> weights(samples.width());
    double penalty = penalty_of(samples, weights, ridge);
    for (int i = 0; i < kMostSteps; ++i) {
        std::vector<double> step = step_of(samples, weights, ridge);
        const double largest = std::accumulate(step.begin(), step.end(), 0.0, [](double most, double part) {
            return std::max(most, std::abs(part));
        });
        if (largest < kSettled) break;
        // Newton's step may overshoot: it is halved until it gains.
        double part = 1;
        for (int halved = 0; halved < kMostHalved; ++halved, part /= 2) {
            std::vector<double> moved = weights;
            for (std::size_t at = 0; at < moved.size(); ++at) moved[at] += part * step[at];
            const double there = penalty_of(samples, moved, ridge);
            if (there > penalty) continue;
            penalty = there;
            weights = std::move(moved);
            break;
        }
    }
    return weights;
}

}  // namespace bots::tuning
