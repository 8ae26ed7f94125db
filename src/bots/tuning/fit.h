#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace bots::tuning {

/// Positions as the counts of an evaluation, each with how its game ended for the player to move.
/// It knows neither how many counts there are nor what they mean; most of them are zero.
class Samples {
public:
    struct Count {
        std::uint32_t at;
        std::int32_t count;
    };

    explicit Samples(std::size_t width) : width_(width) {}

    /// `counts` has `width` numbers; half points: 0 lost, 1 drawn, 2 won.
    void add(std::span<const int> counts, int half_points);

    std::size_t width() const { return width_; }
    std::size_t size() const { return results_.size(); }
    std::span<const Count> counts(std::size_t sample) const {
        return std::span(counts_).subspan(begins_[sample], begins_[sample + 1] - begins_[sample]);
    }
    double result(std::size_t sample) const { return results_[sample] / 2.0; }

private:
    std::size_t width_;
    std::vector<Count> counts_;
    std::vector<std::size_t> begins_{0};
    std::vector<std::uint8_t> results_;
};

/// The mean surprise at the results, in nats a sample, when chance = 1 / (1 + exp(-weights * counts)).
double log_loss(const Samples& samples, std::span<const double> weights);

/// The weights that make the results likeliest, by Newton's method. `ridge` > 0 pulls each weight to
/// zero as if by so many samples; it decides where the samples do not.
std::vector<double> fit(const Samples& samples, double ridge);

}  // namespace bots::tuning
