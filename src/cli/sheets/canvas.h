#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/screen/screen.h"

namespace cli {

/// A place on paper: millimetres from the top left corner.
struct Point {
    double x = 0, y = 0;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator*(Point a, double by) { return {a.x * by, a.y * by}; }
};

/// Lines and curves.
class Path {
public:
    enum class Verb : std::uint8_t { move, line, curve, close };
    struct Step {
        Verb verb = Verb::close;
        std::array<Point, 3> points{};  // one, one, three, none
    };

    Path& move(Point to) { return add({Verb::move, {to}}); }
    Path& line(Point to) { return add({Verb::line, {to}}); }
    Path& curve(Point first, Point second, Point to) { return add({Verb::curve, {first, second, to}}); }
    Path& close() { return add({Verb::close, {}}); }

    const std::vector<Step>& steps() const { return steps_; }

private:
    Path& add(const Step& step) {
        steps_.push_back(step);
        return *this;
    }
    std::vector<Step> steps_;
};

Path segment(Point from, Point to);
Path box(Point corner, double width, double height);
Path circle(Point centre, double radius);
Path polygon(std::span<const Point> corners);

/// Where the i-th of equal places begins that go row by row, `columns` to a row.
constexpr Point place_in_grid(int i, int columns, double width, double height) {
    const int row = i / columns, column = i % columns;
    return {column * width, row * height};
}

/// How a path is drawn; a colour that is not set draws nothing.
struct Paint {
    Colour fill = {}, line = {};
    double width = 0.25;
    bool dashed = false;
};

enum class Anchor : std::uint8_t { left, middle, right };
struct Lettering {
    double size = 4;  // millimetres from line to line
    bool bold = false;
    Anchor anchor = Anchor::left;
    Colour ink{0x1f2a30};
};

/// What a sheet is drawn on: the same strokes for every kind of file.
class Canvas {
public:
    virtual ~Canvas() = default;
    virtual void draw(const Path& path, const Paint& paint) = 0;
    /// `at` is on the base line.
    virtual void write(Point at, std::string_view text, const Lettering& lettering) = 0;
    /// Names what is drawn until `end_group`; groups may lie in groups.
    virtual void begin_group(std::string_view name) = 0;
    virtual void end_group() = 0;
};

/// A length in a file: at most two decimals, always with a point.
std::string decimal(double value);

}  // namespace cli
