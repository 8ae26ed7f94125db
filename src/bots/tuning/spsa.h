#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "game/notice.h"

namespace bots::tuning {

/// A number that is tuned; everything in thousandths, so that a kept state is the whole state.
struct Knob {
    std::string_view name;  // outlives the knob
    std::int64_t value = 0;
    std::int64_t least = 0, most = 0;
    std::int64_t step = 0;  // a change that should be felt
};

/// Simultaneous perturbation (SPSA): in each round all numbers go one step up or down by lot, the
/// two settings on either side are compared, and all numbers follow the better one a little. Steps
/// and gains shrink from round to round.
class Spsa {
public:
    static constexpr std::int64_t kOne = 1000;

    Spsa(std::vector<Knob> knobs, std::uint64_t seed) : knobs_(std::move(knobs)), seed_(seed) {}

    /// The settings of the next round, rounded to whole numbers: on the one side and on the other.
    struct Sides {
        std::vector<int> plus, minus;
    };
    Sides sides() const;
    /// How the first side fared against the other, from -1 (lost all) to 1. Ends the round.
    void learn(double score);

    std::int64_t rounds() const { return rounds_; }
    const std::vector<Knob>& knobs() const { return knobs_; }
    /// The setting so far, in whole numbers.
    std::vector<int> setting() const;

    /// The rounds and one line a number, `name value`, in thousandths; and back. Every number must be
    /// there once and within its bounds: what is wrong is named, and nothing changes.
    std::string text() const;
    std::optional<game::Reason> read(std::string_view text);

private:
    bool goes_up(std::size_t knob) const;
    double reach() const;  // in steps

    std::vector<Knob> knobs_;
    std::uint64_t seed_;
    std::int64_t rounds_ = 0;
};

}  // namespace bots::tuning
