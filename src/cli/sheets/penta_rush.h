#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/sheets/formats.h"
#include "cli/words.h"
#include "games/penta_rush/boards.h"

namespace cli {

/// One page, whatever it is drawn on.
struct Sheet {
    std::string name;   // of its file
    std::string title;  // in the person's language
    std::function<void(Canvas&)> draw;
};

/// What is to be printed.
struct SheetWishes {
    Paper paper;
    game::Language language = game::Language::english;
    std::vector<games::penta_rush::Board> boards;
    bool identical = false;  // PR-03: one board for all
    std::string origin;      // where the boards come from, as it is shown at the foot
};

/// The boards, the score plan, the puzzle plan, the tiles and the dice.
std::vector<Sheet> penta_rush_sheets(const SheetWishes& wishes);

/// A page with its head and foot: what all sheets share. The drawing begins at kSheetTop.
class SheetPage {
public:
    SheetPage(Canvas& canvas, const SheetWishes& wishes, std::string_view title);

    Canvas& canvas;
    const SheetWishes& wishes;

    std::string say(std::string_view code) const { return words_.label(code); }
    std::string say(const game::Notice& notice) const { return words_.say(notice); }
    double width() const { return wishes.paper.width; }
    /// Above the foot.
    double bottom() const { return wishes.paper.height - 16; }
    /// The left edge of something so wide that it stands in the middle.
    double left_of(double wide) const { return (width() - wide) / 2; }
    /// Writes a sentence in several lines; the height after them.
    double write_lines(Point at, std::string_view text, double wide, double size) const;

private:
    Words words_;
};
constexpr double kSheetTop = 30, kSheetMargin = 15;

// One function a sheet; `number` counts boards from 1.
void draw_board_sheet(const SheetPage& page, int number);
void draw_score_plan(const SheetPage& page);
void draw_puzzle_plan(const SheetPage& page);
void draw_tiles(const SheetPage& page);
void draw_dice(const SheetPage& page);

/// The sentences of the sheets.
std::span<const game::Message> sheet_messages();

}  // namespace cli
