#include "games/penta_rush/shapes.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "core/text.h"
#include "games/penta_rush/data.h"

namespace games::penta_rush {

namespace {

struct Cell {
    int x = 0, y = 0;
    friend auto operator<=>(const Cell&, const Cell&) = default;
};
using Cells = std::array<Cell, kPerShape>;

// Each shape one way up, as drawn in its letter.
constexpr std::array<Cells, kShapes> kDrawn{{
    {{{1, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 2}}},  // F
    {{{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}}},  // I
    {{{0, 0}, {1, 0}, {0, 1}, {0, 2}, {0, 3}}},  // L
    {{{0, 0}, {0, 1}, {1, 1}, {1, 2}, {1, 3}}},  // N
    {{{0, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 2}}},  // P
    {{{1, 0}, {1, 1}, {0, 2}, {1, 2}, {2, 2}}},  // T
    {{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {2, 1}}},  // U
    {{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {0, 2}}},  // V
    {{{1, 0}, {2, 0}, {0, 1}, {1, 1}, {0, 2}}},  // W
    {{{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}}},  // X
    {{{1, 0}, {1, 1}, {0, 2}, {1, 2}, {1, 3}}},  // Y
    {{{1, 0}, {2, 0}, {1, 1}, {0, 2}, {1, 2}}},  // Z
}};

/// Moved into the corner and sorted: equal for equal ways up.
Cells settled(Cells cells) {
    Cell corner = cells[0];
    for (const Cell& cell : cells) corner = {std::min(corner.x, cell.x), std::min(corner.y, cell.y)};
    for (Cell& cell : cells) cell = {cell.x - corner.x, cell.y - corner.y};
    std::sort(cells.begin(), cells.end());
    return cells;
}

/// PR-08: the different ways up among the four turns of the shape and of its mirror image.
std::vector<Cells> ways_up(Cells cells) {
    std::vector<Cells> ways;
    for (int i = 0; i < 8; ++i) {
        for (Cell& cell : cells) cell = {-cell.y, cell.x};
        if (i == 4)
            for (Cell& cell : cells) cell.x = -cell.x;
        ways.push_back(settled(cells));
    }
    std::sort(ways.begin(), ways.end());
    ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
    return ways;
}

std::uint64_t key_of(const std::array<Square, kPerShape>& ascending) {
    std::uint64_t key = 0;
    for (const Square square : ascending) key = key << 8 | square;
    return key;
}

struct Tables {
    std::array<Placement, kPlacements> placements{};
    std::array<int, kShapes + 1> first{};
    std::vector<std::pair<std::uint64_t, int>> by_squares;  // sorted
    std::array<int, kShapes> points{};

    Tables() {
        int count = 0;
        for (int shape = 0; shape < kShapes; ++shape) {
            first[static_cast<std::size_t>(shape)] = count;
            count = add_shape(shape, count);
        }
        first[kShapes] = count;
        assert(count == kPlacements);
        std::sort(by_squares.begin(), by_squares.end());
        read_points();
    }

    int add_shape(int shape, int count) {
        std::vector<std::array<Square, kPerShape>> found;
        for (const Cells& way : ways_up(kDrawn[static_cast<std::size_t>(shape)])) {
            Cell most;
            for (const Cell& cell : way) most = {std::max(most.x, cell.x), std::max(most.y, cell.y)};
            for (int y = 0; y + most.y < kSide; ++y)
                for (int x = 0; x + most.x < kSide; ++x) {
                    std::array<Square, kPerShape> squares{};
                    for (std::size_t i = 0; i < kPerShape; ++i)
                        squares[i] = static_cast<Square>((y + way[i].y) * kSide + x + way[i].x);
                    std::sort(squares.begin(), squares.end());
                    found.push_back(squares);
                }
        }
        std::sort(found.begin(), found.end());
        for (const auto& squares : found) {
            Placement& placement = placements[static_cast<std::size_t>(count)];
            placement = {static_cast<Shape>(shape), squares, {}};
            for (const Square square : squares) placement.set.add(square);
            by_squares.emplace_back(key_of(squares), count++);
        }
        return count;
    }

    void read_points() {
        for (const std::string_view line : core::lines(data::kTiles)) {
            const auto words = core::words(line);
            if (words.empty() || words[0][0] == '#') continue;
            const int value = static_cast<int>(*core::read_number(words[0], 1, 9));
            for (std::size_t i = 1; i < words.size(); ++i)
                points[static_cast<std::size_t>(shape_of_letter(words[i][0]))] = value;
        }
        assert(std::all_of(points.begin(), points.end(), [](int value) { return value > 0; }));
    }
};

const Tables& tables() {
    static const Tables made;
    return made;
}

}  // namespace

std::span<const Placement, kPlacements> placements() { return tables().placements; }

int first_placement(int shape) { return tables().first[static_cast<std::size_t>(shape)]; }

int find_placement(std::span<const Square> squares) {
    if (squares.size() != kPerShape) return -1;
    std::array<Square, kPerShape> ascending{};
    std::copy(squares.begin(), squares.end(), ascending.begin());
    std::sort(ascending.begin(), ascending.end());
    const std::uint64_t key = key_of(ascending);
    const auto& list = tables().by_squares;
    const auto at = std::lower_bound(list.begin(), list.end(), std::pair(key, 0));
    return at != list.end() && at->first == key ? at->second : -1;
}

int points_of(Shape shape) { return tables().points[static_cast<std::size_t>(shape)]; }

}  // namespace games::penta_rush
