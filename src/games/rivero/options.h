#pragma once

#include <array>
#include <string_view>

#include "games/rivero/state.h"

namespace games::rivero {

/// A choice between two readings of a rule: its two values, the default first, and where it is kept.
struct HouseRule {
    std::string_view name, rule;
    std::array<std::string_view, 2> values;
    bool House::* flag;
};

inline constexpr std::array<HouseRule, 5> kHouseRules{{
    {"attach_to", "RV-11", {"own", "any"}, &House::attach_to_any},
    {"spring_after_action", "RV-21", {"no", "yes"}, &House::spring_after_action},
    {"spring_duty", "RV-32", {"six", "seven"}, &House::spring_duty_seven},
    {"ocean_end", "RV-41", {"finish", "at_once"}, &House::ends_at_once},
    {"take_groundwater", "RV-36", {"end", "turn"}, &House::lifts_in_turn},
}};
inline constexpr std::array<std::string_view, kVariants> kVariantNames{"standard", "eight"};

}  // namespace games::rivero
