#include "bots/tuning/trial.h"

#include <algorithm>

#include "core/hash.h"
#include "core/text.h"

namespace bots::tuning {

using brains::pente::ConstantInfo;
using brains::pente::Constants;
using brains::pente::kConstants;
using brains::pente::Search;
using games::pente::Variant;

namespace {

constexpr std::size_t kTrialTableBytes = std::size_t{4} << 20;

const ConstantInfo* find_constant(std::string_view name) {
    const auto found = std::find_if(kConstants.begin(), kConstants.end(),
                                    [&](const ConstantInfo& info) { return info.name == name; });
    return found == kConstants.end() ? nullptr : &*found;
}

Knob knob_of(const ConstantInfo& info) {
    constexpr std::int64_t kOne = Spsa::kOne;
    return {info.name, Constants{}.*info.value * kOne, info.least * kOne, info.most * kOne, info.step * kOne};
}

}  // namespace

core::Result<std::vector<Knob>, game::Reason> knobs_of(std::span<const std::string> names) {
    std::vector<Knob> knobs;
    if (names.empty())
        for (const ConstantInfo& info : kConstants) knobs.push_back(knob_of(info));
    for (const std::string& name : names) {
        const ConstantInfo* info = find_constant(name);
        if (!info)
            return core::fail(game::Reason("tuning.unknown-number", "", {{"name", core::quotable(name)}}));
        if (std::any_of(knobs.begin(), knobs.end(),
                        [&](const Knob& knob) { return knob.name == info->name; }))
            return core::fail(game::Reason("tuning.number-twice", "", {{"name", name}}));
        knobs.push_back(knob_of(*info));
    }
    return knobs;
}

Constants constants_of(std::span<const Knob> knobs, std::span<const int> setting) {
    Constants constants;
    for (std::size_t i = 0; i < knobs.size(); ++i)
        constants.*find_constant(knobs[i].name)->value = setting[i];
    return constants;
}

std::optional<int> play_pair(const Constants& plus, const Constants& minus, const TrialTerms& terms,
                             std::int64_t round, std::int64_t pair, const GoOn& go_on) {
    core::Rng rng(core::Hash(terms.seed)
                      .add(static_cast<std::uint64_t>(round))
                      .add(static_cast<std::uint64_t>(pair))
                      .value());
    const SelfPlay opening =
        draw_opening((round + pair) % 2 == 0 ? Variant::standard : Variant::tournament, rng);
    int half_points = 0;
    for (const bool begins : {true, false}) {
        Search first(kTrialTableBytes), second(kTrialTableBytes);
        first.constants = begins ? plus : minus;
        second.constants = begins ? minus : plus;
        const auto game = play_on(opening, {{&first, &second}, terms.nodes, 0}, rng, go_on);
        if (!game) return std::nullopt;
        half_points += begins ? game->half_points : 2 - game->half_points;
    }
    return half_points;
}

}  // namespace bots::tuning
