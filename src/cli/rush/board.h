#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "cli/looks/look.h"
#include "games/penta_rush/boards.h"

namespace cli {

/// A symbol as people see it: a sign and a tone, so that neither is needed alone.
Mark symbol_mark(games::penta_rush::Symbol symbol);

/// Five squares with a meaning, drawn as a ground and the letter of the shape.
struct Ring {
    enum class Kind : std::uint8_t {
        drawn,    // in this round
        counts,   // judged, and worth its points
        lost,     // judged, and worth nothing
        earlier,  // puzzle: stays on the board (PR-27)
        hatched,  // puzzle: struck (PR-28)
    };
    std::uint16_t placement = 0;
    Kind kind = Kind::drawn;
};

/// A board of Penta Rush and what is on it.
struct RushBoard {
    games::penta_rush::Board symbols{};
    std::vector<Ring> rings;
    std::vector<games::penta_rush::Square> in_work;  // taken for an outline that is not complete
    std::optional<games::penta_rush::Square> cursor;
};

/// How a square is drawn: its sign, and the letters of its rings beside it or below.
struct SquareSize {
    int columns = 2, lines = 1;
};
constexpr SquareSize kTightSquare{2, 1}, kSmallSquare{4, 2}, kLargeSquare{6, 3};

Extent board_extent(SquareSize size);
/// With coordinates at the left and below. Without lines in the finish, symbols are their letters.
void draw_rush_board(Screen& screen, int x, int y, const RushBoard& board, SquareSize size,
                     const Finish& finish);

}  // namespace cli
