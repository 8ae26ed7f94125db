#include "bots/tuning/net_fit.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "bots/tuning/descent.h"
#include "core/rng.h"

namespace bots::tuning {

using brains::pente::Net;

namespace {

constexpr std::size_t kInputs = Net::kInputs, kHidden = Net::kHidden;
constexpr std::size_t kBatch = 256;
constexpr double kFirstRate = 0.003, kLastRate = 1e-5, kDecay = 1e-5;
constexpr double kMostSure = 14;  // of a logarithm of odds; beyond, the loss of a sample says little

/// Inputs are counts of very different size; these bring them to about one.
double scale_of(std::size_t input) {
    if (input < Net::kMyPairs) return input % brains::pente::kKinds < 12 ? 0.1 : 0.5;
    if (input < Net::kMyTakes) return 1;
    if (input < Net::kMyClosings) return 0.5;
    return input < Net::kStones ? 0.2 : 0.02;
}

/// The network in real numbers: rows of the hidden cells, their biases, what they count, the last
/// bias and the share of the counts.
class RealNet {
public:
    static constexpr std::size_t kBias = kInputs * kHidden, kOut = kBias + kHidden, kLast = kOut + kHidden,
                                 kShare = kLast + 1, kAll = kShare + 1;

    explicit RealNet(std::uint64_t seed) : numbers(kAll) {
        core::Rng rng(seed);
        const auto by_lot = [&](double width) { return width * (rng.below(2001) / 1000.0 - 1); };
        for (std::size_t i = 0; i < kBias; ++i) numbers[i] = by_lot(1.7 / std::sqrt(kInputs));
        for (std::size_t i = kOut; i < kLast; ++i) numbers[i] = by_lot(0.17);
        numbers[kShare] = 1;
    }

    double odds(const NetSample& sample) {
        double sum = numbers[kLast] + numbers[kShare] * sample.odds;
        for (std::size_t cell = 0; cell < kHidden; ++cell) {
            double in = numbers[kBias + cell];
            for (std::size_t i = 0; i < kInputs; ++i)
                if (sample.inputs[i] != 0) in += numbers[cell * kInputs + i] * sample.inputs[i] * scale_of(i);
            hidden_[cell] = std::max(0.0, in);
            sum += numbers[kOut + cell] * hidden_[cell];
        }
        return sum;
    }

    /// Adds what the numbers did to the surprise at this sample.
    void add_slopes(const NetSample& sample, std::vector<double>& slopes) {
        const double missed = 1 / (1 + std::exp(-odds(sample))) - sample.result;
        slopes[kLast] += missed;
        slopes[kShare] += missed * sample.odds;
        for (std::size_t cell = 0; cell < kHidden; ++cell) {
            if (hidden_[cell] <= 0) continue;
            slopes[kOut + cell] += missed * hidden_[cell];
            const double below = missed * numbers[kOut + cell];
            slopes[kBias + cell] += below;
            for (std::size_t i = 0; i < kInputs; ++i)
                if (sample.inputs[i] != 0)
                    slopes[cell * kInputs + i] += below * sample.inputs[i] * scale_of(i);
        }
    }

    FittedNet whole() const {
        const auto rounded = [](double number, double most) {
            return static_cast<std::int32_t>(std::lround(std::clamp(number, -most, most)));
        };
        constexpr double kOut16 = brains::pente::kWorthScale * Net::kOutScale;
        FittedNet fitted;
        for (std::size_t cell = 0; cell < kHidden; ++cell) {
            for (std::size_t i = 0; i < kInputs; ++i)
                fitted.net.in[i][cell] = static_cast<std::int16_t>(
                    rounded(numbers[cell * kInputs + i] * scale_of(i) * Net::kInScale, 32767));
            fitted.net.bias[cell] = rounded(numbers[kBias + cell] * Net::kInScale, 1 << 26);
            fitted.net.out[cell] = static_cast<std::int16_t>(rounded(numbers[kOut + cell] * kOut16, 32767));
        }
        fitted.net.out_bias =
            rounded(numbers[kLast] * kOut16 * (Net::kInScale >> Net::kHiddenShift), 1 << 30);
        fitted.share = numbers[kShare];
        return fitted;
    }

    std::vector<double> numbers;

private:
    std::array<double, kHidden> hidden_{};
};

}  // namespace

FittedNet fit_net(std::span<const NetSample> samples, int passes, std::uint64_t seed,
                  const std::function<bool(int pass)>& go_on) {
    RealNet net(seed);
    Descent descent(RealNet::kAll);
    core::Rng rng(seed);
    std::vector<std::size_t> order(samples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<double> slopes(RealNet::kAll);
    for (int pass = 0; pass < passes; ++pass) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
        const double rate = kFirstRate * (1 - static_cast<double>(pass) / passes) + kLastRate;
        for (std::size_t from = 0; from < order.size(); from += kBatch) {
            const std::size_t to = std::min(order.size(), from + kBatch);
            std::fill(slopes.begin(), slopes.end(), 0.0);
            for (std::size_t i = from; i < to; ++i) net.add_slopes(samples[order[i]], slopes);
            for (std::size_t i = 0; i < slopes.size(); ++i)
                slopes[i] = slopes[i] / static_cast<double>(to - from) + kDecay * net.numbers[i];
            descent.step(net.numbers, slopes, rate);
        }
        if (!go_on(pass + 1)) break;
    }
    return net.whole();
}

double log_loss(std::span<const NetSample> samples, const FittedNet& fitted) {
    if (samples.empty()) return 0;
    double sum = 0;
    for (const NetSample& sample : samples) {
        const double odds = std::clamp(
            fitted.share * sample.odds + net_worth(fitted.net, sample.inputs) / brains::pente::kWorthScale,
            -kMostSure, kMostSure);
        sum += std::log1p(std::exp(-odds)) + (1 - sample.result) * odds;
    }
    return sum / static_cast<double>(samples.size());
}

}  // namespace bots::tuning
