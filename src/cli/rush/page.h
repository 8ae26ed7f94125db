#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/rush/board.h"
#include "cli/rush/rush.h"
#include "cli/words.h"

namespace cli {

/// Everything of Penta Rush that is seen at once.
struct RushPage {
    games::penta_rush::Table table;
    int seat = 0;  // whose board it is
    RushBoard board;
    bool is_covered = false;  // nothing of the board or of anybody's round is seen
    std::optional<std::int64_t> elapsed_ms, sand_ms, cap_ms;
    std::vector<std::string> panel;  // instead of tiles and scores
    std::string message, rule, keys;
    bool is_refusal = false;
    std::vector<std::string> overlay;  // a page laid over the table; empty: none
};

/// Columns and lines the text in the panel may have.
Extent panel_room(int width, int height);

Screen draw_rush_page(const RushPage& page, const Words& words, int width, int height, const Finish& finish);

/// The same as plain text: the dice, the board with its letters, the tiles and the scores.
std::string rush_page_text(const RushPage& page, const Words& words, const Inks& inks);

/// The outlines and areas on a seat's board, as far as the view has them.
RushBoard board_in_view(const games::penta_rush::View& view, int seat);

}  // namespace cli
