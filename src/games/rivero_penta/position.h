#pragma once

#include <array>
#include <string_view>

namespace games::rivero_penta {

/// In the order of Phase.
inline constexpr std::array<std::string_view, 8> kPhaseNames{"lot",  "deal",   "setup", "draw",
                                                             "turn", "action", "play",  "refill"};
inline constexpr std::string_view kBridgeSign = "=";

}  // namespace games::rivero_penta
