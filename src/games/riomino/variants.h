#pragma once

#include <array>
#include <span>
#include <string_view>

#include "game/options.h"
#include "games/riomino/state.h"

namespace games::riomino {

/// In the order of the enum.
std::span<const game::VariantInfo> variant_infos();
std::span<const game::OptionInfo> option_infos();

/// RM-01: what the option `start_turn` can say; the second one is State::turns_start.
constexpr std::array<std::string_view, 2> kStartTurns{"lot", "chosen"};

/// Dice each player throws.
int dice_each(Variant variant);
/// RM-11: a board must be able to take all dice, the start die too.
inline int least_squares(Variant variant) { return 2 * dice_each(variant) + 1; }
/// RM-16, RM-17: the board of the variant; in `wizard` every square within reach, for the frame
/// of RM-14 to narrow.
SquareSet own_board(Variant variant);

}  // namespace games::riomino
