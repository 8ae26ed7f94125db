#pragma once

#include <array>
#include <string_view>

#include "games/rivero_penta/state.h"

namespace games::rivero_penta {

/// A choice between two readings of a rule; the first is the default.
struct ChoiceInfo {
    std::string_view name, rule;
    std::array<std::string_view, 2> values;
};

/// In the order of the members of Choices.
constexpr std::array<ChoiceInfo, 7> kChoiceInfos{{
    {"identical", "RP-12", {"line", "run"}},
    {"join_over_five", "RP-18", {"scores", "exact"}},
    {"free_discard", "RP-22", {"no", "yes"}},
    {"loose_bridge", "RP-32", {"open", "under"}},
    {"long_penta", "RP-37", {"yes", "no"}},
    {"refill", "RP-42", {"ocean", "hands"}},
    {"bridge_at_source", "RP-27", {"no", "yes"}},
}};

/// The value of the choice with that number in kChoiceInfos, 0 or 1.
std::size_t choice(const Choices& choices, std::size_t which);
void choose(Choices& choices, std::size_t which, std::size_t value);

}  // namespace games::rivero_penta
