#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "game/tree.h"
#include "games/riomino/state.h"

namespace games::riomino {

/// The words of a position, in the order of Phase.
inline constexpr std::array<std::string_view, 5> kPhaseNames{"lot", "throw", "start", "turn", "play"};

/// RM-15: `x,y` from the start die, x to the right and y up.
std::string write_square(int x, int y);
inline std::string write_square(Square square) { return write_square(x_of(square), y_of(square)); }
game::Tree write_squares(SquareSet squares);

struct Place {
    int x = 0, y = 0;
};
/// Two numbers of at most three digits; the place may be out of reach.
std::optional<Place> read_place(std::string_view text);

/// `01`: the two values of a face, the lower first.
std::string write_face(int face);
/// -1 if no face has these values; none if they are no values.
std::optional<int> read_face(std::string_view text);

/// `0011`: the edges from the north clockwise.
std::string write_pattern(Pattern pattern);
/// -1 if no die has such a face; none if these are no four values.
std::optional<int> read_pattern(std::string_view text);

}  // namespace games::riomino
