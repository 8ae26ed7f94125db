#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "game/notice.h"
#include "games/penta_rush/dice.h"

namespace games::penta_rush {

/// In the order of the enums Phase and Overlap.
inline constexpr std::array<std::string_view, 4> kPhaseNames{"roll", "search", "strike", "over"};
inline constexpr std::array<std::string_view, 2> kOverlapNames{"all", "fitting"};
inline constexpr std::array<std::string_view, 2> kExtraOutlineNames{"voids", "ignored"};

/// `a1` at the bottom left to `j10`. Read in either case.
std::string write_square(Square square);
std::optional<Square> read_square(std::string_view text);

/// `a1 a2 a3 b3 c3`, ascending: row by row from the bottom.
std::string write_squares(const Placement& placement);
/// The placement on these squares, in any order.
core::Result<int, game::Reason> read_placement(std::span<const std::string_view> squares);

/// `aabcd`, ascending; read in any order and either case.
std::string write_roll(int roll);
/// An index of kAllRolls.
core::Result<int, game::Reason> read_roll(std::string_view text);

}  // namespace games::penta_rush
