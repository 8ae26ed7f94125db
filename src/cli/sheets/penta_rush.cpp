// Head and foot of the Penta Rush sheets, and the boards.

#include "cli/sheets/penta_rush.h"

#include "cli/sheets/helvetica.h"
#include "cli/sheets/penta_rush_parts.h"

namespace cli {

using namespace games::penta_rush;

namespace {

constexpr double kCell = 18;  // a square of the board
static_assert(kCell >= 15);   // large enough to draw around

void draw_grid(const SheetPage& page, const Board& board, Point corner) {
    for (int square = 0; square < kSquares; ++square) {
        const Point from_bottom = place_in_grid(square, kSide, kCell, kCell);
        const Point at = corner + Point{from_bottom.x, (kSide - 1) * kCell - from_bottom.y};
        page.canvas.draw(box(at, kCell, kCell), {.fill = Colour(0xffffff), .line = kSheetGrey, .width = 0.2});
        draw_symbol(page.canvas, board[static_cast<std::size_t>(square)], at + Point{kCell / 2, kCell / 2},
                    kCell);
    }
    // PR-03: which side it is shows at the edge.
    const double side = kSide * kCell;
    page.canvas.draw(box(corner, side, side), {.line = kSheetInk, .width = 0.8});
    const double edge = 1.6;
    page.canvas.draw(box(corner + Point{-edge, -edge}, side + 2 * edge, side + 2 * edge),
                     page.wishes.identical ? Paint{.line = kSheetBlue, .width = 1.6}
                                           : Paint{.line = kSheetGrey, .width = 0.3});
}

void write_coordinates(const SheetPage& page, Point corner) {
    const Lettering small{.size = 3, .anchor = Anchor::middle, .ink = kSheetGrey};
    for (int i = 0; i < kSide; ++i) {
        page.canvas.write(corner + Point{(i + 0.5) * kCell, kSide * kCell + 5.5},
                          std::string(1, static_cast<char>('a' + i)), small);
        page.canvas.write(corner + Point{-5.5, (kSide - i - 0.5) * kCell + 1}, std::to_string(i + 1), small);
    }
}

/// The twelve shapes with their points, in two rows.
void draw_reminder(const SheetPage& page, double top) {
    constexpr int kARow = kShapes / 2;
    const double step = (page.width() - 2 * kSheetMargin) / kARow, high = 19;
    for (int i = 0; i < kShapes; ++i) {
        const Point centre =
            Point{kSheetMargin + step / 2, top + high / 2} + place_in_grid(i, kARow, step, high);
        draw_shape(page.canvas, static_cast<Shape>(i), centre + Point{-3, 0}, 3.8);
        draw_points(page.canvas, points_of(static_cast<Shape>(i)), centre + Point{11, 0}, 2.6);
    }
}

}  // namespace

SheetPage::SheetPage(Canvas& on, const SheetWishes& wanted, std::string_view title)
    : canvas(on), wishes(wanted), words_{wanted.language, {}} {
    canvas.write({kSheetMargin, 19}, title, {.size = 7, .bold = true});
    canvas.write({width() - kSheetMargin, 19}, "Penta Rush",
                 {.size = 4.5, .anchor = Anchor::right, .ink = kSheetGrey});
    const double foot = wishes.paper.height - 8;
    canvas.write({kSheetMargin, foot}, say("cli.sheet.trademark"), {.size = 2.5, .ink = kSheetGrey});
    canvas.write({width() - kSheetMargin, foot}, "Pentario · " + wishes.origin,
                 {.size = 2.5, .anchor = Anchor::right, .ink = kSheetGrey});
}

double SheetPage::write_lines(Point at, std::string_view text, double wide, double size) const {
    for (const std::string& line : fit_lines(text, wide, size)) {
        canvas.write(at, line, {.size = size, .ink = kSheetInk});
        at.y += size * 1.35;
    }
    return at.y;
}

void draw_board_sheet(const SheetPage& page, int number) {
    const Point corner{page.left_of(kSide * kCell), kSheetTop + 2};
    draw_grid(page, page.wishes.boards[static_cast<std::size_t>(number - 1)], corner);
    write_coordinates(page, corner);
    draw_reminder(page, corner.y + kSide * kCell + 8);
    if (page.wishes.identical)
        page.write_lines({kSheetMargin, corner.y + kSide * kCell + 51}, page.say("cli.sheet.hint-identical"),
                         page.width() - 2 * kSheetMargin, 3.6);
}

std::vector<Sheet> penta_rush_sheets(const SheetWishes& wishes) {
    Words words;
    words.language = wishes.language;
    std::vector<Sheet> sheets;
    const auto add = [&](std::string name, const std::string& title,
                         const std::function<void(const SheetPage&)>& draw) {
        const auto on = [wishes, title, draw](Canvas& canvas) { draw(SheetPage(canvas, wishes, title)); };
        sheets.push_back({std::move(name), title, on});
    };
    for (int number = 1; number <= static_cast<int>(wishes.boards.size()); ++number) {
        const game::Notice title(wishes.identical ? "cli.sheet.board-for-all" : "cli.sheet.board", "",
                                 {{"number", number}});
        add("board-" + std::to_string(number), words.say(title),
            [number](const SheetPage& page) { draw_board_sheet(page, number); });
    }
    add("score-plan", words.label("cli.sheet.score-plan"), draw_score_plan);
    add("puzzle-plan", words.label("cli.sheet.puzzle-plan"), draw_puzzle_plan);
    add("tiles", words.label("cli.sheet.tiles"), draw_tiles);
    add("dice", words.label("cli.sheet.dice"), draw_dice);
    return sheets;
}

}  // namespace cli
