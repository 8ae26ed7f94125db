#include "bots/tuning/likings_fit.h"

#include <algorithm>
#include <cmath>

#include "bots/tuning/descent.h"

namespace bots::tuning {

using brains::pente::kKinds;
using brains::pente::LikedBy;
using brains::pente::Likes;
using brains::pente::liking;
using brains::pente::Likings;

namespace {

constexpr std::size_t kBatch = 512;
constexpr double kFirstRate = 0.03, kLastRate = 0.001;
constexpr double kPairDecay = 3e-4, kDecay = 1e-5;
constexpr int kHundredth = 100;

// A pair of kinds counts as the sum of either kind and of what is peculiar to the pair, which is held
// down: most pairs are rare.
constexpr std::size_t kMine = Likes::kAll, kTheirs = kMine + kKinds, kAll = kTheirs + kKinds;

template <class Visit>
void for_each_number(const LikedBy& by, Visit&& visit) {
    for (const std::int16_t at : by) visit(static_cast<std::size_t>(at));
    const auto pair = static_cast<std::size_t>(by[0] - Likes::kPoint);
    visit(kMine + pair / kKinds);
    visit(kTheirs + pair % kKinds);
}

/// Adds how the numbers made this choice less likely.
void add_slopes(const Choice& choice, const std::vector<double>& numbers, std::vector<double>& slopes) {
    std::vector<double> chances;
    for (const LikedBy& by : choice.moves) {
        double sum = 0;
        for_each_number(by, [&](std::size_t at) { sum += numbers[at]; });
        chances.push_back(sum);
    }
    const double most = *std::max_element(chances.begin(), chances.end());
    double all = 0;
    for (double& chance : chances) all += chance = std::exp(chance - most);
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const double missed = chances[i] / all - (i == choice.best ? 1 : 0);
        for_each_number(choice.moves[i], [&](std::size_t at) { slopes[at] += missed; });
    }
}

}  // namespace

Likings fit_likings(std::span<const Choice> choices, int passes, const std::function<bool(int pass)>& go_on) {
    std::vector<double> numbers(kAll), slopes(kAll);
    Descent descent(kAll);
    for (int pass = 0; pass < passes; ++pass) {
        const double rate = kFirstRate * (1 - static_cast<double>(pass) / passes) + kLastRate;
        for (std::size_t from = 0; from < choices.size(); from += kBatch) {
            const std::size_t to = std::min(choices.size(), from + kBatch);
            std::fill(slopes.begin(), slopes.end(), 0.0);
            for (std::size_t i = from; i < to; ++i) add_slopes(choices[i], numbers, slopes);
            for (std::size_t i = 0; i < kAll; ++i)
                slopes[i] = slopes[i] / static_cast<double>(to - from) +
                            (i < Likes::kMyTakes ? kPairDecay : kDecay) * numbers[i];
            descent.step(numbers, slopes, rate);
        }
        if (!go_on(pass + 1)) break;
    }
    Likings likings{};
    for (std::size_t i = 0; i < likings.size(); ++i) {
        double liking = numbers[i];
        if (i < Likes::kMyTakes) liking += numbers[kMine + i / kKinds] + numbers[kTheirs + i % kKinds];
        likings[i] = static_cast<std::int16_t>(std::lround(kHundredth * liking));
    }
    return likings;
}

double mean_rank(std::span<const Choice> choices, const Likings& likings) {
    if (choices.empty()) return 0;
    double sum = 0;
    for (const Choice& choice : choices) {
        const int best = liking(likings, choice.moves[choice.best]);
        for (const LikedBy& by : choice.moves) sum += liking(likings, by) > best ? 1 : 0;
    }
    return sum / static_cast<double>(choices.size());
}

}  // namespace bots::tuning
