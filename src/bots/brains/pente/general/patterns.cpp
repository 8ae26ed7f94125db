#include "bots/brains/pente/general/patterns.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "game/parts/bit_lines.h"

namespace bots::brains::pente::general {

namespace {

using game::parts::Run;
using game::parts::run_through;

constexpr int kCells = 2 * kSight + 1;
using Mask = std::uint32_t;  // a bit for each cell of a line; the stone lies at bit kSight

constexpr bool has(Mask mask, int at) { return (mask >> at & 1U) != 0; }

/// A line as masks, with the stone in the middle laid.
struct Line {
    Mask own = 1U << kSight, other = 0, free = 0;

    explicit Line(LineKey key) {
        for (int n = 1; n <= kSight; ++n) {
            put(kSight - n, key >> back_shift(n) & 3);
            put(kSight + n, key >> ahead_shift(n) & 3);
        }
    }
    void put(int at, LineKey cell) {
        if (cell == static_cast<LineKey>(Cell::own)) own |= 1U << at;
        if (cell == static_cast<LineKey>(Cell::other)) other |= 1U << at;
        if (cell == static_cast<LineKey>(Cell::free)) free |= 1U << at;
    }
    /// Directions in which `length` others stand next to the stone and the cell behind is in `ends`.
    int bracketed(int length, Mask ends) const {
        int found = 0;
        for (const int step : {1, -1}) {
            bool all = has(ends, kSight + step * (length + 1));
            for (int n = 1; n <= length; ++n) all = all && has(other, kSight + step * n);
            found += all;
        }
        return found;
    }
    /// Whether the own run through the stone has that length and such ends.
    bool is_between(int length, Mask first, Mask second) const {
        const Run run = run_through(own, kSight);
        if (run.length() != length || run.from == 0 || run.to == kCells - 1) return false;
        return (has(first, run.from - 1) && has(second, run.to + 1)) ||
               (has(second, run.from - 1) && has(first, run.to + 1));
    }
};

/// Finds shapes from strong to weak: a line is one step below the best it can grow into.
class Shaper {
public:
    Shaper(int row, bool exact) : row_(row), exact_(exact) {}

    Shape shape_of(Mask own, Mask free) {
        std::uint8_t& known = known_[own << kCells | free];
        if (known == kUnknown) known = static_cast<std::uint8_t>(find(own, free));
        return static_cast<Shape>(known);
    }

private:
    static constexpr std::uint8_t kUnknown = 255;

    bool wins(Mask own) const {
        const int length = run_through(own, kSight).length();
        return exact_ ? length == row_ : length >= row_;
    }
    Shape find(Mask own, Mask free) {
        if (wins(own)) return Shape::five;
        int ways = 0;
        Shape best = Shape::none;
        for (int at = 0; at < kCells; ++at) ways += has(free, at) && wins(own | 1U << at);
        if (ways > 0) return ways > 1 ? Shape::open_four : Shape::four;
        for (int at = 0; at < kCells; ++at)
            if (has(free, at)) best = std::max(best, shape_of(own | 1U << at, free & ~(1U << at)));
        switch (best) {
            case Shape::open_four: return Shape::open_three;
            case Shape::four: return Shape::three;
            case Shape::open_three: return Shape::open_two;
            case Shape::three: return Shape::two;
            case Shape::open_two:
            case Shape::two: return Shape::one;
            default: return Shape::none;
        }
    }

    int row_;
    bool exact_;
    std::vector<std::uint8_t> known_ = std::vector<std::uint8_t>(std::size_t{1} << 2 * kCells, kUnknown);
};

Look look_at(Shaper& shaper, LineKey key) {
    const Line line(key);
    const auto groups = [&](auto&& count) { return Look::Groups{count(2), count(3)}; };
    return Look(
        shaper.shape_of(line.own, line.free),
        groups([&](int length) { return line.bracketed(length, line.own); }),
        groups([&](int length) { return std::min(line.bracketed(length, line.free), 1); }),
        groups([&](int length) { return static_cast<int>(line.is_between(length, line.other, line.other)); }),
        groups([&](int length) { return static_cast<int>(line.is_between(length, line.other, line.free)); }));
}

template <int Row, bool Exact>
const LineTable& made_table() {
    static const auto table = [] {
        auto made = std::make_unique<LineTable>();
        Shaper shaper(Row, Exact);
        for (LineKey key = 0; key < kLineKeys; ++key) (*made)[key] = look_at(shaper, key).raw();
        return made;
    }();
    return *table;
}

}  // namespace

const LineTable& line_table(int row, bool exact) {
    if (row == 4) return made_table<4, false>();
    if (row == 6) return made_table<6, false>();
    return exact ? made_table<5, true>() : made_table<5, false>();
}

}  // namespace bots::brains::pente::general
