#include "cli/sheets/canvas.h"

#include <cmath>
#include <cstdlib>

namespace cli {

Path segment(Point from, Point to) { return Path().move(from).line(to); }

Path box(Point corner, double width, double height) {
    return polygon(std::array{corner, corner + Point{width, 0}, corner + Point{width, height},
                              corner + Point{0, height}});
}

Path circle(Point centre, double radius) {
    const double r = radius, k = radius * 0.5523;  // four curves that differ from it by a hair
    const auto at = [&](double x, double y) { return centre + Point{x, y}; };
    return Path()
        .move(at(r, 0))
        .curve(at(r, k), at(k, r), at(0, r))
        .curve(at(-k, r), at(-r, k), at(-r, 0))
        .curve(at(-r, -k), at(-k, -r), at(0, -r))
        .curve(at(k, -r), at(r, -k), at(r, 0))
        .close();
}

Path polygon(std::span<const Point> corners) {
    Path path;
    path.move(corners.front());
    for (const Point corner : corners.subspan(1)) path.line(corner);
    return path.close();
}

std::string decimal(double value) {
    const long hundredths = std::lround(value * 100);
    const long size = std::labs(hundredths);
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
    if (size % 100 == 0) return text;
    text += '.';
    text += static_cast<char>('0' + size / 10 % 10);
    if (size % 10 != 0) text += static_cast<char>('0' + size % 10);
    return text;
}

}  // namespace cli
