#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/brains/pente/constants.h"
#include "bots/tuning/self_play.h"
#include "bots/tuning/spsa.h"
#include "core/result.h"

namespace bots::tuning {

/// The constants of Pente's search by these names, at their present values; all when there are none.
core::Result<std::vector<Knob>, game::Reason> knobs_of(std::span<const std::string> names);

/// The present constants, with those of the knobs set so.
brains::pente::Constants constants_of(std::span<const Knob> knobs, std::span<const int> setting);

/// What two settings are compared under.
struct TrialTerms {
    std::uint64_t nodes = 0, seed = 0;
    std::int64_t pairs = 1;  // of games, a round
};

/// Plays one pair of a round, an opening with either colour: the half points of the first setting,
/// 0 to 4. None if `go_on` said no.
std::optional<int> play_pair(const brains::pente::Constants& plus, const brains::pente::Constants& minus,
                             const TrialTerms& terms, std::int64_t round, std::int64_t pair,
                             const GoOn& go_on);

}  // namespace bots::tuning
