// The sheets to be cut up: the tiles and the dice.

#include "cli/sheets/penta_rush.h"
#include "cli/sheets/penta_rush_parts.h"

namespace cli {

using namespace games::penta_rush;

namespace {

constexpr Paint kCut{.line = kSheetGrey, .width = 0.3, .dashed = true};
constexpr Paint kFold{.line = kSheetGrey, .width = 0.25};

constexpr int kTileColumns = 3, kTileRows = kShapes / kTileColumns;

// ---------------------------------------------------------------- dice

constexpr double kFace = 18;
constexpr int kNetsARow = 3;

/// Where a symbol stands on the net: column and row. Opposite faces add up to seven, as on
/// ordinary dice: a and f, b and e, c and d.
constexpr std::array<Point, kSymbols> kNet{Point{1, 0}, Point{1, 1}, Point{0, 1},
                                           Point{2, 1}, Point{1, 3}, Point{1, 2}};

/// A tab for glue on the edge from `a` to `b`, to the left of that way.
void draw_tab(Canvas& canvas, Point a, Point b) {
    const Point along = (b + a * -1) * 0.18, out = Point{b.y - a.y, a.x - b.x} * 0.2;
    canvas.draw(Path().move(a).line(a + along + out).line(b + along * -1 + out).line(b), kCut);
}

void draw_net(Canvas& canvas, Point corner) {
    const auto at = [&](double column, double row) { return corner + Point{column, row} * kFace; };
    for (const auto& [from, to] :
         {std::pair(at(1, 1), at(1, 0)), std::pair(at(2, 0), at(2, 1)), std::pair(at(1, 3), at(1, 2)),
          std::pair(at(2, 2), at(2, 3)), std::pair(at(1, 4), at(1, 3)), std::pair(at(2, 3), at(2, 4)),
          std::pair(at(2, 4), at(1, 4))})
        draw_tab(canvas, from, to);
    for (std::size_t symbol = 0; symbol < kSymbols; ++symbol) {
        const Point face = at(kNet[symbol].x, kNet[symbol].y);
        canvas.draw(box(face, kFace, kFace), kFold);
        draw_symbol(canvas, static_cast<Symbol>(symbol), face + Point{kFace / 2, kFace / 2}, kFace * 0.9);
    }
}

/// The symbols beside the faces of an ordinary die.
void draw_table(const SheetPage& page, double top) {
    const double step = (page.width() - 2 * kSheetMargin) / kSymbols;
    for (int i = 0; i < kSymbols; ++i) {
        const Point corner{kSheetMargin + i * step, top};
        page.canvas.draw(box(corner + Point{1, 0}, step - 2, 40),
                         {.fill = Colour(0xffffff), .line = kSheetGrey, .width = 0.3});
        draw_symbol(page.canvas, static_cast<Symbol>(i), corner + Point{step / 2, 11}, 18);
        page.canvas.write(corner + Point{step / 2, 23.5}, "=", {.size = 4, .anchor = Anchor::middle});
        draw_pips(page.canvas, i + 1, corner + Point{step / 2, 32}, 11);
    }
}

}  // namespace

void draw_tiles(const SheetPage& page) {
    const double wide = (page.width() - 2 * kSheetMargin) / kTileColumns;
    const double hint = 10, high = (page.bottom() - kSheetTop - hint) / kTileRows;
    for (int i = 0; i < kShapes; ++i) {
        const Point corner = Point{kSheetMargin, kSheetTop} + place_in_grid(i, kTileColumns, wide, high);
        draw_shape(page.canvas, static_cast<Shape>(i), corner + Point{wide / 2 - 2, high / 2}, 9.5);
        draw_points(page.canvas, points_of(static_cast<Shape>(i)), corner + Point{wide - 8, high - 8}, 4.8);
    }
    for (int column = 0; column <= kTileColumns; ++column) {
        const double x = kSheetMargin + column * wide;
        page.canvas.draw(segment({x, kSheetTop - 3}, {x, kSheetTop + kTileRows * high + 3}), kCut);
    }
    for (int row = 0; row <= kTileRows; ++row) {
        const double y = kSheetTop + row * high;
        page.canvas.draw(segment({kSheetMargin - 3, y}, {page.width() - kSheetMargin + 3, y}), kCut);
    }
    page.write_lines({kSheetMargin, page.bottom() - 1}, page.say("cli.sheet.hint-tiles"),
                     page.width() - 2 * kSheetMargin, 3.4);
}

void draw_dice(const SheetPage& page) {
    const double wide = page.width() - 2 * kSheetMargin;
    double y = page.write_lines({kSheetMargin, kSheetTop}, page.say("cli.sheet.hint-dice"), wide, 3.8);
    draw_table(page, y + 1);
    y = page.write_lines({kSheetMargin, y + 50}, page.say("cli.sheet.hint-net"), wide, 3.8);
    const double wide_net = 3 * kFace + 8, high_net = 4 * kFace + 7;
    const Point corner{page.left_of(kNetsARow * wide_net - 8), y};
    for (int i = 0; i < kDice; ++i)
        draw_net(page.canvas, corner + place_in_grid(i, kNetsARow, wide_net, high_net));
}

}  // namespace cli
