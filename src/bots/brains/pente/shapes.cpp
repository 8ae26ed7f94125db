#include "bots/brains/pente/shapes.h"

#include <algorithm>
#include <memory>

namespace bots::brains::pente {

namespace {

constexpr int kCells = 2 * kReach + 1;

/// The nine cells of a line, seen by one colour, whose stone lies in the middle.
class Line {
public:
    Line(LineKey key, int colour) {
        for (int n = 1; n <= kReach; ++n) {
            cells_[kReach - n] = seen(key >> shift_back(n) & 3, colour);
            cells_[kReach + n] = seen(key >> shift_ahead(n) & 3, colour);
        }
        cells_[kReach] = kOwn;
    }

    bool is_free(int at) const { return cells_[at] == kFree; }
    void add(int at) { cells_[at] = kOwn; }

    bool has_five() const {
        for (int from = 0; from <= kReach; ++from)
            if (own_in(from) == 5) return true;
        return false;
    }
    /// Free cells that complete a five through the middle.
    int completions() const {
        int count = 0;
        for (int at = 0; at < kCells; ++at) {
            if (!is_free(at)) continue;
            Line grown = *this;
            grown.add(at);
            count += grown.has_five();
        }
        return count;
    }

    /// Pairs of the other colour that the middle stone brackets.
    int takes() const {
        const auto brackets = [&](int step) {
            return at(step) == kOther && at(2 * step) == kOther && at(3 * step) == kOwn;
        };
        return brackets(1) + brackets(-1);
    }
    /// The middle stone makes a pair with one end taken and the other free.
    bool exposes() const {
        const auto bare = [&](int step) {
            if (at(step) != kOwn) return false;
            const int near = at(-step), far = at(2 * step);
            return (near == kFree && far == kOther) || (near == kOther && far == kFree);
        };
        return bare(1) || bare(-1);
    }

    /// The middle stone closes one end of a pair of the other colour; the other end is free.
    bool threatens() const {
        const auto closes = [&](int step) {
            return at(step) == kOther && at(2 * step) == kOther && at(3 * step) == kFree;
        };
        return closes(1) || closes(-1);
    }

    /// The colour's view of the line as a key again: 1 its own, 2 the other's.
    int index() const {
        int key = 0;
        for (int at = 0; at < kCells; ++at)
            if (at != kReach) key = key * 4 + cells_[at];
        return key;
    }

private:
    enum : std::uint8_t { kFree, kOwn, kOther, kEdge };

    static std::uint8_t seen(int cell, int colour) {
        if (cell == kEmpty) return kFree;
        if (cell == kOutside) return kEdge;
        return (cell == kFirst) == (colour == 0) ? kOwn : kOther;
    }
    int at(int step) const { return cells_[kReach + step]; }
    int own_in(int from) const {
        return static_cast<int>(std::count(cells_.begin() + from, cells_.begin() + from + 5, kOwn));
    }

    std::array<std::uint8_t, kCells> cells_{};
};

/// Finds shapes from strong to weak: a line is one step below the best it can grow into.
class Shaper {
public:
    Shape shape_of(const Line& line) {
        Shape& known = known_[static_cast<std::size_t>(line.index())];
        bool& done = done_[static_cast<std::size_t>(line.index())];
        if (!done) {
            done = true;
            known = find(line);
        }
        return known;
    }

private:
    Shape find(const Line& line) {
        if (line.has_five()) return Shape::five;
        if (const int ways = line.completions(); ways > 0) return ways > 1 ? Shape::open_four : Shape::four;
        Shape best = Shape::none;
        for (int at = 0; at < kCells; ++at) {
            if (!line.is_free(at)) continue;
            Line grown = line;
            grown.add(at);
            best = std::max(best, shape_of(grown));
        }
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

    std::array<Shape, 65536> known_{};
    std::array<bool, 65536> done_{};
};

}  // namespace

const std::array<Looks, 65536>& line_looks() {
    static const auto table = [] {
        auto made = std::make_unique<std::array<Looks, 65536>>();
        const auto shaper = std::make_unique<Shaper>();
        for (int key = 0; key < 65536; ++key)
            for (int colour = 0; colour < 2; ++colour) {
                const Line line(static_cast<LineKey>(key), colour);
                const Look look(shaper->shape_of(line), line.takes(), line.exposes(), line.threatens());
                (*made)[static_cast<std::size_t>(key)].raw[static_cast<std::size_t>(colour)] = look.raw();
            }
        return made;
    }();
    return *table;
}

}  // namespace bots::brains::pente
