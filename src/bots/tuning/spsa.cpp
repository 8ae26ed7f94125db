#include "bots/tuning/spsa.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/hash.h"
#include "core/text.h"

namespace bots::tuning {

using game::Reason;

namespace {

// The usual exponents of the method; a first gain of a tenth of a step, and 50 rounds until it
// begins to shrink in earnest.
constexpr double kReachFalls = 0.101, kGainFalls = 0.602, kFirstGain = 0.1, kSteadyRounds = 50;

int whole(double thousandths, const Knob& knob) {
    const double bounded =
        std::clamp(thousandths, static_cast<double>(knob.least), static_cast<double>(knob.most));
    return static_cast<int>(std::lround(bounded / Spsa::kOne));
}

Reason bad(std::string_view code, std::string_view word) {
    return Reason(code, "", {{"name", core::quotable(word)}});
}

}  // namespace

/// By lot, and the same lot whenever this round is asked for.
bool Spsa::goes_up(std::size_t knob) const {
    return (core::Hash(seed_).add(static_cast<std::uint64_t>(rounds_)).add(knob).value() & 1) != 0;
}

double Spsa::reach() const { return std::pow(static_cast<double>(rounds_ + 1), -kReachFalls); }

Spsa::Sides Spsa::sides() const {
    Sides sides;
    for (std::size_t i = 0; i < knobs_.size(); ++i) {
        const Knob& knob = knobs_[i];
        // Never less than one whole number, or both sides would be the same.
        const double away = std::max(reach() * static_cast<double>(knob.step), static_cast<double>(kOne));
        const double signed_away = goes_up(i) ? away : -away;
        sides.plus.push_back(whole(static_cast<double>(knob.value) + signed_away, knob));
        sides.minus.push_back(whole(static_cast<double>(knob.value) - signed_away, knob));
    }
    return sides;
}

void Spsa::learn(double score) {
    const double gain =
        kFirstGain *
        std::pow((kSteadyRounds + 1) / (kSteadyRounds + 1 + static_cast<double>(rounds_)), kGainFalls) /
        reach();
    for (std::size_t i = 0; i < knobs_.size(); ++i) {
        Knob& knob = knobs_[i];
        const double change = gain * score * static_cast<double>(knob.step);
        knob.value =
            std::clamp(knob.value + std::lround(goes_up(i) ? change : -change), knob.least, knob.most);
    }
    ++rounds_;
}

std::vector<int> Spsa::setting() const {
    std::vector<int> setting;
    for (const Knob& knob : knobs_) setting.push_back(whole(static_cast<double>(knob.value), knob));
    return setting;
}

std::string Spsa::text() const {
    std::string out = "rounds " + std::to_string(rounds_) + "\n";
    for (const Knob& knob : knobs_) out += std::string(knob.name) + " " + std::to_string(knob.value) + "\n";
    return out;
}

std::optional<Reason> Spsa::read(std::string_view text) {
    std::vector<std::optional<std::int64_t>> values(knobs_.size());
    std::optional<std::int64_t> rounds;
    for (const std::string_view line : core::lines(text)) {
        const auto words = core::words(line);
        if (words.size() != 2) return bad("tuning.bad-line", line);
        const auto knob = std::find_if(knobs_.begin(), knobs_.end(),
                                       [&](const Knob& other) { return other.name == words[0]; });
        const bool counts = words[0] == "rounds";
        if (!counts && knob == knobs_.end()) return bad("tuning.unknown-number", words[0]);
        auto& place = counts ? rounds : values[static_cast<std::size_t>(knob - knobs_.begin())];
        if (place) return bad("tuning.number-twice", words[0]);
        place = counts ? core::read_number(words[1], 0, std::numeric_limits<std::int32_t>::max())
                       : core::read_number(words[1], knob->least, knob->most);
        if (!place) return bad("tuning.number-out-of-bounds", words[0]);
    }
    if (!rounds) return bad("tuning.number-missing", "rounds");
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!values[i]) return bad("tuning.number-missing", knobs_[i].name);
    rounds_ = *rounds;
    for (std::size_t i = 0; i < values.size(); ++i) knobs_[i].value = *values[i];
    return std::nullopt;
}

}  // namespace bots::tuning
