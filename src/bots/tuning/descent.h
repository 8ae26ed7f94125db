#pragma once

#include <cmath>
#include <vector>

namespace bots::tuning {

/// Gradient descent with a step of its own for each number (Adam): large where the slope is small and
/// steady, small where it is large or changes sign.
class Descent {
public:
    explicit Descent(std::size_t numbers) : mean_(numbers), square_(numbers) {}

    /// Moves the numbers down their slopes; `rate` is the longest step.
    void step(std::vector<double>& numbers, const std::vector<double>& slopes, double rate) {
        mean_share_ *= kMeanKept;
        square_share_ *= kSquareKept;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            mean_[i] += (1 - kMeanKept) * (slopes[i] - mean_[i]);
            square_[i] += (1 - kSquareKept) * (slopes[i] * slopes[i] - square_[i]);
            numbers[i] -=
                rate * (mean_[i] / (1 - mean_share_)) / (std::sqrt(square_[i] / (1 - square_share_)) + 1e-8);
        }
    }

private:
    static constexpr double kMeanKept = 0.9, kSquareKept = 0.999;
    std::vector<double> mean_, square_;
    double mean_share_ = 1, square_share_ = 1;  // what the zeros at the beginning still count
};

}  // namespace bots::tuning
