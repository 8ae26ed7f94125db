#include "cli/sheets/penta_rush_parts.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cli {

using namespace games::penta_rush;

namespace {

constexpr std::array<Colour, kSymbols> kColours{Colour(0x8a4a8f), Colour(0x8fd0f5), Colour(0x00875f),
                                                Colour(0xe07b39), Colour(0xf5d33c), Colour(0x0072b2)};

Path star(Point centre, double outer, double inner) {
    std::array<Point, 10> corners{};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const double angle = std::numbers::pi * (static_cast<double>(i) / 5 - 0.5);
        corners[i] = centre + Point{std::cos(angle), std::sin(angle)} * (i % 2 == 0 ? outer : inner);
    }
    return polygon(corners);
}

/// One swing to each side, from left to right.
Path wave(Point centre, double half, double swing) {
    const auto at = [&](double x, double y) { return centre + Point{x * half, y * swing}; };
    return Path()
        .move(at(-1, 0.6))
        .curve(at(-0.75, -1), at(-0.35, -1), at(0, 0))
        .curve(at(0.35, 1), at(0.75, 1), at(1, -0.6));
}

void draw_waves(Canvas& canvas, Point centre, double r, Colour colour) {
    // Ink first and colour over it: a stroke with an edge.
    for (const auto& [ink, width] : {std::pair(kSheetInk, 0.3), std::pair(colour, 0.3)})
        for (const double y : {-0.42, 0.42}) {
            const double edge = ink == kSheetInk ? 0.6 : 0;
            canvas.draw(wave(centre + Point{0, y * r}, r * 0.95, r * 0.42),
                        {.line = ink, .width = r * width + edge});
        }
}

/// The squares of a shape as it lies first on the board, from its own corner.
std::array<Point, kPerShape> cells_of(Shape shape) {
    const Placement& placement =
        placements()[static_cast<std::size_t>(first_placement(static_cast<int>(shape)))];
    std::array<Point, kPerShape> cells{};
    for (std::size_t i = 0; i < kPerShape; ++i)
        cells[i] = place_in_grid(placement.squares[i], kSide, 1, -1);  // the board's rows go up
    return cells;
}

}  // namespace

void draw_symbol(Canvas& canvas, Symbol symbol, Point centre, double size) {
    const double r = size * 0.36;
    const auto at = [&](double x, double y) { return centre + Point{x * r, y * r}; };
    const Paint paint{.fill = kColours[symbol], .line = kSheetInk, .width = 0.3};
    canvas.begin_group(std::string("symbol ") + static_cast<char>('a' + symbol));
    switch (symbol) {
        case 0: canvas.draw(circle(centre, r * 0.92), paint); break;
        case 1:
            canvas.draw(polygon(std::array{at(0, -1.12), at(0.8, 0), at(0, 1.12), at(-0.8, 0)}), paint);
            break;
        case 2: canvas.draw(polygon(std::array{at(0, -0.95), at(1.05, 0.85), at(-1.05, 0.85)}), paint); break;
        case 3: canvas.draw(box(at(-0.85, -0.85), r * 1.7, r * 1.7), paint); break;
        case 4: canvas.draw(star(at(0, 0.08), r * 1.15, r * 0.5), paint); break;
        default: draw_waves(canvas, centre, r, kColours[symbol]); break;
    }
    canvas.end_group();
}

void draw_shape(Canvas& canvas, Shape shape, Point centre, double unit) {
    const auto cells = cells_of(shape);
    const auto by = [&](auto member) {
        const auto [least, most] = std::minmax_element(
            cells.begin(), cells.end(), [&](Point a, Point b) { return a.*member < b.*member; });
        return ((*least).*member + (*most).*member + 1) / 2;
    };
    const Point middle{by(&Point::x), by(&Point::y)};
    canvas.begin_group(std::string("shape ") + letter_of(shape));
    for (const Point cell : cells)
        canvas.draw(box(centre + (cell + middle * -1) * unit, unit, unit),
                    {.fill = kSheetPale, .line = kSheetInk, .width = std::max(0.2, unit * 0.05)});
    canvas.end_group();
}

void draw_points(Canvas& canvas, int points, Point centre, double radius) {
    canvas.draw(circle(centre, radius), {.fill = kSheetInk});
    canvas.write(centre + Point{0, radius * 0.5}, std::to_string(points),
                 {.size = radius * 1.4, .bold = true, .anchor = Anchor::middle, .ink = Colour(0xffffff)});
}

void draw_pips(Canvas& canvas, int value, Point centre, double size) {
    canvas.draw(box(centre + Point{-size / 2, -size / 2}, size, size),
                {.fill = Colour(0xffffff), .line = kSheetInk, .width = 0.4});
    const auto pip = [&](double x, double y) {
        canvas.draw(circle(centre + Point{x * size * 0.27, y * size * 0.27}, size * 0.085),
                    {.fill = kSheetInk});
    };
    if (value % 2 == 1) pip(0, 0);
    for (const int sign : {-1, 1}) {
        if (value >= 2) pip(-sign, sign);
        if (value >= 4) pip(sign, sign);
        if (value == 6) pip(sign, 0);
    }
}

void draw_timer(Canvas& canvas, Point centre, double size) {
    const auto at = [&](double x, double y) { return centre + Point{x * size * 0.5, y * size * 0.5}; };
    const Paint glass{.fill = Colour(0xffffff), .line = kSheetInk, .width = 0.3};
    canvas.draw(polygon(std::array{at(-0.55, -0.85), at(0.55, -0.85), at(0, 0)}), glass);
    canvas.draw(polygon(std::array{at(-0.55, 0.85), at(0.55, 0.85), at(0, 0)}), glass);
    canvas.draw(polygon(std::array{at(-0.42, 0.8), at(0.42, 0.8), at(0, 0.3)}), {.fill = kSheetInk});
    for (const double y : {-0.95, 0.95})
        canvas.draw(segment(at(-0.65, y), at(0.65, y)), {.line = kSheetInk, .width = 0.5});
}

}  // namespace cli
