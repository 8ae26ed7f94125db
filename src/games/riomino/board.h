#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "game/notice.h"
#include "games/riomino/squares.h"

namespace games::riomino {

/// Reads a board: rows from the top, separated by `/` or line ends; `#` a square, `o` the centre
/// square, `.` none. It must have at least `least` squares, all joined, none out of reach (RM-16).
core::Result<SquareSet, game::Reason> read_board(std::string_view drawing, int least);

/// The same form, rows separated by `/`, without empty rows and columns around it.
std::string draw_board(SquareSet board);

/// What RM-16 asks of a set of squares, whichever way it was written.
std::optional<game::Reason> check_board(SquareSet board, int least);

/// Under which turns and reflections a board comes to lie on itself.
struct Symmetry {
    bool left_right = false, top_bottom = false, diagonal = false, half_turn = false, quarter_turn = false;
    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};
Symmetry symmetry_of(SquareSet board);

}  // namespace games::riomino
