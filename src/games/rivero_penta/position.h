#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "game/notice.h"
#include "games/rivero_penta/state.h"

namespace games::rivero_penta {

/// In the order of Phase.
inline constexpr std::array<std::string_view, 8> kPhaseNames{"lot",  "deal",   "setup", "draw",
                                                             "turn", "action", "play",  "refill"};
inline constexpr std::string_view kBridgeSign = "=";
inline constexpr int kMostPoints = 9999;

/// Why what a position holds does not fit its phase: the counts of hands, table and piles.
std::optional<game::Reason> why_not_in_phase(const State& state);

}  // namespace games::rivero_penta
