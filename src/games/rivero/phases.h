#pragma once

#include <array>
#include <string_view>

namespace games::rivero {

// The words of a position, in the order of their enums.
inline constexpr std::array<std::string_view, 9> kPhaseNames{"start", "deal", "choose", "play", "draw",
                                                             "turn",  "act",  "end",    "over"};
inline constexpr std::array<std::string_view, 3> kOptionNames{"none", "ocean", "column"};
inline constexpr std::array<std::string_view, 8> kErrandNames{"none", "ocean", "extra",  "column",
                                                              "tap",  "sun",   "bridge", "joker"};
inline constexpr std::array<std::string_view, 5> kDoneNames{"none", "spring", "exchange", "ground", "lift"};
inline constexpr std::array<std::string_view, 3> kSeenNames{"own", "all", "none"};

}  // namespace games::rivero
