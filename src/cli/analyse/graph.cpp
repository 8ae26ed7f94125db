#include "cli/analyse/graph.h"

#include <algorithm>
#include <array>

#include "cli/analyse/row.h"

namespace cli {

using bots::analysis::kMarks;
using bots::analysis::kSure;
using bots::analysis::Mark;

namespace {

constexpr Colour kRest{0x33424c};  // the part of the others
constexpr int kScale = 6;          // columns of "100 % "
constexpr int kWidest = 4;         // columns of one move
constexpr int kTickGap = 6;        // columns from one number to the next, at least
constexpr int kMarkRows = 2;

/// Where each point stands: in some columns of the plot, or several in one where there are too many.
class Columns {
public:
    Columns(std::span<const GraphPoint> points, int most)
        : points_(points), width_(std::min(most, kWidest * count())) {}

    int width() const { return width_; }
    /// Whether a point stands here that stands in no earlier column.
    bool begins(int column) const { return column == 0 || end(column - 1) < end(column); }
    /// The last point in a column.
    const GraphPoint& last_in(int column) const { return points_[static_cast<std::size_t>(end(column) - 1)]; }
    /// Of those that begin in it.
    Mark worst_in(int column) const {
        Mark worst = Mark::none;
        for (int i = column == 0 ? 0 : end(column - 1); i < end(column); ++i)
            worst = std::max(worst, points_[static_cast<std::size_t>(i)].mark);
        return worst;
    }

private:
    int count() const { return static_cast<int>(points_.size()); }
    int end(int column) const {
        return width_ < count() ? (column + 1) * count() / width_ : column * count() / width_ + 1;
    }

    std::span<const GraphPoint> points_;
    int width_;
};

/// A column of the area, in eighths of a row; in ASCII in whole rows.
void draw_bar(Screen& screen, int x, int rows, int chance, const Inks& inks) {
    constexpr std::u32string_view kEighths = U" ▁▂▃▄▅▆▇█";
    constexpr int kParts = 8;
    const bool fine = inks.letters == Letters::unicode;
    int filled = (chance * rows * kParts + kSure / 2) / kSure;
    if (!fine) filled = (filled + kParts / 2) / kParts * kParts;
    for (int row = 0; row < rows; ++row) {
        const int here = std::clamp(filled - (rows - 1 - row) * kParts, 0, kParts);
        const bool is_middle = here == 0 && row == rows / 2 && inks.depth == Depth::none;
        screen.put(x, row, is_middle ? U'·' : kEighths[static_cast<std::size_t>(here)],
                   Style{palette::kWater, kRest});
    }
}

}  // namespace

std::string_view symbol_of(Mark mark) {
    constexpr std::array<std::string_view, kMarks> kSymbols{"", "?!", "?", "??"};
    return kSymbols[static_cast<std::size_t>(mark)];
}

Style style_of(Mark mark) {
    constexpr std::array<Style, kMarks> kStyles{Style{}, Style{Colour{0xe3c04b}, {}, true},
                                                Style{Colour{0xe8903e}, {}, true},
                                                Style{Colour{0xe5534b}, {}, true}};
    return kStyles[static_cast<std::size_t>(mark)];
}

Screen draw_graph(std::span<const GraphPoint> points, int columns, int rows, const Inks& inks) {
    const Columns plot(points, std::max(columns - kScale, 1));
    const bool has_marks = std::any_of(points.begin(), points.end(),
                                       [](const GraphPoint& point) { return point.mark != Mark::none; });
    const int ticks = rows + (has_marks ? kMarkRows : 0);
    Screen screen(std::min(kScale + plot.width() + kTickGap, columns), ticks + 1);
    screen.put(0, 0, "100 %", tones::kQuiet);
    if (rows > 3) screen.put(0, rows / 2, " 50 %", tones::kQuiet);
    screen.put(0, rows - 1, "  0 %", tones::kQuiet);
    int next_tick = 0;
    for (int column = 0; column < plot.width(); ++column) {
        const int x = kScale + column;
        draw_bar(screen, x, rows, plot.last_in(column).chance, inks);
        if (!plot.begins(column)) continue;
        const Mark mark = plot.worst_in(column);
        const std::string_view symbol = symbol_of(mark);
        for (std::size_t i = 0; i < symbol.size(); ++i)
            screen.put(x, rows + static_cast<int>(i), symbol.substr(i, 1), style_of(mark));
        const std::string number = std::to_string(plot.last_in(column).number);
        if (column < next_tick || x + columns_of(number) > columns) continue;
        screen.put(x, ticks, number, tones::kQuiet);
        next_tick = column + kTickGap;
    }
    return screen;
}

}  // namespace cli
